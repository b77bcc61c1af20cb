import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The changes of a guide: each block of code whose language is followed by the path of a file. A `diff` changes the file;
 * any other block is a new file as a whole.
 */
export const changesIn = (/** @type {string} */ markdown) =>
  [...markdown.matchAll(/^```(tsx?|css|diff) (\S+)\n(.*?)^```$/gms)].map(
    ([, language, file = '', text = '']) => ({
      file,
      text,
      isDiff: language === 'diff',
    }),
  );

/** The hunks of a diff, divided by lines that begin with `@@`, each as the lines before and after. */
const hunksOf = (/** @type {string} */ diff) =>
  diff.split(/^@@.*\n/m).map((hunk) => {
    const lines = hunk.split('\n').slice(0, -1);
    const side = (/** @type {string} */ sign) =>
      lines
        .filter((line) => line === '' || line[0] === ' ' || line[0] === sign)
        .map((line) => `${line.slice(1)}\n`);
    return { before: side('-').join(''), after: side('+').join('') };
  });

/**
 * Applies a diff to a text. Hunks have no line numbers, so the text that each changes must occur exactly once.
 * @throws Error that names the file and the lines
 */
export const applied = (/** @type {string} */ text, /** @type {string} */ diff, /** @type {string} */ file) =>
  hunksOf(diff).reduce((changed, { before, after }) => {
    const parts = changed.split(before);
    if (before === '' || parts.length !== 2)
      throw new Error(`${file}: found ${before === '' ? 0 : parts.length - 1} times, not once:\n${before}`);
    return parts.join(after);
  }, text);

/** Makes the changes of a guide in a workspace, and returns the files that were changed or made. */
export const applyGuide = (/** @type {string} */ workspace, /** @type {string} */ markdown) =>
  changesIn(markdown).map(({ file, text, isDiff }) => {
    const place = path.join(workspace, file);
    if (!isDiff && existsSync(place)) throw new Error(`${file} exists already; give a diff`);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, isDiff ? applied(readFileSync(place, 'utf8'), text, file) : text);
    return file;
  });
