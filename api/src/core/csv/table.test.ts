import { tableOfText } from '../../testing/table-of-text.ts';

/* Empty columns, as files from spreadsheets have them. */

const HEADINGS = 'Number,Version,Text,Shown,Number of the organisation';
const ROW = '1,2,"Marula Bank: a little, every month",Yes,';
const TABLE = {
  headings: ['Number', 'Version', 'Text', 'Shown', 'Number of the organisation'],
  line: 1,
  lines: [{ line: 2, cells: ['1', '2', 'Marula Bank: a little, every month', 'Yes', ''], fault: null }],
};

test.each([
  ['none', `${HEADINGS}\n${ROW}\n`],
  ['empty ones at the end', `${HEADINGS},,\n${ROW},,\n`],
  ['empty ones at the end that lines do not have', `${HEADINGS},,\n${ROW}\n`],
  ['an empty one at the beginning', `,${HEADINGS}\n,${ROW}\n`],
])('columns without a heading and a value are none: %s', (_, text) =>
  expect(tableOfText(text)).toEqual(TABLE),
);

test.each([
  ['more', '1,2,3\n', 'has 3 cells where there are 2 headings'],
  ['fewer', '1\n', 'has 1 cell where there are 2 headings'],
  ['as many', '1,2\n', null],
])('a line with %s cells than headings', (_, line, fault) =>
  expect(tableOfText(`a,b\n${line}`).lines[0]?.fault).toBe(fault),
);
