import { fireEvent, render, screen } from '@testing-library/react';
import type { Column, Table } from './answer.ts';
import { FigureTable } from './figure-table.tsx';

const number: Column = { name: 'n', label: 'Number', unit: 'number' };
const owed: Column = { name: 'owed', label: 'Owed', unit: 'rand' };
const of = (rows: number, rand: number, columns: readonly Column[] = [number, owed]): Table => ({
  title: 'Month by month',
  columns,
  rows: Array.from({ length: rows }, (_, at) => ({ n: at + 1, owed: rand })),
});
// Reads the table directly: finding 360 rows by role takes longer than drawing them.
const cells = () =>
  [...screen.getByRole<HTMLTableElement>('table').rows]
    .slice(1)
    .map((row) => row.cells[1]?.textContent?.replaceAll('\u00a0', ' '));
const all = (rows: number, text: string) => Array.from({ length: rows }, () => text);

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

it('draws the rows of the last answer, however many there were before', () => {
  const { rerender } = render(<FigureTable table={of(120, 1)} />);
  rerender(<FigureTable table={of(360, 2)} />);
  expect(cells()).toEqual(all(360, 'R 2.00'));
  rerender(<FigureTable table={of(24, 3, [number, { ...owed, label: 'Owed after' }])} />);
  expect(cells()).toEqual(all(24, 'R 3.00'));
});
