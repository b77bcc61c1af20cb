import { renderWithPlatform } from '@phila/platform/fake';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { findings } from '../../testing/findings.ts';
import { AdminList, type AdminColumn, type AdminListProps } from './index.ts';

interface Person {
  id: number;
  name: string;
  town: string;
  paid: number;
}

const people: Person[] = [
  { id: 1, name: 'Thandi Mokoena', town: 'Gqeberha', paid: 120 },
  { id: 2, name: 'Sipho Dlamini', town: 'Kimberley', paid: 95 },
];

const columns: AdminColumn<Person>[] = [
  {
    name: 'name',
    label: 'Name',
    cell: ({ id, name }) => (
      <Link to={`/people/${id}`} data-row={id}>
        {name}
      </Link>
    ),
  },
  { name: 'town', label: 'Town', cell: ({ town }) => town, isSortable: false },
  { name: 'paid', label: 'Paid', cell: ({ paid }) => `R ${paid}`, isNumber: true },
];

const refetch = () => Promise.resolve();

/** A person on another page, also chosen. */
const ELSEWHERE = '7';

const actions = ({ name }: Person) => <button type="button">Edit {name}</button>;

const People = (props: Partial<AdminListProps<Person>>) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set([ELSEWHERE]));
  return (
    <>
      <p>Chosen: {[...ids].toSorted().join(' ')}</p>
      <AdminList<Person>
        label="People"
        columns={columns}
        rows={people}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        actions={actions}
        selection={{ ids, onChoose: setIds }}
        {...props}
      />
    </>
  );
};

/** Sets the window's width in pixels. */
const windowIs = (width: number) =>
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query === '(width < 48em)' && width < 768,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );

it('is antd’s Table from the first drawing on: sorted by its heads, chosen by boxes, with what can be done', async () => {
  const onSort = jest.fn();
  const { container } = renderWithPlatform(<People onSort={onSort} />);
  const table = within(screen.getByRole('table', { name: 'People' }));
  expect(table.getAllByRole('row')).toHaveLength(3);
  const [first] = table.getAllByRole('row', { name: /Thandi Mokoena/ });
  expect(within(first as HTMLElement).getByRole('button', { name: 'Edit Thandi Mokoena' })).toBeVisible();
  await userEvent.click(table.getByRole('columnheader', { name: 'Paid' }));
  expect(onSort).toHaveBeenLastCalledWith({ field: 'paid', descending: false });
  await userEvent.click(table.getByRole('checkbox', { name: 'Choose Sipho Dlamini' }));
  expect(screen.getByText('Chosen: 2 7')).toBeInTheDocument();
  await userEvent.click(table.getByRole('checkbox', { name: 'Choose all of this page' }));
  expect(screen.getByText('Chosen: 1 2 7')).toBeInTheDocument();
  expect(await findings(container)).toEqual([]);
});

it('is a card for each row below 768, with the same order, boxes and actions', async () => {
  windowIs(767);
  const onSort = jest.fn();
  const { container } = renderWithPlatform(<People onSort={onSort} />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const cards = within(screen.getByRole('list', { name: 'People' }));
  const [first] = cards.getAllByRole('listitem');
  const card = within(first as HTMLElement);
  expect(card.getByRole('heading', { name: 'Thandi Mokoena' })).toContainElement(card.getByRole('link'));
  expect(first).toHaveTextContent('TownGqeberhaPaidR 120');
  expect(card.getByRole('button', { name: 'Edit Thandi Mokoena' })).toBeVisible();
  await userEvent.click(card.getByRole('checkbox', { name: 'Choose Thandi Mokoena' }));
  expect(screen.getByText('Chosen: 1 7')).toBeInTheDocument();
  const all = screen.getByRole('checkbox', { name: 'Choose all of this page' });
  await userEvent.click(all);
  expect(screen.getByText('Chosen: 1 2 7')).toBeInTheDocument();
  await userEvent.click(all);
  expect(screen.getByText('Chosen: 7')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Paid, highest first');
  expect(onSort).toHaveBeenLastCalledWith({ field: 'paid', descending: true });
  expect(await findings(container)).toEqual([]);
});

it.each([1280, 375])('has the shape of some rows while they are read, at %s', async (width) => {
  windowIs(width);
  const { container } = renderWithPlatform(
    <People rows={{ data: undefined, error: null, refetch }} tools={<input aria-label="Search" />} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading people');
  expect(screen.getByLabelText('Search')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(container.querySelector('[aria-busy=true] [style*="block-size"]')).not.toBeNull();
  expect(await findings(container)).toEqual([]);
});

it('says that the rows failed, with Retry, and that there is none', async () => {
  const again = jest.fn(refetch);
  const { rerender } = renderWithPlatform(
    <People rows={{ data: undefined, error: new Error('no'), refetch: again }} failure="No people came." />,
  );
  expect(screen.getByText('No people came.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /again|retry/i }));
  expect(again).toHaveBeenCalled();
  rerender(<People rows={[]} empty={<p>Nobody yet</p>} paging={<nav aria-label="Pages" />} />);
  expect(screen.getByText('Nobody yet')).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('shows the filters in use as chips, each taken away by a press, or all at once', async () => {
  const onRemove = jest.fn();
  const onClear = jest.fn();
  renderWithPlatform(
    <People chips={[{ name: 'town', words: 'Town: Kimberley', onRemove }]} onClear={onClear} />,
  );
  const chips = within(screen.getByRole('list', { name: 'Filters in use' }));
  await userEvent.click(chips.getByRole('button', { name: 'Town: Kimberley : remove this filter' }));
  expect(onRemove).toHaveBeenCalled();
  await userEvent.click(chips.getByRole('button', { name: 'Clear all' }));
  expect(onClear).toHaveBeenCalled();
});
