import * as fc from 'fast-check';
import { csv, csvLines } from './csv.ts';
import { rearm } from './formula-signs.ts';
import type { SheetColumn } from './sheet.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
  ['+27821234567', "'+27821234567"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\r=1', `"'\r'=1"`],
  ['\n=1', `"'\n'=1"`],
  ['＝1', "'＝1"],
  ['a=1', 'a=1'],
  ['', ''],
])('%j is written as %j', (value, written) => expect(csvLines([[value]])).toBe(`${written}\r\n`));

test.each([
  [-12.5, '-12.5'],
  [new Date('2026-03-01T10:00:00Z'), '2026-03-01T10:00:00.000Z'],
  [null, ''],
  [undefined, ''],
  ['a,b', '"a,b"'],
  ['a "b"', '"a ""b"""'],
  [' a', '" a"'],
])('%p is written as %s', (value, written) => expect(csvLines([[value, 1]])).toBe(`${written},1\r\n`));

/** Parses a line by RFC 4180: a field is quoted, with quotes doubled, or has neither quotes nor commas. */
const read = (line: string): string[] => {
  const fields: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",]*))(,|\r\n$)/y;
  for (let found = field.exec(line); found !== null; found = field.exec(line)) {
    const [, quoted, plain = ''] = found;
    fields.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
  }
  return fields;
};

test('whatever was typed is read back as it was, and never begins a formula', () => {
  const cells = fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(cells, (values) => {
      const back = read(csvLines([values]));
      expect(back.map(rearm)).toEqual(values);
      expect(back.some((value) => /^[=+\-@\t\r]/.test(value))).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

test('nothing begins a formula where the Excel of South Africa splits, which sees no quotation marks within a line', () => {
  const [line] = csvLines([['Tea', 'a;=1+1', ';"=1+1;x', 'a\t@SUM(A1)|-1']]).split('\r\n');
  for (const cell of line?.split(/[;\t|]/) ?? []) expect(cell).not.toMatch(/^["\s]*[=+\-@]/);
  expect(read(`${line}\r\n`).map(rearm)).toEqual(['Tea', 'a;=1+1', ';"=1+1;x', 'a\t@SUM(A1)|-1']);
});

test('a file comes in pieces, with a heading and, unless it is left out, a byte order mark', async () => {
  const columns: SheetColumn<number>[] = [
    { heading: 'Number', kind: 'number', cell: (row) => row },
    { heading: 'Name', kind: 'text', cell: (row) => `Person ${row}` },
  ];
  let given = 0;
  const rows = async function* () {
    for (; given < 10_000; given += 1) yield given;
  };
  const pieces = csv(columns, rows());
  const first = [await pieces.next(), await pieces.next()].map(({ value }) => value).join('');
  expect(first.startsWith('\uFEFFNumber,Name\r\n0,Person 0\r\n')).toBe(true);
  // Rows not requested yet are not read either.
  expect(given).toBeLessThan(2_000);
  const whole = async (rows: number[]) => {
    let file = '';
    for await (const piece of csv(columns, rows)) file += piece;
    return file;
  };
  expect(await whole([1])).toBe('\uFEFFNumber,Name\r\n1,Person 1\r\n');
  expect(await whole([])).toBe('\uFEFFNumber,Name\r\n');
});
