/*
 * Checks that each decision has a date, that the index lists it, and that both stay short enough for a new engineer to
 * read all.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';

const MOST_DECISIONS = 45;
const MOST_WORDS = 600;

const folder = path.join(root, 'docs/decisions');
const textOf = (/** @type {string} */ file) => readFileSync(path.join(folder, file), 'utf8');
const files = readdirSync(folder)
  .filter((file) => /^\d{4}-/.test(file))
  .toSorted();
const numberOf = (/** @type {string} */ file) => file.slice(0, 4);

/** Rows of the index: `| [0003](0003-….md) | Releases … | in force |`. */
const listed = [...textOf('README.md').matchAll(/^\| \[(\d{4})\]\(([^)]+)\) \| (.+) \| (.+) \|$/gm)].map(
  ([, number, file, title, status]) => ({ number, file, title, status }),
);

test(`there are at most ${MOST_DECISIONS} decisions`, () => {
  expect(files.length).toBeGreaterThan(30);
  expect(files.length).toBeLessThanOrEqual(MOST_DECISIONS);
});

test('the list has every decision, in the order of their numbers', () => {
  expect(listed.map(({ file }) => file)).toEqual(files);
  expect(listed.map(({ number }) => number)).toEqual([...new Set(files.map(numberOf))]);
  expect(listed.map(({ status }) => status)).toEqual(files.map(() => 'in force'));
});

test.each(files)('%s has a number, a title and a date', (file) => {
  const [heading, , first] = textOf(file).split('\n');
  expect(heading).toBe(`# ${numberOf(file)} ${listed.find((line) => line.file === file)?.title}`);
  expect(first).toMatch(
    /^\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d\b/,
  );
});

test.each(files)(`%s has at most ${MOST_WORDS} words`, (file) => {
  expect(textOf(file).split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(MOST_WORDS);
});
