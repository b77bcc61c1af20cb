import type { PartRows } from './readable.ts';
import { printedParts } from './printed.ts';

const held = (title: string, rows: number, values = 1, text = 'x'): PartRows => ({
  part: { name: title, title, tables: [], read: () => Promise.resolve([]) },
  rows: Array.from({ length: rows }, () => ({
    values: {},
    shown: Array.from({ length: values }, () => ({ label: 'Note', text })),
  })),
});

test('the first rows of a long part are printed, with the number of the rest', () => {
  const [log, other] = printedParts([held('Log', 500), held('Account', 1)]);
  expect(log).toMatchObject({ title: 'Log', left: 460 });
  expect(log?.rows).toHaveLength(40);
  expect(other).toMatchObject({ left: 0 });
});

test('a document stays within what a thread draws in seconds, however much is held', () => {
  const parts = printedParts(Array.from({ length: 80 }, (_, at) => held(`Part ${at}`, 40, 10)));
  expect(parts.flatMap(({ rows }) => rows.flat())).toHaveLength(2_000);
  expect(parts.reduce((sum, { rows, left }) => sum + rows.length + left, 0)).toBe(80 * 40);
});

test('a value of a book’s length is shortened, and says where it is whole', () => {
  const [part] = printedParts([held('Notes', 1, 1, 'x'.repeat(5_000))]);
  expect(part?.rows[0]?.[0]?.text).toMatch(/^x{2000} … \(whole in your-data\.html\)$/);
});
