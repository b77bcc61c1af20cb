/** Bundles the folder it is given by its webpack.config.mjs, or by the file named after it. */
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import webpack from 'webpack';

const folder = path.resolve(process.argv[2] ?? '.');

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
