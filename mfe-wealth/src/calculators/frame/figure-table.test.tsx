import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Column, Table } from './answer.ts';
import { FigureTable } from './figure-table.tsx';

const number: Column = { name: 'n', label: 'Number', unit: 'number' };
const owed: Column = { name: 'owed', label: 'Owed', unit: 'rand' };
const of = (rows: number, rand: number, columns: readonly Column[] = [number, owed]): Table => ({
  title: 'Month by month',
  columns,
  rows: Array.from({ length: rows }, (_, at) => ({ n: at + 1, owed: rand })),
});
// By the table itself: asking for 360 rows by their role takes longer than drawing them.
const cells = () =>
  [...screen.getByRole<HTMLTableElement>('table').rows]
    .slice(1)
    .map((row) => row.cells[1]?.textContent?.replaceAll('\u00a0', ' '));
const all = (rows: number, text: string) => Array.from({ length: rows }, () => text);

it('redraws the rows of a long table part by part, so that no frame lays out all of them', async () => {
  const { rerender } = render(<FigureTable table={of(120, 1)} />);
  expect(cells()).toEqual(all(120, 'R 1.00'));
  const seen: number[] = [];
  const observer = new MutationObserver((changes) => seen.push(changes.length));
  observer.observe(screen.getByRole('table'), { subtree: true, characterData: true, childList: true });
  rerender(<FigureTable table={of(120, 2)} />);
  await waitFor(() => expect(cells()).toEqual(all(120, 'R 2.00')));
  observer.disconnect();
  expect(seen.length).toBeGreaterThan(1);
  // Two at most for a cell: the old text out and the new one in.
  expect(Math.max(...seen)).toBeLessThanOrEqual(40);
});

it('waits with them for a frame that has time to spare, where the browser says so', async () => {
  const waiting: (() => void)[] = [];
  Object.assign(window, {
    requestIdleCallback: (call: () => void) => waiting.push(call),
    cancelIdleCallback: () => waiting.pop(),
  });
  try {
    const { rerender } = render(<FigureTable table={of(90, 1)} />);
    rerender(<FigureTable table={of(90, 2)} />);
    await waitFor(() => expect(waiting).toHaveLength(1));
    expect(cells()).toEqual(all(90, 'R 1.00'));
    for (const changed of [20, 40, 60, 80, 90]) {
      await waitFor(() => expect(waiting).toHaveLength(1));
      act(() => waiting.pop()?.());
      expect(cells().filter((text) => text === 'R 2.00')).toHaveLength(changed);
    }
    // Typed again before the rows were drawn: the rows of the former answer are no longer waited for.
    rerender(<FigureTable table={of(90, 3)} />);
    await waitFor(() => expect(waiting).toHaveLength(1));
    rerender(<FigureTable table={of(90, 4)} />);
    expect(waiting).toEqual([]);
  } finally {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  }
});

it('ends with the rows of the last answer, however many there were before and between', async () => {
  const { rerender } = render(<FigureTable table={of(120, 1)} />);
  rerender(<FigureTable table={of(90, 2)} />);
  rerender(<FigureTable table={of(110, 3)} />);
  await waitFor(() => expect(cells()).toEqual(all(110, 'R 3.00')));
  rerender(<FigureTable table={of(70, 4)} />);
  await waitFor(() => expect(cells()).toEqual(all(70, 'R 4.00')));
});

it('lets the first column of a long table stick once it is scrolled sideways, and that of a short one always', () => {
  const { rerender } = render(<FigureTable table={{ ...of(120, 1), isLong: true }} />);
  const frame = screen.getByRole('region', { name: 'Table: Month by month' });
  expect(frame).toHaveAttribute('data-still');
  frame.scrollLeft = 40;
  fireEvent.scroll(frame);
  expect(frame).not.toHaveAttribute('data-still');
  frame.scrollLeft = 0;
  fireEvent.scroll(frame);
  expect(frame).toHaveAttribute('data-still');
  rerender(<FigureTable table={of(12, 1)} />);
  expect(frame).not.toHaveAttribute('data-still');
});

it('draws a short one at once, and a long one whose columns are other ones', () => {
  const { rerender } = render(<FigureTable table={of(360, 1)} />);
  rerender(<FigureTable table={of(360, 2, [number, { ...owed, label: 'Owed after' }])} />);
  expect(cells()).toEqual(all(360, 'R 2.00'));
  rerender(<FigureTable table={of(24, 3, [number, { ...owed, label: 'Owed after' }])} />);
  expect(cells()).toEqual(all(24, 'R 3.00'));
});
