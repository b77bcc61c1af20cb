import { renderWithPlatform } from '@phila/platform/fake';
import { Link } from '@phila/platform';
import { screen, within } from '@testing-library/react';
import { Menu } from '../menu/index.ts';
import { findings } from '../testing/findings.ts';
import { ListTable } from './index.ts';
import type { ListColumn } from './plain-table.tsx';

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

const columns: ListColumn<Person>[] = [
  {
    key: 'name',
    title: 'Name',
    sorter: true,
    sortOrder: 'ascend',
    render: (_, { id, name }) => (
      <Link to={`/people/${id}`} data-row={id}>
        {name}
      </Link>
    ),
  },
  { dataIndex: 'town', title: 'Town' },
  { dataIndex: 'paid', title: 'Paid', align: 'right', render: (paid, { id }) => `R ${String(paid)} (${id})` },
  {
    key: 'actions',
    title: 'Actions',
    width: 56,
    render: (_, { name }) => (
      <Menu label={`Actions for ${name}`} items={[{ text: 'Edit', onSelect: () => undefined }]} />
    ),
  },
];

const Town = () => (
  <ListTable<Person>
    rowKey="id"
    size="middle"
    columns={columns}
    dataSource={people}
    scroll={{ x: true }}
    rowSelection={{ selectedRowKeys: [], onChange: () => undefined }}
  />
);

const rowsIn = (table: HTMLElement): (string | null)[][] =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

const headsIn = (table: HTMLElement): (string | null)[][] =>
  within(table)
    .getAllByRole('columnheader')
    .map((head) => [head.textContent, head.getAttribute('aria-sort')])
    // Over the boxes antd has a head with one more.
    .filter(([text]) => text !== '');

// One test: once antd has come, a table is drawn with it at once.
it('has its rows before antd has come, and the same ones with it, the focus where it was', async () => {
  const { container } = renderWithPlatform(<Town />);
  const plain = screen.getByRole('table');
  const before = { rows: rowsIn(plain), heads: headsIn(plain) };
  expect(before.rows).toEqual([
    ['', 'Name', 'Town', 'Paid', 'Actions'],
    ['', 'Thandi Mokoena', 'Gqeberha', 'R 120 (1)', ''],
    ['', 'Sipho Dlamini', 'Kimberley', 'R 95 (2)', ''],
  ]);
  expect(before.heads[0]).toEqual(['Name', 'ascending']);
  expect(within(plain).queryByRole('checkbox')).toBeNull();
  expect(await findings(container)).toEqual([]);
  screen.getByRole('link', { name: 'Sipho Dlamini' }).focus();

  expect(await screen.findAllByRole('checkbox')).toHaveLength(3);
  expect(plain).not.toBeInTheDocument();
  const table = screen.getByRole('table');
  expect({ rows: rowsIn(table), heads: headsIn(table) }).toEqual(before);
  expect(screen.getByRole('link', { name: 'Sipho Dlamini' })).toHaveFocus();
});
