import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';

/*
 * What a comment or a page cites must be in the repository: `specification: shop, "Catalogue"` stands in
 * docs/specification/shop.md, and a page under docs/ is there with the heading that is quoted after it.
 */

const SPECIFICATION =
  /(?<!the |# )\bspecification: ([a-z][a-z-]*)(?:\.md)?((?:,? and [a-z-]+|, [a-z-]+(?=[ ,;:.)]))*)(?:, ["“]([^"”]+)["”])?/gi;
const PAGE = /\b((?:docs|api|shell|e2e|shared|mfe-[a-z-]+)\/[\w./-]*\.md)(?:, ["“]([^"”]+)["”])?/g;

/** A heading of the page, or a term that it explains in a table or a paragraph. */
const says = (file, quoted) =>
  readFileSync(path.join(root, file), 'utf8')
    .replaceAll('`', '')
    .toLowerCase()
    .includes(quoted.toLowerCase());

/** What of a page and a heading is not there; undefined for nothing. */
const missing = (file, heading) => {
  if (!existsSync(path.join(root, file))) return `there is no ${file}`;
  if (heading !== undefined && !says(file, heading)) return `${file} does not say "${heading}"`;
  return undefined;
};

/** Citations of a text that lead nowhere. Comments are broken into lines anywhere, also within a citation. */
const deadCitations = (source) => {
  const text = source.replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  const cited = [
    ...[...text.matchAll(SPECIFICATION)].map(([, page, , heading]) => [
      `docs/specification/${page}.md`,
      heading,
    ]),
    ...[...text.matchAll(PAGE)].map(([, page, heading]) => [page, heading]),
  ];
  return cited.map(([file, heading]) => missing(file, heading)).filter(Boolean);
};

test('the word specification alone cites no page', () =>
  expect(deadCitations('In the order of the specification: what is read first comes first.')).toEqual([]));

test('a page and a heading that are not there are found, and those that are there are not', () => {
  expect(deadCitations('/** As written (specification: reference-data,\n * "Banks"). */')).toEqual([]);
  expect(
    deadCitations('(specification: nowhere) (specification: shop, "Nothing of it") docs/gone.md'),
  ).toEqual([
    'there is no docs/specification/nowhere.md',
    'docs/specification/shop.md does not say "Nothing of it"',
    'there is no docs/gone.md',
  ]);
});

test('what comments and pages cite is in the repository', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (file) => file !== '' && !file.endsWith('citations.test.mjs') && existsSync(path.join(root, file)),
    );
  expect(files.length).toBeGreaterThan(100);
  const dead = files.flatMap((file) =>
    deadCitations(readFileSync(path.join(root, file), 'utf8')).map((what) => `${file}: ${what}`),
  );
  expect(dead).toEqual([]);
});
