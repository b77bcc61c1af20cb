import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';

/*
 * Checks that the repository has every text that a comment or page cites: `specification: shop, "Catalogue"` in
 * docs/specification/shop.md, a decision's file, a page under docs/ and the heading quoted after it. A § alone cites a
 * document outside the repository, so the law, RFC, standard or SARS guide must be named beside it.
 */

const SPECIFICATION =
  /(?<!the |# )\bspecification: ([a-z][a-z-]*)(?:\.md)?((?:,? and [a-z-]+|, [a-z-]+(?=[ ,;:.)]))*)(?:, ["“]([^"”]+)["”])?/gi;
const PAGE = /\b((?:docs|api|shell|e2e|shared|mfe-[a-z-]+)\/[\w./-]*\.md)(?:, ["“]([^"”]+)["”])?/g;

/** Matches `decision 0308`, `docs/decisions/0308`, or a link to the decision's file, also from its own folder. */
const DECISION = /\b(?:decision |docs\/decisions\/)(\d{4})\b|(?:\]\(|decisions\/)(\d{4}-[\w-]+\.md)/gi;
/** Matches several numbers in a row: `decisions 0308, 0205 and 0401`, or several links in a decision. */
const SEVERAL = /\b\d{4}\b(?:\]\([^)]*\))?(?:(?:, (?:and )?| and )\d{4}\b)+/g;
const decisions = readdirSync(path.join(root, 'docs/decisions'));

/** Matches published documents with numbered sections, just before or after a §. */
const PUBLISHED =
  /\b(?:Acts?(?: \d+ of \d{4})?|POPIA|PAIA|ECTA|CPA|FAIS|Schedule|RFC \d+|WCAG(?: \d[\d.]*)?|ASVS(?: \d[\d.]*)?|EN \d+(?: \d+)*|ISO(?:\/IEC)? \d[\d-]*|(?:PAYE-GEN-01-)?G\d\d(?: revision \d+)?)/
    .source;
const PUBLISHED_BEFORE = new RegExp(`${PUBLISHED},? $`);
const PUBLISHED_AFTER = new RegExp(`^ ?[\\d.]+(?:\\(\\w+\\))* of (?:the )?(?:\\w+ ){0,6}?${PUBLISHED}`);
/**
 * Matches mentions of the documents that this was built from, but not the seed of a generator, a picture or a flower.
 */
const SEED =
  /\bthe[ -]seeds?\b(?! (?:of|is|was)\b)|\bseeds? (?:asks?|demands?|documents?|files?|says?)\b|\bseeds?\/\w|\bseed[\w-]*\.md\b/gi;

/** Tells if a page contains the quoted heading or term. */
const says = (file, quoted) =>
  readFileSync(path.join(root, file), 'utf8')
    .replaceAll('`', '')
    .toLowerCase()
    .includes(quoted.toLowerCase());

/** Names the missing page or heading; undefined if both exist. */
const missing = (file, heading) => {
  if (!existsSync(path.join(root, file))) return `there is no ${file}`;
  if (heading !== undefined && !says(file, heading)) return `${file} does not say "${heading}"`;
  return undefined;
};

/** Lists sections (§) without the name of a document beside them. */
const bareSections = (text) =>
  [...text.matchAll(/§+ ?[\w.]*/g)]
    .filter(
      ({ index }) =>
        !PUBLISHED_BEFORE.test(text.slice(0, index)) &&
        !PUBLISHED_AFTER.test(text.slice(index).replace(/^§+/, '')),
    )
    .map(([section]) => `${section} is of no document named beside it`);

/** Lists citations of a text that lead nowhere. Joins comments first, because a line may break inside a citation. */
const deadCitations = (source) => {
  const text = source.replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  const cited = [
    ...[...text.matchAll(SPECIFICATION)].map(([, page, , heading]) => [
      `docs/specification/${page}.md`,
      heading,
    ]),
    ...[...text.matchAll(PAGE)].map(([, page, heading]) => [page, heading]),
  ];
  return [
    ...cited.map(([file, heading]) => missing(file, heading)).filter(Boolean),
    ...[
      ...[...text.matchAll(DECISION)].map(([, number, file]) => file ?? number),
      ...[...text.matchAll(SEVERAL)].flatMap(([numbers]) => numbers.match(/\b0\d{3}\b(?!-)/g) ?? []),
    ]
      .filter((named) => !decisions.some((file) => file.startsWith(named)))
      .map((named) => `there is no decision ${named}`),
    ...bareSections(text),
    ...[...text.matchAll(SEED)].map(([seed]) => `"${seed}" is not in the repository`),
  ];
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

test('a decision that is not there is found, by its number and by its file', () => {
  expect(deadCitations('(decision 0308, docs/decisions/0205, [0205](0205-the-page.md))')).toEqual([]);
  expect(
    deadCitations('(decision 9308, docs/decisions/9205, [0205](0205-a-page.md), ../decisions/9001-gone.md)'),
  ).toEqual([
    'there is no decision 9308',
    'there is no decision 9205',
    'there is no decision 0205-a-page.md',
    'there is no decision 9001-gone.md',
  ]);
});

test('of several decisions in a row each must be there', () => {
  expect(
    deadCitations(
      'together with 0804, 0806 and 0810; decisions 0308 and 0205; [0804](0804-reads-that-a-route-declares.md) and 0806',
    ),
  ).toEqual([]);
  expect(
    deadCitations('together with 0896, 0899 and 0898; [0804](0804-reads-that-a-route-declares.md) and 0897'),
  ).toEqual(['0896', '0899', '0898', '0897'].map((number) => `there is no decision ${number}`));
});

test.each([
  ["describe('§3 credit', () => {", '§3 is of no document named beside it'],
  ['the sync call of the specification\n * §7 that copies it', '§7 is of no document named beside it'],
  ['RFC 9700 asks for it. §2.1: everyone does.', '§2.1 is of no document named beside it'],
  ['as the seed says to the letter', '"the seed" is not in the repository'],
  ['(features-beyond-the-seeds, "Security")', '"the-seeds" is not in the repository'],
])('%j cites what is not there', (text, what) => expect(deadCitations(text)).toEqual([what]));

test.each([
  'its whole family (RFC 9700\n * §4.14.2)',
  'P1, G01 revision 16 §6 monthly',
  'Income Tax Act 58 of 1962, §10(1)',
  'POPIA §23 and WCAG 2.2 §2.5.8 and EN 301 549 §9.2',
  '§4.14.2 of RFC 9700, and §11 of the Income Tax Act',
  '{ numRuns: RUNS, seed: 20_261_122 }, five petals round a seed. The seed is fixed; npm start migrates, seeds',
])('%j cites nothing of ours', (text) => expect(deadCitations(text)).toEqual([]));

test('everything cited by comments and pages is in the repository', () => {
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
