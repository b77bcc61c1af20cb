import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PNPM, root } from './workspace.mjs';

/** Matches an import of a package by name. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*(['"])((?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(?:\/[\w./-]+)?)\1/g;

const packageOf = (/** @type {string} */ request) =>
  request.split('/', request.startsWith('@') ? 2 : 1).join('/');

const namesIn = (/** @type {string} */ folder) => {
  const { name, dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  return [name, ...Object.keys(dependencies ?? {}), ...Object.keys(devDependencies ?? {})];
};

const sentenceOf = (
  /** @type {string} */ folder,
  /** @type {string} */ file,
  /** @type {string} */ request,
) => {
  const remote = path.basename(folder);
  const where = `${remote}/${file}`;
  return /^(?:antd|@ant-design|@rc-component)\//.test(request)
    ? `${where} imports ${request}. Remotes import components of antd by name: import { Table } from 'antd'. ` +
        `Those that the host provides are listed in shared/ui/provided.json.`
    : `${where} imports ${packageOf(request)}, which ${remote}/package.json does not name. ` +
        `Add it to its dependencies, and run npx --yes pnpm@${PNPM} install.`;
};

/**
 * Explains each import of a package that the remote lacks, because the compiler's message names only the module.
 * @param {string} folder of the remote
 * @returns {string[]} a sentence for each package
 */
export const unknownImports = (folder) => {
  const source = path.join(folder, 'src');
  if (!existsSync(source)) return [];
  // The tools of tests are the workspace's own.
  const known = new Set([...namesIn(folder), ...namesIn(root)]);
  const said = new Map();
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!/\.tsx?$/.test(name)) continue;
    const text = readFileSync(path.join(source, name), 'utf8').replaceAll(
      /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm,
      '',
    );
    for (const [, , request = ''] of text.matchAll(IMPORT)) {
      if (known.has(packageOf(request)) && !request.startsWith('antd/')) continue;
      const file = path.posix.join('src', name.replaceAll(path.sep, '/'));
      if (!said.has(packageOf(request))) said.set(packageOf(request), sentenceOf(folder, file, request));
    }
  }
  return [...said.values()];
};
