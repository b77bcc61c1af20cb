import { decodeCsv } from './decode-csv.ts';
import { readCsv as readLines } from './read-csv.ts';
import { UnreadableTable } from './unreadable-table.ts';

/* Reads CSV from spreadsheets, payrolls and exports of several countries, and names the format of any other file. */

const readCsv = (text: string) => readLines(text, 1_000);

const TABLE = [
  ['number', 'name'],
  ['1', 'Zoë'],
];
const utf8 = (text: string) => new TextEncoder().encode(text);
const wide = (text: string, isBig: boolean, mark = true) => {
  const bytes = Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le');
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
};

test.each<[how: string, bytes: Uint8Array]>([
  ['commas', utf8('number,name\n1,Zoë\n')],
  ['semicolons, as spreadsheets here write it', utf8('number;name\r\n1;Zoë\r\n')],
  ['tabs', utf8('number\tname\r\n1\tZoë\r\n')],
  ['a byte order mark', utf8('\uFEFFnumber,name\r\n1,Zoë')],
  ['lines of an old Mac', utf8('number,name\r1,Zoë\r')],
  ['headings in quotation marks', utf8('"number";"name"\r\n"1";"Zoë"\r\n')],
  ['sep=;', utf8('sep=;\r\nnumber;name\r\n1;Zoë\r\n')],
  ['sep=, in quotation marks', utf8('"sep=,"\r\nnumber,name\r\n1,Zoë\r\n')],
  ['sep= of a tab', utf8('sep=\t\r\nnumber\tname\r\n1\tZoë\r\n')],
  ['sep=; behind a byte order mark', utf8('\uFEFFsep=;\nnumber;name\n1;Zoë\n')],
  ['sep=| ', utf8('sep=|\nnumber|name\n1|Zoë\n')],
  ['blank rows of commas', utf8('number,name\n,\n1,Zoë\n,\n,\n')],
  ['blank rows of semicolons before the headings', utf8(';\r\n;\r\nnumber;name\r\n1;Zoë\r\n')],
  ['blank rows of blanks', utf8('number,name\n1,Zoë\n \t, \n')],
  ['blank rows in quotation marks', utf8('number,name\n1,Zoë\n"",""\n')],
  ['UTF-16, as Excel writes Unicode text', wide('number\tname\r\n1\tZoë\r\n', false)],
  ['UTF-16 the other way round', wide('number,name\n1,Zoë\n', true)],
  ['UTF-16 without its mark', wide('number;name\r\n1;Zoë\r\n', false, false)],
  ['UTF-16 the other way round without its mark', wide('number;name\r\n1;Zoë\r\n', true, false)],
  ['an end of MS-DOS', utf8('number,name\r\n1,Zoë\r\n\u001a')],
  ['an end of MS-DOS filled up', utf8('number,name\r\n1,Zoë\r\n\u001a\u001a\0\0')],
  ['every line in quotation marks', utf8('"number,name"\r\n"1,Zoë"\r\n')],
  [
    'windows-1252, as Excel here writes CSV',
    Uint8Array.from(Buffer.from('number;name\r\n1;Zoë\r\n', 'latin1')),
  ],
  ['two kinds of line ends', utf8('number,name\r\n\n1,Zoë\n')],
])('%s', (_, bytes) => expect(readCsv(decodeCsv(bytes)).map(({ cells }) => cells)).toEqual(TABLE));

test.each<[how: string, line: string, cells: string[]]>([
  ['a nickname', '1,Thandi "Tee" Mokoena', ['1', 'Thandi "Tee" Mokoena']],
  ['inches', '1,5" pipe', ['1', '5" pipe']],
  ['marks that are doubled', '1,"Thandi ""Tee"" Mokoena"', ['1', 'Thandi "Tee" Mokoena']],
  ['a comma within', '1,"Mokoena, Thandi"', ['1', 'Mokoena, Thandi']],
  ['two lines within', '1,"12 Long Street\nCape Town"', ['1', '12 Long Street\nCape Town']],
  ['an apostrophe', "1,O'Brien", ['1', "O'Brien"]],
])('quotation marks: %s', (_, line, cells) =>
  expect(readCsv(`number,name\n${line}\n`)[1]?.cells).toEqual(cells),
);

test.each([
  ['of a file with blank rows', 'sep=;\n\na;b\n;\n1;2\n', [3, 5]],
  ['below a cell of several lines', 'a,b\r\n"1\r\n2\r\n3",2\r\n4,5\r\n', [1, 2, 5]],
  ['where every line is in quotation marks', '"a,b"\n\n"1,""x\ny"""\n"2,3"\n', [1, 3, 5]],
])('lines keep the numbers that an editor shows: %s', (_, text, numbers) =>
  expect(readCsv(text).map(({ line }) => line)).toEqual(numbers),
);

test.each<[how: string, bytes: Uint8Array, said: RegExp]>([
  ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), /\.xls\).*CSV UTF-8/],
  ['a PDF', utf8('%PDF-1.7'), /is a PDF/],
  [
    'no letters of Windows',
    Uint8Array.of(0x5a, 0x6f, 0x81, 0x2c, 0x31),
    /neither UTF-8 nor what Excel saves/,
  ],
  ['UTF-16 that breaks off', wide('number', false).subarray(0, 9), /breaks off/],
  ['zero characters', utf8('number,na\0me\n1,2\nlonger text'), /bytes that no text has/],
])('%s is named', (_, bytes, said) => {
  expect(() => decodeCsv(bytes)).toThrow(UnreadableTable);
  expect(() => decodeCsv(bytes)).toThrow(said);
});

test('a quotation mark that is not closed is named with its line', () =>
  expect(() => readCsv('a,b\n1,"2\n3,4\n')).toThrow('Line 2 is not readable as CSV'));
