/** Bundles the folder it is given by its webpack.config.mjs, or by the file named after it, and compresses the result. */
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import webpack from 'webpack';

const folder = path.resolve(process.argv[2] ?? '.');

/** Small files gain nothing, and compressed ones would grow. */
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|ttf)$/;

/** Brotli at its best is slow, so it is done once here and never while serving. */
export const compressBelow = (/** @type {string} */ place) => {
  for (const entry of readdirSync(place, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    if (bytes.length < 512) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
};

/** A message of webpack without its stack; the module it is about before it, unless it names a place itself. */
const sentenceOf = (/** @type {string} */ message, /** @type {string | undefined} */ moduleName) => {
  const text = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^\s+at .*[):\d]$/.test(line))
    .join('\n')
    .trimEnd();
  return moduleName && !text.includes(moduleName) ? `${moduleName}: ${text}` : text;
};

const { default: configure } = await import(
  pathToFileURL(path.resolve(process.argv[3] ?? path.join(folder, 'webpack.config.mjs'))).href
);
/** Prints no stack of this file: the fault is in the bundle's sources. */
const endWith = (/** @type {string} */ sentence) => {
  console.error(sentence);
  process.exit(1);
};
const configuration = await configure({}, { mode: 'production' }).catch((/** @type {Error} */ error) =>
  endWith(error.message),
);
const stats = await new Promise((resolve, reject) =>
  webpack(configuration, (error, result) => (error ? reject(error) : resolve(result))),
);
if (stats.hasErrors() || stats.hasWarnings()) {
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
  for (const { message, moduleName } of [...errors, ...warnings])
    console.error(sentenceOf(message, moduleName));
  if (stats.hasErrors()) process.exit(1);
}
const fixed = path.join(folder, 'public');
if (existsSync(fixed)) cpSync(fixed, path.join(configuration.output.path, 'public'), { recursive: true });
if (configuration.mode === 'production') {
  const { addHost, addRemote } = await import('../drawing/release.mjs');
  const add = configure.isHost ? addHost : addRemote;
  await add(folder, configuration.output.path).catch((error) => endWith(error.message));
}
compressBelow(configuration.output.path);
