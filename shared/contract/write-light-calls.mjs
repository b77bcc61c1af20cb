/**
 * Writes `src/light-calls/`: every call of `src/calls/` without its schemas, for browser code. It reads the compiled
 * contract, so run `tsc -b shared/contract` first; `npm run build`, `npm test` and `npm run dev` do both.
 *
 *   node shared/contract/write-light-calls.mjs           writes what differs; prints the files that it wrote
 *   node shared/contract/write-light-calls.mjs --check   prints what differs, and exits with 1 if anything does
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const here = import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname);
const folder = path.join(here, 'src/light-calls');

/**
 * @import { AnyCall, Upload } from './dist/index.js'
 * @typedef {Parameters<typeof import('./dist/index.js').everyCall>[0]} Tree
 */

const kebab = (/** @type {string} */ name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const quoted = (/** @type {string} */ text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
/** @returns {node is AnyCall} */
const isCall = (/** @type {AnyCall | Tree} */ node) => typeof node.method === 'string';

const uploadText = (/** @type {Upload} */ { field, largest, others, optional }) => {
  const parts = [`field: ${quoted(field)}`, `largest: ${largest}`];
  if (others) parts.push(`others: [${others.map(quoted).join(', ')}]`);
  if (optional) parts.push('optional: true');
  return `{ ${parts.join(', ')} }`;
};

/** Source text of a light call. */
const callText = (/** @type {AnyCall} */ call) => {
  const { method, path: address, access, upload, blob, knowsPerson, idempotencyKey, timeout } = call;
  const parts = [`method: ${quoted(method)}`, `path: ${quoted(address)}`, `access: ${quoted(access)}`];
  if (upload) parts.push(`upload: ${uploadText(upload)}`);
  if (blob) parts.push('blob: true');
  if (knowsPerson) parts.push('knowsPerson: true');
  if (idempotencyKey) parts.push('idempotencyKey: true');
  if (timeout !== undefined) parts.push(`timeout: ${timeout}`);
  // Marked as pure, because otherwise bundlers keep every call of a file if a page uses one.
  return `/* @__PURE__ */ clientCall({ ${parts.join(', ')} })`;
};

const sorted = (/** @type {Tree} */ tree) => Object.entries(tree).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** @type {(node: Tree[string]) => string} */
const nodeText = (node) => {
  if (node === undefined) return 'undefined';
  if (isCall(node)) return callText(node);
  return `{ ${sorted(node)
    .map(([name, child]) => `${name}: ${nodeText(child)}`)
    .join(', ')} }`;
};

const capabilityText = (
  /** @type {string} */ name,
  /** @type {Tree} */ calls,
) => `// Written by shared/contract/write-light-calls.mjs. Do not edit.
import type * as full from '../calls/${kebab(name)}/index.ts';
import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';

${sorted(calls)
  .map(([call, node]) => `export const ${call}: Light<typeof full.${call}> = ${nodeText(node)};`)
  .join('\n')}
`;

/** Files of the light contract by name, unformatted. */
const lightFiles = (/** @type {Record<string, Tree>} */ calls) => {
  const files = Object.fromEntries(
    Object.entries(calls).map(([name, tree]) => [`${kebab(name)}.ts`, capabilityText(name, tree)]),
  );
  files['index.ts'] = `// Written by shared/contract/write-light-calls.mjs. Do not edit.\n${sorted(calls)
    .map(([name]) => `export * as ${name} from './${kebab(name)}.ts';`)
    .join('\n')}\n`;
  return files;
};

/** Writes or removes files that differ, and returns their names. With `check` it writes nothing. */
export const writeLightCalls = async ({ check = false } = {}) => {
  const { calls } = await import(`${pathToFileURL(path.join(here, 'dist/index.js')).href}?at=${Date.now()}`);
  const files = lightFiles(calls);
  mkdirSync(folder, { recursive: true });
  const stale = readdirSync(folder).filter((name) => !(name in files));
  const different = Object.entries(files).filter(([name, text]) => {
    const file = path.join(folder, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  if (!check) {
    for (const name of stale) rmSync(path.join(folder, name));
    for (const [name, text] of different) writeFileSync(path.join(folder, name), text);
  }
  return [...stale, ...different.map(([name]) => name)].toSorted();
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const check = process.argv.includes('--check');
  const files = await writeLightCalls({ check });
  for (const file of files)
    console.log(`shared/contract/src/light-calls/${file}${check ? ' is out of date' : ''}`);
  if (check && files.length > 0) process.exit(1);
}
