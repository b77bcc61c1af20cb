import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pixelPng } from '../../testing/form-body.ts';
import { DOCX_TYPE, docx, odt, officeParts, relations, xlsx, XLSX_TYPE, zipOf } from '../../testing/zip.ts';
import { fileTypeOf } from './file-type-of.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'phila-types-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const typeOf = async (bytes: Buffer | string, name = 'a') => {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  return fileTypeOf(path, name);
};
const WORD = [
  ...officeParts('word/document.xml', DOCX_TYPE),
  { name: 'word/document.xml', bytes: '<w:document/>' },
];
/** A document whose main part has these relationships. */
const related = (...all: Parameters<typeof relations>) =>
  zipOf(...WORD, { name: 'word/_rels/document.xml.rels', bytes: relations(...all) });
const macros = 'application/vnd.ms-word.document.macroEnabled.main+xml';

test.each([
  ['a PDF', '%PDF-1.7\n%âãÏÓ', 'pdf', 'application/pdf'],
  ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'jpeg', 'image/jpeg'],
  ['a PNG', pixelPng, 'png', 'image/png'],
  ['a WebP', Buffer.from('RIFF\x10\0\0\0WEBPVP8 '), 'webp', 'image/webp'],
  ['text', 'Hello, ünïcode\r\n\tand tabs', 'txt', 'text/plain; charset=utf-8'],
  ['text of old', Buffer.from('Caf\xe9;12,50', 'latin1'), 'txt', 'text/plain; charset=windows-1252'],
  ['text in two bytes', Buffer.from('\ufeffDatum\tBedrag', 'utf16le'), 'txt', 'text/plain; charset=utf-16'],
])('knows %s', async (_name, bytes, type, contentType) => {
  expect(await typeOf(bytes)).toEqual({ type, contentType });
});

test('a zip is known by what lies in it, a table of values by its name', async () => {
  expect(
    [await typeOf(docx()), await typeOf(xlsx()), await typeOf(odt())].map((known) => known?.type),
  ).toEqual(['docx', 'xlsx', 'odt']);
  expect((await typeOf('a;b\n1;2', 'sums.CSV'))?.type).toBe('csv');
});

test('a document is known by what its relationships name, wherever that lies', async () => {
  const book = zipOf(...officeParts('xl/book.xml', XLSX_TYPE), { name: 'xl/book.xml', bytes: '<workbook/>' });
  expect((await typeOf(book))?.type).toBe('xlsx');
  const linked = related(
    { type: 'hyperlink', target: 'https://a.example/?a=1&amp;b=2', mode: 'External' },
    { type: 'styles', target: 'styles.xml' },
  );
  expect((await typeOf(linked))?.type).toBe('docx');
});

test.each([
  ['a program', Buffer.from('MZ\x90\0\x03\0\0\0')],
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['one behind a declaration', '\n<?xml version="1.0"?><svg onload="alert(1)"/>'],
  ['a page', '<!DOCTYPE html><html><body>hi'],
  ['a page behind a comment', '<!-- x --><html>'],
  ['a page behind a mark of its character set', '\ufeff<html><body>hi'],
  ['a page in two bytes', Buffer.from('\ufeff<html><body>hi', 'utf16le')],
  ['a script', '#!/bin/sh\nrm -rf /'],
  ['text with a zero in it', 'abc\0def'],
  ['a GIF', Buffer.from('GIF89a\x01\0\x01\0')],
  ['a zip of anything', zipOf({ name: 'a.txt', bytes: 'hi' })],
  ['a damaged zip', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(50)])],
  ['a document with macros', zipOf(...WORD, { name: 'word/vbaProject.bin', bytes: 'x' })],
  [
    'a document with macros under another name',
    zipOf(...officeParts('word/document.xml', macros), { name: 'word/document.xml', bytes: '<w:document/>' }),
  ],
  [
    'a document with macros written in entities',
    zipOf(...officeParts('word/document.xml', macros.replace('macro', '&#109;acro')), {
      name: 'word/document.xml',
      bytes: '<w:document/>',
    }),
  ],
  [
    'a zip with the name of a document and none of its types',
    zipOf({ name: '[Content_Types].xml', bytes: '<Types/>' }, { name: 'word/document.xml', bytes: 'x' }),
  ],
  [
    'a document that is another part than the one that it shows',
    zipOf(...officeParts('word/other.xml', DOCX_TYPE), { name: 'word/document.xml', bytes: '<w:document/>' }),
  ],
  ['a document with a control', related({ type: 'control', target: 'activeX1.xml' })],
  [
    'a document that fetches its template',
    related({ type: 'attachedTemplate', target: 'http://evil.example/a.dotm', mode: 'External' }),
  ],
  [
    'a document that hides its types in a DTD',
    zipOf(
      { name: '[Content_Types].xml', bytes: '<!DOCTYPE Types [<!ENTITY a "b">]><Types/>' },
      ...WORD.slice(1),
    ),
  ],
  [
    'a document with a part twice, in capitals',
    zipOf(...WORD, { name: 'WORD/document.xml', bytes: 'other' }),
  ],
  ['a document with a part twice', zipOf(...WORD, { name: 'word/document.xml', bytes: 'other' })],
  ['a part that climbs out', zipOf(...WORD, { name: '../../etc/passwd', bytes: 'x' })],
  ['a part shorter than it says', zipOf(...WORD, { name: 'word/a.xml', bytes: 'abc', declared: 9_000 })],
  [
    'a part longer than it says',
    zipOf(...WORD, { name: 'word/a.xml', bytes: 'x'.repeat(90_000), declared: 9 }),
  ],
])('takes no %s', async (_name, bytes) => {
  expect(await typeOf(bytes, 'a.txt')).toBeNull();
});

test.each([
  ['one that says so', zipOf(...WORD, { name: 'word/big.xml', bytes: 'x', declared: 2 ** 31 })],
  ['one with a part of zeros', zipOf(...WORD, { name: 'word/big.xml', bytes: Buffer.alloc(20_000_000) })],
  [
    'one of many parts',
    zipOf(...WORD, ...Array.from({ length: 5_001 }, (_, at) => ({ name: `word/${at}.xml`, bytes: '' }))),
  ],
])('refuses a zip bomb: %s', async (_name, bytes) => {
  await expect(typeOf(bytes, 'a.docx')).rejects.toMatchObject({
    status: 413,
    message: 'This file unpacks to far more than it should',
  });
});
