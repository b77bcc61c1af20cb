import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findings } from '../../testing/findings.ts';
import { containerIs } from '../../testing/container-width.ts';
import { DataTable, type Order, type TableColumn } from './index.ts';

interface Bought {
  id: string;
  name: string;
  total: number;
}
const rows: Bought[] = [
  { id: '1', name: 'Kettle', total: 300 },
  { id: '2', name: 'Toaster', total: 450 },
];
const columns: TableColumn<Bought>[] = [
  { name: 'name', label: 'Product', cell: ({ name }) => name },
  { name: 'total', label: 'Total', cell: ({ total }) => total, isNumber: true },
  { name: 'state', label: 'State', cell: () => 'Paid', isSortable: false },
];

const actions = ({ name }: Bought) => <button type="button">Cancel {name}</button>;

const Harness = ({ onSort }: { onSort?: (order: Order | null) => void }) => {
  const [order, setOrder] = useState<Order | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="Orders"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      actions={actions}
      selection={{
        selected,
        onSelect: (ids, on) =>
          setSelected(new Set([...selected].filter((id) => !ids.includes(id)).concat(on ? ids : []))),
      }}
      order={order}
      onSort={(next) => {
        setOrder(next);
        onSort?.(next);
      }}
    />
  );
};

it('is a table where there is room, its actions at the end of each row', async () => {
  containerIs(900);
  const { container } = render(<Harness />);
  const table = within(screen.getByRole('table', { name: 'Orders' }));
  expect(table.getAllByRole('row')).toHaveLength(3);
  const kettle = within(table.getByRole('row', { name: /Kettle/ })).getAllByRole('cell');
  expect(kettle.at(-1)).toContainElement(screen.getByRole('button', { name: 'Cancel Kettle' }));
  expect(await findings(container)).toEqual([]);
});

it('sorts by a heading, the other way, and not at all', async () => {
  containerIs(900);
  const onSort = jest.fn();
  render(<Harness onSort={onSort} />);
  const heading = screen.getByRole('button', { name: 'Total' });
  await userEvent.click(heading);
  expect(onSort).toHaveBeenLastCalledWith({ field: 'total', descending: false });
  expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(heading);
  expect(onSort).toHaveBeenLastCalledWith({ field: 'total', descending: true });
  await userEvent.click(heading);
  expect(onSort).toHaveBeenLastCalledWith(null);
  expect(screen.queryByRole('button', { name: 'State' })).not.toBeInTheDocument();
});

it('marks one row, all of them and some', async () => {
  containerIs(900);
  render(<Harness />);
  await userEvent.click(screen.getByLabelText('Select Kettle'));
  const all = screen.getByLabelText<HTMLInputElement>('Select all on this page');
  expect(all.indeterminate).toBe(true);
  await userEvent.click(all);
  expect(screen.getByLabelText('Select Toaster')).toBeChecked();
  expect(all.indeterminate).toBe(false);
});

it('says a row’s name once on its card', () => {
  containerIs(500);
  const named = columns.map((column) => (column.name === 'name' ? { ...column, isTitle: true } : column));
  const nameOf = ({ name }: Bought) => `${name}, of the kitchen`;
  render(<DataTable label="Orders" columns={named} rows={rows} keyOf={({ id }) => id} nameOf={nameOf} />);
  const [card] = screen.getAllByRole('listitem');
  expect(within(card as HTMLElement).getByRole('heading', { name: 'Kettle' })).toBeInTheDocument();
  expect(card).toHaveTextContent(/^KettleTotal300StatePaid$/);
});

it('is cards in a narrow container, whatever the window, and follows its width', async () => {
  const resize = containerIs(500);
  const { container } = render(<Harness />);
  const cards = within(screen.getByRole('list', { name: 'Orders' })).getAllByRole('listitem');
  expect(cards[0]).toHaveTextContent('ProductKettle');
  expect(within(cards[0] as HTMLElement).getByRole('button', { name: 'Cancel Kettle' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Total, highest first');
  expect(screen.getByLabelText('Sort by')).toHaveValue('-total');
  expect(await findings(container)).toEqual([]);
  act(() => resize(900));
  expect(screen.getByRole('table', { name: 'Orders' })).toBeInTheDocument();
});

it('is cards where the texts of a table need more than its container has, until it has that', () => {
  const resize = containerIs(700);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'TABLE' ? 900 : 700;
  });
  render(<Harness />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Orders' })).toBeInTheDocument();
  act(() => resize(899));
  expect(screen.getByRole('list', { name: 'Orders' })).toBeInTheDocument();
  act(() => resize(900));
  expect(screen.getByRole('table', { name: 'Orders' })).toBeInTheDocument();
});

describe('columns that give way', () => {
  /** Sets the container's width, and the width that the table needs by its number of headings. */
  const inWidth = (now: number, needed: (headings: number) => number) => {
    const resize = containerIs(now);
    let width = now;
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function (this: HTMLElement) {
      return this.tagName === 'TABLE' ? Math.max(width, needed(this.querySelectorAll('th').length)) : width;
    });
    return (next: number) => {
      width = next;
      act(() => resize(next));
    };
  };
  const wide: TableColumn<Bought>[] = [
    { name: 'name', label: 'Product', cell: ({ name }) => name, isTitle: true, givesWay: 1 },
    { name: 'total', label: 'Total', cell: ({ total }) => total, isNumber: true },
    { name: 'day', label: 'Day', cell: () => '05 Mar 2030', givesWay: 2 },
    { name: 'state', label: 'State', cell: () => 'Paid', givesWay: 1 },
  ];
  const shown = (onSort?: (order: Order | null) => void) =>
    render(
      <DataTable
        label="Orders"
        columns={wide}
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        {...(onSort === undefined ? {} : { onSort })}
      />,
    );
  const heads = () => screen.queryAllByRole('columnheader').map(({ textContent }) => textContent);

  it('leave the least important first, and what names the row never', () => {
    const resize = inWidth(1000, (headings) => headings * 240);
    shown();
    expect(heads()).toEqual(['Product', 'Total', 'Day', 'State']);
    resize(900);
    expect(heads()).toEqual(['Product', 'Total', 'Day']);
    resize(600);
    expect(heads()).toEqual(['Product', 'Total']);
    resize(1000);
    expect(heads()).toEqual(['Product', 'Total', 'Day', 'State']);
  });

  it('are said below the first cell of their row, each after its name', async () => {
    inWidth(600, (headings) => headings * 240);
    const { container } = shown();
    const [first] = within(screen.getByRole('row', { name: /Kettle/ })).getAllByRole('cell');
    expect(first).toHaveTextContent('KettleDay05 Mar 2030StatePaid');
    expect(await findings(container)).toEqual([]);
  });

  it('are still what the rows can be sorted by', async () => {
    inWidth(900, (headings) => headings * 240);
    const onSort = jest.fn();
    shown(onSort);
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'State, first to last');
    expect(onSort).toHaveBeenLastCalledWith({ field: 'state', descending: false });
  });

  it('make way for cards where even those that stay have no room', () => {
    const resize = inWidth(600, (headings) => headings * 320);
    shown();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Orders' })).toBeInTheDocument();
    resize(640);
    expect(heads()).toEqual(['Product', 'Total']);
  });
});

it('has search and pages in one line above a table, and the pages below cards', () => {
  const resize = containerIs(900);
  render(
    <DataTable
      label="Orders"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      tools={<input aria-label="Search" />}
      paging={<nav aria-label="Pages" />}
    />,
  );
  const search = screen.getByLabelText('Search');
  const pages = () => screen.getByRole('navigation', { name: 'Pages' });
  expect(search.parentElement).toContainElement(pages());
  expect(pages().compareDocumentPosition(screen.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  act(() => resize(500));
  expect(search.parentElement).not.toContainElement(pages());
  const cards = screen.getByRole('list', { name: 'Orders' });
  expect(cards.compareDocumentPosition(pages())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
