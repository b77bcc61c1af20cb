import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  docx,
  DOCX_TYPE,
  odt,
  officeParts,
  relations,
  streamedZipOf,
  xlsx,
  XLSX_TYPE,
  zipOf,
} from '../../testing/zip.ts';
import { fileFaultOf, fileTypeOf } from './index.ts';

/*
 * Sound files that people reported elsewhere as refused, or as refused with a wrong reason. Each line names the report
 * on GitHub.
 */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'phila-reported-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const bigEndian = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 16, 0x45, 0x78, 0x69, 0x66, 0, 0]);
const PNG = latin1('\x89PNG\r\n\x1a\n\0\0\0\rIHDR');
const WEBP = latin1('RIFF\x24\0\0\0WEBPVP8 ');
const HEIC = latin1('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

const [types, rels] = officeParts('word/document.xml', DOCX_TYPE) as [
  { name: string; bytes: string },
  { name: string; bytes: string },
];
const body = { name: 'word/document.xml', bytes: '<w:document/>' };
const photo = { name: 'word/media/image1.jpeg', bytes: Buffer.alloc(300_000, JPEG) };
const [sheetTypes, sheetRels] = officeParts('xl/workbook.xml', XLSX_TYPE) as [
  { name: string; bytes: string },
  { name: string; bytes: string },
];
const workbook = { name: 'xl/workbook.xml', bytes: '<workbook/>' };
const related = (type: string, target: string) =>
  zipOf(types, rels, body, {
    name: 'word/_rels/document.xml.rels',
    bytes: relations({ type, target, mode: 'External' }),
  });
/** SheetJS writes the defaults for all parts of a kind first. */
const withDefaults = sheetTypes.bytes.replace(
  '<Types>',
  '<Types><Default Extension="xml" ContentType="application/xml"/><Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/>',
);

test.each<[report: string, what: string, name: string, bytes: Buffer, type: string]>([
  ['trycompai/comp#3251', 'a mark before the PDF', 'x.pdf', Buffer.from('\uFEFF%PDF-1.7\n'), 'pdf'],
  ['psd401/aistudio#1006', 'a line before the PDF', 'x.pdf', latin1('\r\n%PDF-1.4\n'), 'pdf'],
  ['bojand/infer#117', 'blanks before the PDF', 'x.pdf', latin1('   \n\t%PDF-1.4\n'), 'pdf'],
  [
    'AJMitev/FileTypeChecker#52',
    'a PDF kept with the head of its upload',
    'x.pdf',
    latin1('--b7\r\nContent-Disposition: form-data; name="file"\r\n\r\n%PDF-1.4\n'),
    'pdf',
  ],
  [
    'AJMitev/FileTypeChecker#52',
    '200 other bytes before the PDF',
    'x.pdf',
    Buffer.concat([Buffer.alloc(200, 0xaa), latin1('%PDF-1.4\n')]),
    'pdf',
  ],
  ['cdgriffith/puremagic#94', 'characters before the PDF', 'x.pdf', latin1('zz\r\n%PDF-1.5\n'), 'pdf'],
  ['Muraad/Mime-Detective#25', 'a line and two bytes', 'x.pdf', latin1('\r\n\xf2\xc0%PDF-1.4\n'), 'pdf'],
  [
    'Traperto/magic-bytes-validator#109',
    'a PDF that ends in a line of Windows',
    'x.pdf',
    latin1('%PDF-1.4\nstartxref\r\n0487\r\n%%EOF\r\n'),
    'pdf',
  ],
  [
    'penrosestudio/barclays-bank-pdf-to-csv#6',
    'its ending in capitals',
    'X.PDF',
    latin1('%PDF-1.4\n'),
    'pdf',
  ],
  ['jshttp/mime-types#101', 'a JPEG as Windows names it', 'photo.jfif', JPEG, 'jpeg'],
  ['stashapp/stash-box#798', 'a JPEG with four letters', 'photo.jpeg', JPEG, 'jpeg'],
  ['wavelog/wavelog#3718', 'a JPEG called PNG', 'card.png', JPEG, 'jpeg'],
  ['kirodotdev/KiroCrew#10294', 'a WebP saved as JPEG', 'photo.jpeg', WEBP, 'webp'],
  ['kirodotdev/KiroCrew#10294', 'a PNG saved as JPEG', 'photo.jpg', PNG, 'png'],
  ['instructure/canvas-lms#1206', 'a JPEG called HEIC', 'IMG_0012.HEIC', JPEG, 'jpeg'],
  ['oppia/oppia#130', 'a JPEG with three letters', 'photo.jpg', JPEG, 'jpeg'],
  [
    'sindresorhus/file-type#339',
    'sizes behind the parts',
    'cv.docx',
    streamedZipOf(types, rels, body),
    'docx',
  ],
  [
    'sindresorhus/file-type#799',
    'sizes behind the parts, pictures first, types last (Google Docs)',
    'cv.docx',
    streamedZipOf(photo, body, rels, types),
    'docx',
  ],
  [
    'sindresorhus/file-type#103',
    'the list of numberings first (Pages on a Mac)',
    'cv.docx',
    zipOf({ name: 'word/numbering.xml', bytes: '<w:numbering/>' }, body, rels, types),
    'docx',
  ],
  ['j256/simplemagic#38', 'the order of LibreOffice', 'cv.docx', zipOf(rels, body, types), 'docx'],
  [
    'h2non/filetype.py#197',
    'parts that Word threw away',
    'cv.docx',
    zipOf({ name: '[trash]/0000.dat', bytes: Buffer.alloc(30, 0xff) }, body, rels, types),
    'docx',
  ],
  [
    'caxlsx/caxlsx#139',
    'properties as the third part',
    'a.xlsx',
    zipOf(sheetTypes, sheetRels, { name: 'docProps/app.xml', bytes: '<Properties/>' }, workbook),
    'xlsx',
  ],
  [
    'h2non/filetype#153',
    'the sheet before its types',
    'a.xlsx',
    zipOf(workbook, sheetRels, sheetTypes),
    'xlsx',
  ],
  [
    'exiftool/exiftool#27',
    'a kind with macros named, of which there is no part (SheetJS)',
    'a.xlsx',
    zipOf({ ...sheetTypes, bytes: withDefaults }, sheetRels, workbook),
    'xlsx',
  ],
  ['morungos/node-word-extractor#8', 'a DOCX called DOC', 'cv.doc', docx(), 'docx'],
  ['getodk/central-frontend#982', 'an XLSX called CSV', 'people.csv', xlsx(), 'xlsx'],
  ['Hylozoic/hylo-node#392', 'a text of OpenOffice', 'cv.odt', odt(), 'odt'],
  [
    'docling-project/docling#3113',
    'a linked picture',
    'cv.docx',
    related('image', 'https://www.example.org/logo.png'),
    'docx',
  ],
  [
    'docling-project/docling#3113',
    'a picture of the machine it was written on',
    'cv.docx',
    related('image', 'file:///C:/Users/t/logo.png'),
    'docx',
  ],
  ['OfficeDev/office-js#5117', 'a link', 'cv.docx', related('hyperlink', 'https://www.example.org/'), 'docx'],
  ['dust-tt/dust#25510', 'Unicode Text of Excel', 'a.csv', Buffer.from('\uFEFFa\tb', 'utf16le'), 'csv'],
  ['dust-tt/dust#25510', 'the same, big end first', 'a.csv', bigEndian('a\tb'), 'csv'],
  ['votingworks/arlo#531', 'CSV of Windows', 'a.csv', latin1('Naam;Jos\xe9\r\n'), 'csv'],
  ['glific/glific#5657', 'a dash of Windows', 'a.csv', latin1('answer\r\n10 \x96 20\r\n'), 'csv'],
  ['react-csv/react-csv#187', 'CSV with a mark', 'a.csv', Buffer.from('\uFEFFa,b\n'), 'csv'],
  ['DivanteLtd/open-loyalty#95', 'lines of Windows', 'a.csv', latin1('a,b\r\n1,2\r\n'), 'csv'],
  ['bgreenwell/xleak#60', 'a very short CSV', 'a.csv', latin1('a\n1\n'), 'csv'],
  [
    'woocommerce/woocommerce#62236',
    'a separator of units in a cell',
    'a.csv',
    latin1('text\r\n"an.\x1f/4000"\r\n'),
    'csv',
  ],
  [
    'csv-viewer-online/csv-viewer-online.github.io#35',
    'UTF-16 without a mark',
    'a.csv',
    Buffer.from('name;amount\r\nThandi;120\r\n', 'utf16le'),
    'csv',
  ],
  [
    'jamovi/jamovi#257',
    'the same, big end first',
    'a.csv',
    Buffer.from('a;b\r\n1;2\r\n', 'utf16le').swap16(),
    'csv',
  ],
])('%s: %s is taken', async (_, _what, name, bytes, type) => {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  expect((await fileTypeOf(path, name))?.type ?? (await fileFaultOf(path))).toBe(type);
});

test.each<[report: string, what: string, bytes: Buffer, said: RegExp]>([
  ['monicahq/monica#4914', 'a photo of an iPhone', HEIC, /HEIC.*JPEG/],
  ['kirodotdev/KiroCrew#10294', 'the same called JPEG', HEIC, /HEIC.*JPEG/],
  ['leihs/leihs#311', 'a TIFF', latin1('II*\0\x08\0\0\0'), /picture of a kind.*JPEG or PNG/],
  ['immich-app/immich#406', 'a TIFF of a Mac', latin1('MM\0*\0\0\0\x08'), /picture of a kind.*JPEG or PNG/],
  ['Expensify/App#19502', 'a BMP', latin1('BM6\0\0\0\0\0\0\0'), /picture of a kind.*JPEG or PNG/],
  [
    'tinymce/tinymce#6950',
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    /web page|drawing/,
  ],
  [
    'sindresorhus/file-type#777',
    'a document of Pages',
    zipOf({ name: 'Index/Document.iwa', bytes: 'x' }, { name: 'preview.jpg', bytes: JPEG }),
    /Pages.*PDF/,
  ],
  [
    'mdgate/converters#18',
    'a document of Pages ’09',
    zipOf({ name: 'buildVersionHistory.plist', bytes: 'x' }, { name: 'index.xml', bytes: '<sl:document/>' }),
    /Pages.*PDF/,
  ],
  [
    'mdgate/converters#18',
    'a presentation of Keynote ’09',
    zipOf({ name: 'index.apxl', bytes: '<key:presentation/>' }),
    /Pages.*PDF/,
  ],
  ['OCA/bank-statement-import#763', 'a page called XLS', Buffer.from('\n <html><table>'), /web page.*PDF/],
  ['developer0hye/office2pdf#82', 'a DOCX with a password', OLE, /password/],
  ['Krzysztof318/MailFathom#1685', 'a DOC called DOCX', OLE, /old Office file/],
  ['nextcloud/desktop#10310', 'half a DOCX', docx().subarray(0, 400), /damaged.*once more/],
  ['jstaf/onedriver#77', 'a file whose bytes never came', Buffer.alloc(4_096), /only in part/],
  [
    'decalage2/oletools#561',
    'a template of the web',
    related('attachedTemplate', 'http://office-cloud-reserve.example/Projekt.wbk?raw=true'),
    /fetches something.*PDF/,
  ],
  [
    'bowenliang123/markdown-exporter#196',
    'a template that Windows looks for in the network',
    related('attachedTemplate', 'file:////Users/bw/Downloads/docx_template.dotx'),
    /fetches something.*PDF/,
  ],
])('%s: %s is refused for what it is', async (_, _what, bytes, said) => {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  expect(await fileTypeOf(path, 'a')).toBeNull();
  expect(await fileFaultOf(path)).toMatch(said);
});
