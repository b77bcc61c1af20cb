/*
 * Each decision says when it was made, the list knows each, and what is superseded says by what; the one that took its
 * place says so as well.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';

const folder = path.join(root, 'docs/decisions');
const textOf = (file) => readFileSync(path.join(folder, file), 'utf8');
const files = readdirSync(folder).filter((file) => /^\d{4}-/.test(file));
const numberOf = (file) => file.slice(0, 4);
const byNumber = new Map(files.map((file) => [numberOf(file), file]));

/** `| [0001](0001-….md) | What … | superseded by 0009 |` */
const listed = [...textOf('README.md').matchAll(/^\| \[(\d{4})\]\(([^)]+)\) \| (.+) \| (.+) \|$/gm)].map(
  ([, number, file, title, status]) => ({ number, file, title, status }),
);
const numbersIn = (text) => text.match(/\b\d{4}\b(?= |$|,|\.)/g) ?? [];

test('the list has every decision, in the order of their numbers', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(listed.map(({ file }) => file)).toEqual(files.toSorted());
});

test.each(files)('%s has a date, and says by what it was superseded as the list does', (file) => {
  const [heading, , first] = textOf(file).split('\n');
  expect(first).toMatch(
    /^\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d\b/,
  );
  const { title, status } = listed.find((line) => line.file === file);
  expect(heading).toBe(`# ${numberOf(file)} ${title}`);
  const [, successors = ''] = /Superseded (.*)/.exec(first) ?? [];
  const links = [...successors.matchAll(/\[(\d{4})\]\(([^)]+)\)/g)];
  expect(status).toMatch(/^(?:in force|superseded by \d{4}.*)$/);
  expect(links.map(([, number]) => number)).toEqual(numbersIn(status));
  for (const [, number, target] of links) {
    expect(target).toBe(byNumber.get(number));
    expect(textOf(target)).toMatch(new RegExp(`[Ss]upersedes (?:of )?\\[${numberOf(file)}\\]`));
  }
});
