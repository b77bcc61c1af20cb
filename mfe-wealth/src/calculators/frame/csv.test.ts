import { csvOf } from './csv.ts';

const columns = [
  { name: 'label', label: 'Line', unit: 'words' },
  { name: 'amount', label: 'Amount', unit: 'rand' },
] as const;
const linesOf = (rows: { label: string | null; amount: number | null }[]) =>
  csvOf({ columns, rows }).split('\r\n');

it('has its heading behind a byte order mark, and numbers as they are', () => {
  expect(linesOf([{ label: 'Bond', amount: -1234.5 }])).toEqual(['\uFEFFLine,Amount', 'Bond,-1234.5', '']);
  expect(linesOf([{ label: null, amount: null }])[1]).toBe(',');
});

it.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
  ['+27', "'+27"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['＝1', "'＝1"],
  ['a,b', '"a,b"'],
  [' a', '" a"'],
])('writes %j as %j', (label, written) => {
  const [, line] = linesOf([{ label, amount: 1 }]);
  expect(line).toBe(`${written},1`);
});
