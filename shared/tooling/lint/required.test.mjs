import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';
import { root } from '../commands/workspace.mjs';

const folders = ['shell', 'shared/ui', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))];
const files = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(folder, 'src', file),
  ),
);
const textOf = (file) => readFileSync(path.join(root, file), 'utf8');

/** Finds the marks that a style sheet draws after labels of required fields. */
const marksIn = (file) => {
  const marks = [];
  parse(textOf(file)).walkRules((rule) => {
    if (rule.selector.includes('[data-required]'))
      rule.walkDecls('content', ({ value }) => void marks.push({ file, value }));
  });
  return marks;
};

it('marks what is required with a star, wherever the kit draws it (docs/words.md)', () => {
  const marks = files.filter((file) => file.endsWith('.css')).flatMap(marksIn);
  expect(marks.length).toBeGreaterThan(1);
  // Hides the mark from screen readers, because the control itself says that it is required.
  expect(marks.filter(({ value }) => value !== "' *' / ''")).toEqual([]);
});

it('says so in words in no label of a page', () => {
  const worded = files
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) =>
      /(label|legend)="[^"]*(\(required\)|\brequired\b|\(optional\)|\boptional\b)/i.test(textOf(file)),
    );
  expect(worded).toEqual([]);
});
