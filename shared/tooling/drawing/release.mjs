/** Adds to a build what draws its pages in Node (docs/decisions/0814). */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isDrawnFirst } from '../../contract/dist/entries/remote.js';
import { integrityOf } from '../webpack/integrity.mjs';
import { buildHost, buildRemote } from './build.mjs';

/**
 * Builds into `node` below the output.
 * @param {string} output
 * @param {(folder: string) => Promise<void>} build
 * @returns {Promise<{ file: string, integrity: string }>} for the build's description of itself
 */
const built = async (output, build) => {
  const folder = path.join(output, 'node');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build(folder);
  const [name = ''] = readdirSync(folder);
  return { file: `node/${name}`, integrity: integrityOf(readFileSync(path.join(folder, name))) };
};

const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
const write = (/** @type {string} */ file, /** @type {object} */ value) =>
  writeFileSync(file, JSON.stringify(value, null, 1));

/** HTML that the service's policy blocks. */
const OF_NO_EFFECT = [' style="', '<script', '<style'];

/** Adds the host to the shell's build, and the footer that it draws for pages before their scripts run. */
export const addHost = async (/** @type {string} */ _folder, /** @type {string} */ output) => {
  const host = await built(output, buildHost);
  const { firstFooter } = createRequire(import.meta.url)(path.join(output, host.file));
  const html = firstFooter();
  const refused = OF_NO_EFFECT.filter((text) => html.includes(text));
  if (refused.length > 0) throw new Error(`The footer needs ${refused.join(', ')}, which no page may have.`);
  const file = path.join(output, 'shell.json');
  write(file, { ...read(file), host, firstFooter: html });
};

/** Adds to a remote's build its application for Node, if it has a page that everyone may open. */
export const addRemote = async (/** @type {string} */ folder, /** @type {string} */ output) => {
  const file = path.join(output, 'release.json');
  if (!existsSync(file)) return;
  const release = read(file);
  if (!release.declaration.routes.some(isDrawnFirst)) return;
  write(file, { ...release, draw: await built(output, (to) => buildRemote(folder, 'remote', to)) });
};
