import { type ZipPart, zipOf } from './zip.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A cell as Excel stores it: a text, a number, or a day as a number in the second style. */
export type Cell = string | number | { day: number } | null;

const column = (at: number): string => String.fromCodePoint(65 + at);
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const cellOf = (cell: Cell, name: string): string => {
  if (cell === null) return '';
  if (typeof cell === 'string')
    return `<c r="${name}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  return typeof cell === 'number'
    ? `<c r="${name}"><v>${cell}</v></c>`
    : `<c r="${name}" s="1"><v>${cell.day}</v></c>`;
};

/** A sheet with these rows; null leaves a row out. */
export const sheetOf = (rows: readonly (readonly Cell[] | null)[]): string =>
  `<?xml version="1.0"?><worksheet xmlns="${MAIN}"><sheetData>${rows
    .map((row, at) =>
      row === null
        ? ''
        : `<row r="${at + 1}">${row.map((cell, of) => cellOf(cell, `${column(of)}${at + 1}`)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`;

/** An Excel workbook with these sheets, as XML. */
export const workbookOf = (...sheets: (string | Omit<ZipPart, 'name'>)[]): Buffer => {
  const numbered = sheets.map((_, at) => at + 1);
  return zipOf(
    {
      name: '[Content_Types].xml',
      bytes: `<?xml version="1.0"?><Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET}.sheet.main+xml"/>${numbered.map((at) => `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${SHEET}.worksheet+xml"/>`).join('')}</Types>`,
    },
    {
      name: '_rels/.rels',
      bytes: `<?xml version="1.0"?><Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      bytes: `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${numbered.map((at) => `<sheet name="Sheet${at}" sheetId="${at}" r:id="r${at}"/>`).join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: `<?xml version="1.0"?><Relationships xmlns="${PACKAGE}/relationships">${numbered.map((at) => `<Relationship Id="r${at}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at}.xml"/>`).join('')}<Relationship Id="s" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      bytes: `<?xml version="1.0"?><styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    },
    ...sheets.map((sheet, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      ...(typeof sheet === 'string' ? { bytes: sheet } : sheet),
    })),
  );
};
