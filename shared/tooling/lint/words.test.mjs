import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';

/** Words that the site spells in one way: what is found, and what it says. */
const SPELLED = [
  [/\be-mail/i, 'email'],
  [/\blog(?:ged|ging)?[ -]?(?:out|off)\b/i, 'sign out'],
  [/\blog(?:ged|ging)?[ -]in\b/i, 'sign in'],
  [/\bupload (?:files|a document|documents)\b/i, 'upload file'],
];

/** The texts of a source: what stands in quotes, and between tags. A name of the code has no blank beside it. */
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

test('another spelling is found, in an attribute and between tags, and in no comment', () => {
  expect(otherSpellings(`<Field label="Work e-mail">Log out\n</Field>`)).toEqual([
    '"Work e-mail": email',
    '"Log out": sign out',
  ]);
  expect(otherSpellings("/** By e-mail. */\nconst sign = 'Sign out'; // logged out")).toEqual([]);
});

test('the service, the shell, the kit, the contract and the remotes spell each word in one way', () => {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  const found = ['api', 'shell', 'shared/ui', 'shared/contract', 'shared/platform', ...remotes].flatMap(
    (folder) =>
      readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
        .flatMap((file) => {
          const place = path.join(folder, 'src', file);
          return otherSpellings(readFileSync(path.join(root, place), 'utf8')).map(
            (said) => `${place}: ${said}`,
          );
        }),
  );
  expect(found).toEqual([]);
});
