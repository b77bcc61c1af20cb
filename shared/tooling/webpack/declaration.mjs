import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformFileSync } from '@swc/core';
import { root } from './base.mjs';

/** What keeps `path` from being asked for before the page is there; null for nothing. */
const notAhead = ({ access }, path, all) => {
  const call = all.find((candidate) => candidate.method === 'GET' && candidate.path === path);
  if (!call) return 'no call of the contract is read there';
  if (call.params ?? call.query) return 'it is read with parameters';
  if (call.value === undefined) return 'it answers with a file';
  if (access === 'anyone' && call.access !== 'anyone') return 'not everyone whom the page is for may read it';
  return null;
};

/** What is wrong with the first read that a route wants ahead and that cannot be; undefined for nothing. */
const faultAhead = (routes, all) =>
  routes
    .flatMap((route) => (route.ahead ?? []).map((read) => ({ route, read, why: notAhead(route, read, all) })))
    .filter(({ why }) => why !== null)
    .map(({ route, read, why }) => `the page ${route.page} cannot have ${read} read ahead: ${why}`)[0];

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
  const [{ default: declared }, { remoteDeclaration, calls, everyCall }] = await Promise.all([
    import(pathToFileURL(file).href),
    import(pathToFileURL(path.join(root, 'shared/contract/dist/index.js')).href),
  ]);
  const checked = remoteDeclaration.safeParse(declared);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw new Error(`remote.ts of ${path.basename(folder)}: ${issue.path.join('.')}: ${issue.message}`);
  }
  const all = everyCall(calls).map(({ call }) => call);
  const fault = faultAhead(checked.data.routes, all);
  if (fault !== undefined) throw new Error(`remote.ts of ${path.basename(folder)}: ${fault}`);
  return checked.data;
};
