import { readFileSync } from 'node:fs';
import path from 'node:path';
import { classes } from './classes.ts';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

it('names every class of the style sheet, and no other', () => {
  const declared = new Set(found(read('classes.css'), /\.([a-z][\w-]*)[^{};]*\{/g));
  expect(declared.size).toBeGreaterThan(100);
  expect(found(read('names.ts'), /\| '([^']+)'/g)).toEqual([...declared]);
});

it('takes one of a page’s own beside them', () => {
  expect(classes('row gap-8')).toBe('row gap-8');
  expect(classes('row gap-8', 'own')).toBe('row gap-8 own');
  expect(classes('row', undefined)).toBe('row');
});

it('refuses a name that the kit has not', () => {
  // @ts-expect-error -- misspelt: the type check is what is tested here
  expect(classes('row gpa-8')).toBe('row gpa-8');
  // @ts-expect-error -- the last one counts as well
  expect(classes('wor')).toBe('wor');
});
