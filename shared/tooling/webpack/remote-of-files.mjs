import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
// Jest cannot load it for two importers at once, as reading a declaration would.
import '../../contract/dist/index.js';
import { root } from './base.mjs';
import { remoteConfig } from './remote.mjs';

/**
 * A remote that a test writes, in a folder of its own outside the workspace, with the packages that a remote has.
 * @param {string} name the remote's, as in its folder `mfe-<name>`
 * @param {Record<string, string>} files text by path within the remote
 * @returns {{ folder: string, remove: () => void }} its folder, and what takes it away
 */
export const remoteOfFiles = (name, files) => {
  const around = mkdtempSync(path.join(os.tmpdir(), 'phila-remote-'));
  const folder = path.join(around, `mfe-${name}`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  symlinkSync(path.join(root, 'mfe-public/node_modules'), path.join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(around, { recursive: true, force: true }) };
};

/**
 * Builds the remote as a release does.
 * @param {string} folder the remote's
 * @returns {Promise<string>} the folder of the build
 * @throws {Error} with the errors of webpack
 */
export const buildRemote = async (folder) => {
  const compiler = webpack(await remoteConfig(folder)({}, { mode: 'production' }));
  /** @type {import('webpack').Stats} */
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return path.join(folder, 'dist/site');
};
