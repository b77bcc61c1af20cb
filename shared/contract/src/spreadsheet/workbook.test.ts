import { type Cell, readXlsx } from 'hucre/xlsx';
import type { SheetColumn } from './sheet.ts';
import { workbook } from './workbook.ts';

interface Person {
  name: string;
  phone: string | null;
  owed: number;
  born: string;
  at: Date;
  visits: number;
}

const columns: SheetColumn<Person>[] = [
  { heading: 'Name', kind: 'text', cell: ({ name }) => name },
  { heading: 'Phone', kind: 'text', cell: ({ phone }) => phone },
  { heading: 'Owed', kind: 'amount', cell: ({ owed }) => owed },
  { heading: 'Born', kind: 'day', cell: ({ born }) => born },
  { heading: 'Since', kind: 'moment', cell: ({ at }) => at },
  { heading: 'Visits', kind: 'number', cell: ({ visits }) => visits },
];
const thandi: Person = {
  name: 'Thandi',
  phone: '+27821234567',
  owed: 1234.5,
  born: '1990-03-01',
  at: new Date('2026-03-01T22:30:00Z'),
  visits: 3,
};

const opened = async (rows: Person[]) => {
  const parts: Uint8Array[] = [];
  const reader = workbook('people/2026', columns, rows).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value);
  const [sheet] = (await readXlsx(Buffer.concat(parts), { readStyles: true })).sheets;
  if (sheet === undefined) throw new Error('The workbook has no sheet');
  return { sheet, cell: (at: string): Partial<Cell> => sheet.cells?.get(at) ?? {} };
};

test('numbers are numbers, amounts have two decimals, days are days and moments those of South Africa', async () => {
  const { sheet, cell } = await opened([thandi]);
  expect(sheet.name).toBe('people 2026');
  expect(sheet.rows).toEqual([
    ['Name', 'Phone', 'Owed', 'Born', 'Since', 'Visits'],
    ['Thandi', '+27821234567', 1234.5, new Date('1990-03-01T00:00:00Z'), new Date('2026-03-02T00:30:00Z'), 3],
  ]);
  expect([2, 3, 4].map((at) => cell(`1,${at}`).style?.numFmt)).toEqual([
    '#,##0.00',
    'yyyy-mm-dd',
    'yyyy-mm-dd hh:mm',
  ]);
});

test('headings are bold and stay in sight, and what is below them is not bold', async () => {
  const { sheet, cell } = await opened([thandi, thandi]);
  expect([0, 5].map((at) => cell(`0,${at}`).style?.font?.bold)).toEqual([true, true]);
  expect([0, 5].map((at) => cell(`1,${at}`).style?.font?.bold ?? false)).toEqual([false, false]);
  expect(sheet.freezePane).toMatchObject({ rows: 1 });
});

test.each([
  '0821234567',
  '=1+1',
  '-',
  '@home',
  '00123',
  '1.5',
  'TRUE',
  '2026-03-01',
  ' a\r\n\tb ',
  '_x000D_',
])('%j stays a text as it is, also where a person edits it', async (phone) => {
  const { sheet, cell } = await opened([{ ...thandi, phone }]);
  expect(sheet.rows[1]?.[1]).toBe(phone);
  expect([cell('1,1').formula, cell('1,1').style?.numFmt]).toEqual([undefined, '@']);
});

test('an apostrophe of its own, which reading takes for ours, has one more', async () => {
  const { sheet } = await opened([{ ...thandi, phone: "'=1" }]);
  expect(sheet.rows[1]?.[1]).toBe("''=1");
});

test('a day that Excel counts wrongly stays a text, and a text that is too long is cut', async () => {
  const { sheet } = await opened([{ ...thandi, born: '1899-12-31', name: 'x'.repeat(40_000) }]);
  expect(sheet.rows[1]?.[3]).toBe('1899-12-31');
  expect(String(sheet.rows[1]?.[0])).toHaveLength(32_767);
});

test('rows are asked for as the file is read', async () => {
  let given = 0;
  const rows = function* () {
    for (; given < 100_000; given += 1) yield thandi;
  };
  const reader = workbook('people', columns, rows()).getReader();
  await reader.read();
  expect(given).toBeLessThan(50_000);
  await reader.cancel();
});

test('a list without rows has its headings', async () => {
  expect((await opened([])).sheet.rows).toEqual([['Name', 'Phone', 'Owed', 'Born', 'Since', 'Visits']]);
});
