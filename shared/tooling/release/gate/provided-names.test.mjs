import { refusalOfMissingNames } from './provided-names.mjs';

const provided = {
  '@phila/platform': ['navigate', 'notify'],
  '@phila/ui/undo': ['Undo'],
  'final-form': null,
};
const refusal = (imports) => refusalOfMissingNames('travel', imports, provided);

test.each([
  ['names that are there', { '@phila/platform': ['notify'], '@phila/ui/undo': ['Undo'] }],
  ['a module that is passed on as a whole', { '@phila/ui/undo': [] }],
  ['a module whose names only running it tells', { 'final-form': ['createForm'] }],
])('%s are provided', (_, imports) => {
  expect(refusal(imports)).toBeNull();
});

test('a name that the running shell does not export refuses the remote', () => {
  expect(refusal({ '@phila/platform': ['notify', 'usePlace'], '@phila/ui/undo': ['Undo'] })).toBe(
    'travel uses usePlace of @phila/platform, which the shell of the running site does not provide. ' +
      'Release the newer shell first, or leave it out.',
  );
});

test('so does a module that it does not have at all', () => {
  expect(refusal({ '@phila/ui/timeline': ['Timeline'], '@phila/platform': ['mix'] })).toBe(
    'travel uses @phila/ui/timeline and mix of @phila/platform, which the shell of the running site does not ' +
      'provide. Release the newer shell first, or leave it out.',
  );
});

test('a property that every object has is not taken for a module', () => {
  expect(refusal({ constructor: [] })).toMatch(/^travel uses constructor, /);
});
