import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sheetOf, workbookOf } from '../../testing/workbook.ts';
import { tableOfFile } from './table-of-file.ts';

/* Files other than CSV, read in the thread as the service does. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'phila-table-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = async (bytes: Uint8Array | string, most = 1_000) => {
  const file = path.join(folder, 'file');
  await writeFile(file, bytes);
  return tableOfFile(file, most);
};

test('a workbook is read as a file of the same cells: days, numbers, texts, and the numbers of its rows', async () => {
  const sheet = sheetOf([
    ['Name', 'SKU', 'Price', 'First day'],
    ["'=1+1", '0012345', 1149.99, { day: 46_082 }],
    null,
    ['Zoë\nof two lines', '7', 0.1 + 0.2, null],
  ]);
  expect(await read(workbookOf(sheet, sheetOf([])))).toEqual({
    headings: ['Name', 'SKU', 'Price', 'First day'],
    line: 1,
    lines: [
      { line: 2, cells: ['=1+1', '0012345', '1149.99', '2026-03-01'], fault: null },
      { line: 4, cells: ['Zoë\nof two lines', '7', '0.3', ''], fault: null },
    ],
  });
});

test.each<[what: string, bytes: () => Buffer, said: RegExp]>([
  [
    'of two sheets with something in them',
    () => workbookOf(sheetOf([['A']]), sheetOf([['B']])),
    /has 2 sheets with something in them/,
  ],
  [
    'that unpacks to two hundred times its size',
    () => workbookOf(`${sheetOf([['A']])}${' '.repeat(30_000_000)}`),
    /unpacks to far more than it should/,
  ],
  [
    'that lies about what it unpacks to',
    () => workbookOf({ bytes: sheetOf([['A']]), declared: 10 }),
    /no Excel workbook/,
  ],
  [
    'of more lines than are taken',
    () => workbookOf(sheetOf(Array.from({ length: 1_002 }, () => ['A']))),
    /At most 1\s000 lines at once; this file has 1\s001\. Nothing was imported\./,
  ],
  [
    'with one cell at the end of the sheet',
    () =>
      workbookOf(
        `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${Array.from(
          { length: 40_000 },
          (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>${at}</v></c></row>`,
        ).join('')}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>`,
      ),
    /Nothing was imported|no Excel workbook|unpacks/,
  ],
  ['that is broken', () => workbookOf(sheetOf([['A']])).subarray(0, 900), /no Excel workbook/],
  ['of no XML', () => workbookOf('<worksheet><sheetData><row r="1"><c'), /cannot be read|^$/],
])('a workbook %s is refused in one sentence', async (_, bytes, said) => {
  await expect(read(bytes())).rejects.toThrow(said);
});

test('a file that is not there, and one that is empty', async () => {
  await expect(tableOfFile(path.join(folder, 'none'), 10)).rejects.toThrow('cannot be read (ENOENT)');
  expect(await read('')).toEqual({ headings: [], line: 1, lines: [] });
});
