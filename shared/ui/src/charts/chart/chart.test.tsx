import { render, screen, waitFor, within } from '@testing-library/react';
import { findings } from '../../testing/findings.ts';
import { Chart, type ChartProps } from './index.ts';

beforeAll(() => import('./drawing.tsx'));

const props: ChartProps = {
  title: 'What you still owe',
  summary: 'Paid off after three years.',
  kind: 'stack',
  labels: ['2026', '2027', '2028'],
  labelled: 'Year',
  series: [
    { name: 'Interest', values: [300, 200, 100] },
    { name: 'Capital', values: [700, 800, null] },
  ],
};
const textOf = (element: Element | undefined) => element?.textContent?.replaceAll('\u00a0', ' ');

it('has every figure in a table, with its headings', async () => {
  const { container } = render(<Chart {...props} />);
  screen.getByText('Show as a table').click();
  const table = within(await screen.findByRole('table', { name: 'What you still owe' }));
  const rows = table.getAllByRole('row');
  expect(rows.map(textOf)).toEqual([
    'YearInterestCapital',
    '2026R 300.00R 700.00',
    '2027R 200.00R 800.00',
    '2028R 100.00–',
  ]);
  expect(await findings(container)).toEqual([]);
});

it('has further columns in its table alone', async () => {
  const { container } = render(
    <Chart {...props} kind="line" alsoInTable={[{ name: 'Fees', values: [1, null, 3] }]} />,
  );
  screen.getByText('Show as a table').click();
  const table = within(await screen.findByRole('table', { name: 'What you still owe' }));
  expect(textOf(table.getAllByRole('row')[1])).toBe('2026R 300.00R 700.00R 1.00');
  await waitFor(() => expect(container.querySelectorAll('path.line')).toHaveLength(2));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it.each([
  ['line', 'path.line', 2],
  ['area', 'path.area', 2],
  ['bars', 'rect.bar', 6],
  ['stack', 'rect.bar', 6],
  ['share', 'path.bar', 3],
  ['rows', 'rect.bar', 3],
] as const)('draws %s', async (kind, mark, count) => {
  const { container } = render(<Chart {...props} kind={kind} />);
  await waitFor(() => expect(container.querySelectorAll(mark)).toHaveLength(count));
  for (const drawn of container.querySelectorAll('svg *'))
    for (const { value } of drawn.attributes) expect(value).not.toMatch(/NaN|undefined/);
});

it('puts the parts of a stack on one another', async () => {
  const { container } = render(<Chart {...props} />);
  await waitFor(() => expect(container.querySelectorAll('rect.bar')).toHaveLength(6));
  const [interest, capital] = [...container.querySelectorAll('rect.bar')].map((bar) => ({
    top: Number(bar.getAttribute('y')),
    height: Number(bar.getAttribute('height')),
  }));
  expect((capital?.top ?? 0) + (capital?.height ?? 0)).toBeCloseTo(interest?.top ?? -1);
  expect((capital?.height ?? 0) / (interest?.height ?? 1)).toBeCloseTo(700 / 300);
});

it('names the parts of a whole with their values', async () => {
  render(<Chart {...props} kind="share" />);
  const [first] = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
  expect(textOf(first)).toBe('2026R 300.00');
});

it('has what the parts of a whole come to in the middle', async () => {
  const { container } = render(
    <Chart {...props} kind="share" series={[{ name: 'Rand', values: [0.1, 0.2, null] }]} />,
  );
  await waitFor(() => expect(container.querySelector('text.whole')).toBeInTheDocument());
  expect(textOf(container.querySelector('text.whole') ?? undefined)).toBe('R 0.30');
});

it('draws nothing out of nothing', async () => {
  const { container } = render(<Chart {...props} labels={[]} series={[]} kind="bars" />);
  await waitFor(() => expect(container.querySelector('svg')).toBeInTheDocument());
});

it.each([
  ['nothing at all', [0], 'R 0R 20R 40R 60R 80R 100'],
  ['debt alone', [-500_000], 'R -500kR -400kR -300kR -200kR -100kR 0'],
] as const)(
  'has whole figures on the axis of %s, and no room above what is there',
  async (_, values, axis) => {
    const { container } = render(
      <Chart {...props} kind="line" labels={['2026']} series={[{ name: 'Net wealth', values }]} />,
    );
    await waitFor(() => expect(container.querySelector('svg')).toBeInTheDocument());
    expect([...container.querySelectorAll('.visx-axis-left text')].map(textOf).join('')).toBe(axis);
  },
);

it('says on the axis what it says in the table, unless a shorter way is given', async () => {
  const kilometres = (value: number): string => `${value} km`;
  const { container, rerender } = render(<Chart {...props} kind="rows" format={kilometres} />);
  await waitFor(() => expect(container.querySelector('svg')).toHaveTextContent('300 km'));
  rerender(<Chart {...props} kind="rows" format={kilometres} short={String} />);
  expect(container.querySelector('svg')).not.toHaveTextContent('km');
});
