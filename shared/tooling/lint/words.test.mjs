import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';

/** Words with a single spelling on the site: a pattern for the wrong spelling, and the right one. */
const SPELLED = [
  [/\be-mail/i, 'email'],
  [/\blog(?:ged|ging)?[ -]?(?:out|off)\b/i, 'sign out'],
  [/\blog(?:ged|ging)?[ -]in\b/i, 'sign in'],
  [/\bupload (?:files|a document|documents)\b/i, 'upload file'],
];

/** Lists a source's texts, in quotes and between tags; names in code have no blank beside them. */
const textsOf = (source) =>
  [
    ...source
      .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .matchAll(/'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`|>([^<>{}=;]+)[<{]/g),
  ].map((found) => found.slice(1).find((text) => text !== undefined) ?? '');

const otherSpellings = (source) =>
  textsOf(source).flatMap((text) =>
    SPELLED.filter(([pattern]) => pattern.test(text)).map(([, word]) => `"${text.trim()}": ${word}`),
  );

/**
 * Finds percentages with a space: `8 %`, `${rate} %`, `{rate}\u00a0%`. The site writes none (`percentText` of
 * @phila/finance/number-text).
 */
const spacedPercentages = (source) =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .match(/[^\s'"`>]*[\d}](?:[ \u00a0]|\\u00a0|&nbsp;)%/g) ?? [];

test('a space before the sign of a percentage is found, and no division', () => {
  expect(
    spacedPercentages("'At most 90 %' `${rate} %` <p>{share} % of it</p> 'from 2.5\\u00a0% on'"),
  ).toEqual(['90 %', '${rate} %', '{share} %', '2.5\\u00a0%']);
  expect(spacedPercentages("'8%' at % 6 rows[0] % size(4) % 2")).toEqual([]);
});

test('another spelling is found, in an attribute and between tags, and in no comment', () => {
  expect(otherSpellings(`<Field label="Work e-mail">Log out\n</Field>`)).toEqual([
    '"Work e-mail": email',
    '"Log out": sign out',
  ]);
  expect(otherSpellings("/** By e-mail. */\nconst sign = 'Sign out'; // logged out")).toEqual([]);
});

/** Finds texts in the sources of these folders, with their files. */
const foundIn = (folders, find) =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) => {
        const place = path.join(folder, 'src', file);
        return find(readFileSync(path.join(root, place), 'utf8')).map((said) => `${place}: ${said}`);
      }),
  );
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const speaking = ['api', 'shell', 'shared/ui', 'shared/contract', 'shared/platform', ...remotes];

test('the service, the shell, the kit, the contract and the remotes spell each word in one way', () => {
  expect(foundIn(speaking, otherSpellings)).toEqual([]);
});

test('no percentage has a space, nor in the engine and the CVs', () => {
  expect(foundIn([...speaking, 'shared/finance', 'shared/cv-template'], spacedPercentages)).toEqual([]);
});
