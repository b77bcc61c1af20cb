/**
 * A remote outside the workspace, as a squad of another house has one: a template in a folder of its own, with the packed
 * packages of ours and the libraries that its package.json names. For tests: nothing is fetched.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { root } from '../commands/workspace.mjs';
import { packAll } from './packages.mjs';

const run = promisify(execFile);
const templates = path.join(root, 'templates');

/** Packs ours once for several remotes. */
export const packedPackages = async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'phila-packed-'));
  return { archives: await packAll(folder), remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** `phila-remote-kit-1.0.0.tgz` → `@phila/remote-kit`. */
const nameOf = (/** @type {string} */ archive) =>
  `@phila/${path.basename(archive).replace(/^phila-(.*)-\d+\.\d+\.\d+\.tgz$/, '$1')}`;

const unpack = (/** @type {string[]} */ archives, /** @type {string} */ modules) => {
  for (const archive of archives) {
    const folder = path.join(modules, nameOf(archive));
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
  }
};

const link = (/** @type {string} */ name, /** @type {string} */ modules) => {
  const installed = path.join(templates, 'node_modules', name);
  if (!existsSync(installed)) throw new Error(`templates/package.json does not have ${name}`);
  mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
  symlinkSync(installed, path.join(modules, name));
};

/** The programs that `npm run build` of the remote finds. */
const linkPrograms = (/** @type {string} */ modules) => {
  const bin = path.join(modules, '.bin');
  mkdirSync(bin);
  const installed = path.join(templates, 'node_modules/.bin');
  for (const name of readdirSync(installed)) symlinkSync(path.join(installed, name), path.join(bin, name));
  symlinkSync(path.join(modules, '@phila/remote-kit/release-command.mjs'), path.join(bin, 'phila-release'));
};

/**
 * @param {'webpack' | 'rspack' | 'vite'} bundler
 * @param {string[]} archives of `packedPackages`
 */
export const placeRemoteOutside = (bundler, archives) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), `phila-outside-${bundler}-`));
  cpSync(path.join(templates, 'app'), folder, { recursive: true });
  cpSync(path.join(templates, bundler), folder, { recursive: true });
  const modules = path.join(folder, 'node_modules');
  unpack(archives, modules);
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys({ ...dependencies, ...devDependencies }))
    if (!name.startsWith('@phila/')) link(name, modules);
  // Links packages that the contract needs in the build, which an installation would bring.
  for (const name of ['zod', 'react-router']) if (!existsSync(path.join(modules, name))) link(name, modules);
  symlinkSync(path.join(root, 'shared/remote-kit/node_modules/jsdom'), path.join(modules, 'jsdom'));
  linkPrograms(modules);
  const npm = (/** @type {string} */ script) =>
    run('npm', ['run', '--silent', script], {
      cwd: folder,
      env: {
        ...process.env,
        NO_COLOR: '1',
        PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
      },
    }).then(
      () => '',
      ({ stdout, stderr }) => stdout + stderr,
    );
  return {
    folder,
    output: path.join(folder, 'dist'),
    /** Checks the types, and returns the complaints. */
    types: () => npm('types'),
    /** Builds, and returns the complaints. */
    build: () => npm('build'),
    /** Draws the pages that everyone may open, and returns the verdict on each. */
    check: () =>
      run(process.execPath, [path.join(modules, '.bin/phila-release'), 'check'], { cwd: folder }).then(
        ({ stdout }) => stdout,
        ({ stdout, stderr }) => stdout + stderr,
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
