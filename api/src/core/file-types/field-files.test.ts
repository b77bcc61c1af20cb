import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { docx, DOCX_TYPE, officeParts, relations, zipOf } from '../../testing/zip.ts';
import { fileFaultOf, fileTypeOf } from './index.ts';

/* Files from people's machines: accepted if harmless, otherwise refused by their actual type. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'phila-field-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const WORD = [
  ...officeParts('word/document.xml', DOCX_TYPE),
  { name: 'word/document.xml', bytes: '<w:document/>' },
];
const related = (...all: Parameters<typeof relations>) =>
  zipOf(...WORD, { name: 'word/_rels/document.xml.rels', bytes: relations(...all) });
const external = (type: string, target: string) => related({ type, target, mode: 'External' });
const mainOf = (type: string) =>
  zipOf(...officeParts('word/document.xml', type), { name: 'word/document.xml', bytes: '<w:document/>' });
const OPEN = 'application/vnd.oasis.opendocument';

const bigEndian = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

test.each<[what: string, bytes: Buffer | string, name: string, type: string]>([
  ['a DOCX', docx(), 'cv.docx', 'docx'],
  [
    'one with a template of the machine',
    external('attachedTemplate', 'file:///C:\\Users\\T\\Normal.dotm'),
    'a.docx',
    'docx',
  ],
  [
    'one with a template of a Mac',
    external('attachedTemplate', 'file:///Users/t/Normal.dotm'),
    'a.docx',
    'docx',
  ],
  ['one with a template without a folder', external('attachedTemplate', 'Normal.dotm'), 'a.docx', 'docx'],
  ['one with a linked picture', external('image', 'https://www.example.org/logo.png'), 'a.docx', 'docx'],
  [
    'one with comments in a part',
    zipOf(...WORD, {
      name: 'word/_rels/document.xml.rels',
      bytes: `<?xml version="1.0"?><!-- made by a program -->${relations({ type: 'styles', target: 'styles.xml' }).replace(/^<\?xml[^>]*\?>/, '')}`,
    }),
    'a.docx',
    'docx',
  ],
  ['a PDF behind a mark', '\uFEFF%PDF-1.7\n', 'a.pdf', 'pdf'],
  ['a PDF behind lines', '\r\n\r\n%PDF-1.4\n', 'a.pdf', 'pdf'],
  ['a PDF behind the words of a printer', '\u001B%-12345X@PJL JOB\r\n%PDF-1.4\n', 'a.pdf', 'pdf'],
  ['a PDF behind the head of a mail', 'Content-Type: application/pdf\r\n\r\n%PDF-1.4\n', 'a.pdf', 'pdf'],
  ['a JPEG of Chrome on Windows', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'photo.jfif', 'jpeg'],
  ['a text in UTF-16, big end first', bigEndian('Datum\tBedrag'), 'a.txt', 'txt'],
  ['a CSV in UTF-16, big end first', bigEndian('a;b'), 'a.csv', 'csv'],
  ['a CSV that ends in 1A', 'a;b\r\n1;2\r\n\u001A', 'a.csv', 'csv'],
  ['a CSV that ends in a block of 1A', `a;b\r\n1;2\r\n${'\u001A'.repeat(100)}`, 'a.csv', 'csv'],
  ['a CSV that is filled up', 'a;b\r\n1;2\r\n\u001A\0\0\0', 'a.csv', 'csv'],
])('%s is taken', async (_, bytes, name, type) => {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  expect((await fileTypeOf(path, name))?.type).toBe(type);
});

test.each<[what: string, bytes: Buffer | string, said: RegExp]>([
  [
    'a template from the web',
    external('attachedTemplate', 'https://evil.example/a.dotm'),
    /fetches something.*PDF/,
  ],
  [
    'a template of a shared folder',
    external('attachedTemplate', 'file://server/a.dotm'),
    /fetches something/,
  ],
  [
    'the same with backslashes',
    external('attachedTemplate', String.raw`\\server\a.dotm`),
    /fetches something/,
  ],
  [
    'the same in disguise',
    external('attachedTemplate', 'file:///%5C%5Cserver%5Ca.dotm'),
    /fetches something/,
  ],
  ['a picture of a shared folder', external('image', 'file://server/a.png'), /fetches something/],
  [
    'a comment that hides a relation',
    zipOf(...WORD, {
      name: 'word/_rels/document.xml.rels',
      bytes: `<?a <!-- ?>${relations({ type: 'control', target: 'activeX1.xml' })}<?b --> ?>`,
    }),
    /macros or controls/,
  ],
  ['a control', related({ type: 'control', target: 'activeX1.xml' }), /macros or controls/],
  ['macros', zipOf(...WORD, { name: 'word/vbaProject.bin', bytes: 'x' }), /macros.*without them/],
  [
    'a template of Word',
    mainOf('application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml'),
    /Office template/,
  ],
  [
    'slides',
    mainOf('application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml'),
    /presentation.*PDF/,
  ],
  ['slides of LibreOffice', zipOf({ name: 'mimetype', bytes: `${OPEN}.presentation` }), /presentation/],
  ['a sheet of LibreOffice', zipOf({ name: 'mimetype', bytes: `${OPEN}.spreadsheet` }), /\.ods.*XLSX/],
  ['a document of Pages', zipOf({ name: 'Index/Document.iwa', bytes: 'x' }), /Pages.*PDF/],
  ['an archive', zipOf({ name: 'payslip.pdf', bytes: '%PDF-' }), /archive.*unpack/],
  ['an archive with a program', zipOf({ name: 'setup.exe', bytes: 'MZ' }), /archive/],
  [
    'a damaged document',
    Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(50)]),
    /damaged.*once more/,
  ],
  [
    'a document of old, or with a password',
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
    /old Office file.*password/,
  ],
  ['a photo of an iPhone', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0'), /HEIC.*JPEG/],
  ['a GIF', Buffer.from('GIF89a\u0001\0'), /GIF.*JPEG or PNG/],
  ['a TIFF of a scanner', Buffer.from('II*\0\u0008\0\0\0'), /picture of a kind.*JPEG or PNG/],
  ['a BMP', Buffer.from('BM\u0036\0\0\0'), /picture of a kind/],
  ['a film', Buffer.from('\0\0\0\u0020ftypisom'), /Videos/],
  ['a recording', Buffer.from('ID3\u0004\0'), /Videos and sound/],
  ['a RAR', 'Rar!\u001A\u0007', /archive/],
  ['a program', Buffer.from('MZ\0'), /program/],
  ['a page', '<!DOCTYPE html><html>', /web page.*PDF/],
  ['a page in UTF-16', Buffer.from('\uFEFF<html>', 'utf16le'), /web page/],
  ['half a file', Buffer.from([0, 1, 2, 3, 4, 5]), /only in part/],
])('%s is refused for what it is', async (_, bytes, said) => {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  expect(await fileTypeOf(path, 'a')).toBeNull();
  expect(await fileFaultOf(path)).toMatch(said);
});
