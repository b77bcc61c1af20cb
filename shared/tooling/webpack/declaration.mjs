import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { transformFileSync } from '@swc/core';
import { remotes } from '../commands/workspace.mjs';
import { root } from './base.mjs';

/**
 * @import { AnyCall, AnyRecord, OverviewPart, RemoteDeclaration, RemoteRoute, Schema, Section } from '../../contract/dist/index.js'
 * @typedef {typeof import('../../contract/dist/index.js')} Contract
 *
 * A section as `remote.ts` makes it.
 * @typedef {Section & { record: AnyRecord }} Made
 */

const takes = (/** @type {Schema | undefined} */ schema, /** @type {unknown} */ value) => {
  const read = schema?.['~standard'].validate(value);
  return read !== undefined && !(read instanceof Promise) && read.issues === undefined;
};

/** Explains why a read, a path with or without a query, cannot be prefetched; null if it can. */
const notPrefetchable = (
  /** @type {RemoteRoute} */ { access },
  /** @type {string} */ read,
  /** @type {AnyCall[]} */ all,
  /** @type {Contract['queryAhead']} */ queryAhead,
) => {
  const [path, query] = read.split('?');
  const call = all.find((candidate) => candidate.method === 'GET' && candidate.path === path);
  if (!call) return 'no call of the contract is read there';
  if (query === undefined ? (call.params ?? call.query) : call.params) return 'it is read with parameters';
  if (query !== undefined && !takes(call.query, queryAhead(query))) return 'it takes no such query';
  if (call.value === undefined) return 'it answers with a file';
  if (access === 'anyone' && call.access !== 'anyone') return 'not everyone the page is for may read it';
  return null;
};

/** Explains the first read that a route cannot prefetch; undefined for none. */
const faultAhead = (
  /** @type {RemoteRoute[]} */ routes,
  /** @type {AnyCall[]} */ all,
  /** @type {Contract['queryAhead']} */ queryAhead,
) =>
  routes
    .flatMap((route) =>
      (route.prefetch ?? []).map((read) => ({
        route,
        read,
        why: notPrefetchable(route, read, all, queryAhead),
      })),
    )
    .filter(({ why }) => why !== null)
    .map(({ route, read, why }) => `the page ${route.page} cannot have ${read} prefetched: ${why}`)[0];

/** The container, the registry and the release are found by the name; with another one every page would break. */
const faultOfName = (/** @type {RemoteDeclaration} */ { name }, /** @type {string} */ folder) => {
  const expected = path.basename(folder).replace(/^mfe-/, '');
  if (name === expected) return undefined;
  return `it is named "${name}" and its folder ${path.basename(folder)}; name it "${expected}"`;
};

/** The first overview part whose completion is not a call of the contract. */
const faultOfCompletion = (/** @type {OverviewPart[]} */ parts, /** @type {AnyCall[]} */ all) => {
  const part = parts.find(
    ({ completion }) => !all.some(({ method, path }) => method === 'GET' && path === completion.path),
  );
  return (
    part && `the overview part "${part.title}" is completed by ${part.completion.path}, which no call reads`
  );
};

/** The sentence and the line of a parser's message, without its colours and its drawing of the source. */
const plainMessage = (/** @type {unknown} */ error) => {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const sentence = /^\s*[x×]\s*(.+)$/m.exec(text)?.[1] ?? text.split('\n')[0];
  const line = /remote\.ts:(\d+):/.exec(text)?.[1];
  return line === undefined ? sentence : `${sentence} (line ${line})`;
};

/** @throws with one sentence where `remote.ts` cannot be parsed */
const transformed = (/** @type {string} */ folder) => {
  try {
    return transformFileSync(path.join(folder, 'remote.ts'), {
      swcrc: false,
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
      module: { type: 'es6' },
    }).code;
  } catch (error) {
    throw new Error(`it is no TypeScript: ${plainMessage(error)}`, { cause: error });
  }
};

/**
 * Runs a remote's `remote.ts`, with the contract that was built.
 * @returns {Promise<{ default?: unknown, sections?: Made[] }>} the module
 */
const evaluate = async (/** @type {string} */ folder) => {
  const cache = path.join(folder, 'node_modules/.cache/phila');
  mkdirSync(cache, { recursive: true });
  const code = transformed(folder);
  const file = path.join(cache, `remote-${process.pid}-${Date.now()}-${Math.random()}.mjs`);
  writeFileSync(file, code);
  try {
    return await import(pathToFileURL(file).href);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`it cannot be read: ${message.split('\n')[0]}`, { cause: error });
  } finally {
    rmSync(file, { force: true });
  }
};

/**
 * Reads the declarations of the workspace's other remotes; null for an unreadable one, which fails its own build alone.
 */
const neighboursOf = async (
  /** @type {string} */ folder,
  /** @type {Contract['remoteDeclaration']} */ schema,
) => {
  const folders = remotes()
    .map((name) => path.join(root, `mfe-${name}`))
    .filter((other) => other !== folder && existsSync(path.join(other, 'remote.ts')));
  const modules = await Promise.all(folders.map((other) => evaluate(other).catch(() => undefined)));
  const declarations = modules.map((module) => schema.safeParse(module?.default).data);
  return declarations.every((one) => one !== undefined) ? declarations : null;
};

/** The contract's modules that `remote.ts` imports, each with its exports. */
const contractImports = (/** @type {string} */ folder) => {
  const { resolve } = createRequire(path.join(folder, 'remote.ts'));
  const source = readFileSync(path.join(folder, 'remote.ts'), 'utf8');
  const names = [...source.matchAll(/from '(@phila\/contract[^']*)'/g)].map(([, name = '']) => name);
  return Promise.all(
    [...new Set(names)].map(async (from) => {
      /** @type {Record<string, unknown>} */
      const exported = await import(pathToFileURL(resolve(from)).href);
      return { from, exported };
    }),
  );
};

/** The sections, each generic one with the name of its record and the module that the record is imported from. */
const namedSections = async (
  /** @type {string} */ folder,
  /** @type {(Made & { calls: AnyCall[] })[]} */ sections,
  /** @type {(fault: string) => Error} */ refuse,
) => {
  const modules = await contractImports(folder);
  return sections.map((section) => {
    const [found] = modules.flatMap(({ from, exported }) =>
      Object.keys(exported)
        .filter((name) => exported[name] === section.record)
        .map((recordName) => ({ recordName, recordFrom: from })),
    );
    if (section.generic && found === undefined)
      throw refuse(`the record of the section ${section.page} is not exported by @phila/contract`);
    return { ...section, ...found };
  });
};

/**
 * Reads a remote's `remote.ts`, checks it against the contract, and returns the plain declaration with the sections
 * that it was made from, each with the calls of its record. Fails with one sentence that names the place, so that a
 * squad sees it in its own build.
 */
export const readRemote = async (/** @type {string} */ folder) => {
  const contract = await import('../../contract/dist/index.js');
  const { remoteDeclaration, calls, callsOfRecord, isResource, resourceCalls } = contract;
  const { everyCall, checkDeclaration, faultOfToday, queryAhead } = contract;
  const refuse = (/** @type {string} */ fault, /** @type {ErrorOptions} */ options = {}) =>
    new Error(`remote.ts of ${path.basename(folder)}: ${fault}`, options);
  const { default: declared, sections: made = [] } = await evaluate(folder).catch((error) => {
    throw refuse(error.message, { cause: error });
  });
  const checked = remoteDeclaration.safeParse(declared);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw refuse(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const callsIn = (/** @type {Parameters<Contract['everyCall']>[0]} */ tree) =>
    everyCall(tree).map(({ call }) => call);
  const callsOf = (/** @type {AnyRecord} */ record) =>
    isResource(record) ? resourceCalls(record) : callsOfRecord(record);
  const sections = made.map((section) => ({ ...section, calls: callsIn(callsOf(section.record)) }));
  const all = [...callsIn(calls), ...sections.flatMap((section) => section.calls)];
  const fault =
    faultOfName(checked.data, folder) ??
    faultAhead(checked.data.routes, all, queryAhead) ??
    faultOfCompletion(checked.data.overview, all) ??
    faultOfToday(checked.data.today, all) ??
    checkDeclaration(checked.data, await neighboursOf(folder, remoteDeclaration));
  if (fault) throw refuse(fault);
  return { declaration: checked.data, sections: await namedSections(folder, sections, refuse) };
};

/** The plain declaration of a remote, checked. */
export const readDeclaration = async (/** @type {string} */ folder) => (await readRemote(folder)).declaration;
