import * as z from 'zod/mini';
import { fileName } from './file-name.ts';
import { foreignEnding, foreignTypes } from './foreign-endings.ts';
import { ACCEPTED_FILES, documentFolders, FOLDER_NAMES } from './document-types.ts';
import { extensionOf, fileNameFault, renamed, typeOfName } from './names.ts';

describe('the name of a file', () => {
  it.each([
    'a',
    'My ID – 2026.pdf',
    'Ükraïne (2).PDF',
    '身分證.png',
    '👩‍👩‍👧.jpg',
    'x'.repeat(200),
    '.profile.txt',
  ])('may be %s', (name) => {
    expect(z.safeParse(fileName.schema, name).data).toBe(name);
    expect(fileNameFault(name)).toBeNull();
  });

  it.each([
    ['  a.pdf ', 'a.pdf'],
    ['a\nb.pdf', 'a b.pdf'],
    ['Payslip\u00a0 March.pdf', 'Payslip March.pdf'],
    ['a\u202efdp.exe', 'afdp.exe'],
    ['\u200ba\ufeff.pdf', 'a.pdf'],
    ['Re\u0301sume\u0301.pdf', 'R\u00e9sum\u00e9.pdf'],
  ])('%j is kept as %j', (name, kept) => {
    expect(z.safeParse(fileName.schema, name).data).toBe(kept);
    expect(fileNameFault(name)).toBeNull();
  });

  it.each([
    ['', 'Please enter a name'],
    ['   ', 'Please enter a name'],
    ['\u200b', 'Please enter a name'],
    ['.pdf', 'Please enter a name'],
    [' .DOCX ', 'Please enter a name'],
    ['x'.repeat(201), 'Use at most 200 characters'],
    ...['a/b.pdf', '..\\b.pdf', '../../etc/passwd', '.', '..', ' . ', 'a\u0000b'].map((name) => [
      name,
      'A name cannot hold / or \\, nor characters that cannot be shown',
    ]),
  ])('may not be %j, at the call and at the form', (name, message) => {
    expect(z.safeParse(fileName.schema, name).error?.issues[0]?.message).toBe(message);
    expect(fileNameFault(name)).toBe(message);
  });

  it.each([
    ['a.pdf', 'pdf', '.pdf'],
    ['a.b.JPEG', 'jpeg', '.JPEG'],
    ['a.jpg', 'jpeg', '.jpg'],
    ['a.svg', null, ''],
    ['Payslip 2026.03', null, ''],
    ['pdf', null, ''],
    ['a.', null, ''],
  ])('%s stands for %s', (name, type, extension) =>
    expect([typeOfName(name), extensionOf(name)]).toEqual([type, extension]),
  );

  it.each([
    ['old.pdf', 'new', 'new.pdf'],
    ['old.PDF', 'new', 'new.PDF'],
    ['old.pdf', 'new.docx', 'new.docx'],
    ['old.pdf', 'evil.exe', 'evil.exe.pdf'],
    ['old.csv', 'March 2026.03', 'March 2026.03.csv'],
  ])('of %s, renamed to %s, is %s', (old, name, result) => expect(renamed(old, name)).toBe(result));
});

it('says which types are taken', () => {
  expect(ACCEPTED_FILES).toBe('.pdf,.jpg,.jpeg,.jfif,.jpe,.png,.webp,.docx,.xlsx,.odt,.txt,.csv');
});

it('names every folder that all accounts have', () => {
  expect(Object.values(documentFolders).map((id) => FOLDER_NAMES[id])).toEqual([
    'Identity',
    'Career',
    'Wealth',
    'Medical',
    'Other',
  ]);
});

test.each([
  ['cv.doc', 'oldOffice'],
  ['photo.HEIC', 'heic'],
  ['page.html', 'page'],
  ['setup.exe', 'program'],
  ['all.zip', 'archive'],
  ['talk.pptx', 'slides'],
  ['film.mp4', 'film'],
  ['letter.pages', 'apple'],
  ['cv.pdf', null],
  ['photo.jfif', null],
  ['Payslip 2026.Mar', null],
  ['CV.final', null],
  ['J.P. Botha', null],
])('the ending of %s tells of %s', (name, type) => expect(foreignEnding(name)).toBe(type));

test.each(Object.entries(foreignTypes))('%s is said with how to mend it', (_, sentence) =>
  expect(sentence).toMatch(
    /^(?:This is|There are|Videos).*Please (?:choose|print|unpack|save|send|open).*\.$/,
  ),
);
