import { pastedBlank } from './pasted-blank.ts';

test.each([
  ['Marula-4 ', /at the end/],
  ['Marula-4\u00a0', /at the end/],
  ['Marula-4\t', /at the end/],
  ['Marula-4\u200b', /at the end/],
  [' Marula-4', /at the beginning/],
  [' Marula-4 ', /at either end/],
])('%j: said', (password, said) => expect(pastedBlank(password)).toMatch(said));

test.each(['Marula-4', 'Marula 4 trees', '', ' '])('%j: nothing to say', (password) =>
  expect(pastedBlank(password)).toBeNull(),
);
