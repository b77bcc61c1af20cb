import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformFileSync } from '@swc/core';
import { root } from './base.mjs';

/**
 * Reads a remote's `remote.ts`, checks it against the contract, and returns the plain declaration.
 * Fails with one sentence that names the place, so that a squad sees it in its own build.
 */
export const readDeclaration = async (folder) => {
  const cache = path.join(folder, 'node_modules/.cache/phila');
  mkdirSync(cache, { recursive: true });
  const { code } = transformFileSync(path.join(folder, 'remote.ts'), {
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  });
  const file = path.join(cache, `remote-${process.pid}-${Date.now()}.mjs`);
  writeFileSync(file, code);
  const [{ default: declared }, { remoteDeclaration }] = await Promise.all([
    import(pathToFileURL(file).href),
    import(pathToFileURL(path.join(root, 'shared/contract/dist/index.js')).href),
  ]);
  const checked = remoteDeclaration.safeParse(declared);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw new Error(`remote.ts of ${path.basename(folder)}: ${issue.path.join('.')}: ${issue.message}`);
  }
  return checked.data;
};
