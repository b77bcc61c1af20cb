import { employerAddress, employerOf, folderAddress, folderOf, NO_FOLDER } from './folder-address.ts';

it.each([
  [1, '/documents/identity'],
  [5, '/documents/other'],
  [12, '/documents/12'],
])('folder %i is at %s', (id, address) => {
  expect(folderAddress(id)).toBe(address);
  expect(folderOf(address)).toBe(id);
});

it.each([
  ['/documents', null],
  ['/documents/', null],
  ['/Documents/Identity/', 1],
  // Rejects a second address for the same folder.
  ['/documents/1', NO_FOLDER],
  ['/documents/0', NO_FOLDER],
  ['/documents/-3', NO_FOLDER],
  ['/documents/12345678', NO_FOLDER],
  ['/documents/payslips', NO_FOLDER],
  ['/documents/identity/12', NO_FOLDER],
  ['/documents/constructor', NO_FOLDER],
])('%s names %p', (address, id) => expect(folderOf(address)).toBe(id));

it('names the papers of an employer by its number', () => {
  expect(employerOf(employerAddress(7))).toBe(7);
  expect(employerOf('/Documents/From-7/')).toBe(7);
});

it.each([
  '/documents',
  '/documents/from-0',
  '/documents/from-',
  '/documents/from-7/1',
  '/documents/identity',
])('%s names no employer', (address) => expect(employerOf(address)).toBeNull());
