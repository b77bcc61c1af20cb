const { createHash, randomUUID } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const FOLDER = path.join(__dirname, '../../../node_modules/.cache/jest-typescript');

/** @type {(file: string) => import('@swc/core').Options} */
const options = (file) => ({
  filename: file,
  swcrc: false,
  sourceMaps: true,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
});

/** Another compiler or other options compile everything again. */
const COMPILER = JSON.stringify([require('@swc/core/package.json').version, options('')]);

/** Path of the compiled file for this content, without its ending: `.js`, or `.map` for its source map. */
const placeOf = (/** @type {string} */ file, /** @type {string} */ source) => {
  const hash = createHash('sha256').update(COMPILER).update(file).update(source);
  return path.join(FOLDER, hash.digest('hex').slice(0, 32));
};

/** Renames a finished file into place: several workers compile the same file at once, and must not read half of it. */
const write = (/** @type {string} */ file, /** @type {string} */ text) => {
  const part = `${file}.${randomUUID()}`;
  writeFileSync(part, text);
  renameSync(part, file);
};

/** The JavaScript of a TypeScript file, kept on disk from one run to the next. */
exports.compiled = (/** @type {string} */ file) => {
  const source = readFileSync(file, 'utf8');
  const place = placeOf(file, source);
  if (existsSync(`${place}.js`)) return readFileSync(`${place}.js`, 'utf8');
  const { code, map } = require('@swc/core').transformSync(source, options(file));
  mkdirSync(FOLDER, { recursive: true });
  write(`${place}.map`, map ?? '');
  write(`${place}.js`, code);
  return code;
};

/** Path of the source map of a compiled TypeScript file. */
exports.sourceMapPath = (/** @type {string} */ file) => `${placeOf(file, readFileSync(file, 'utf8'))}.map`;
