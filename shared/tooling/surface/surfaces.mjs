/**
 * Surfaces that others build and test against, each in a committed file: a review shows every change, and a removal
 * needs a new major version (breaking-declarations.mjs, breaking-calls.mjs).
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';
import { breakingCalls } from './breaking-calls.mjs';
import { breakingDeclarations } from './breaking-declarations.mjs';
import { declaredSurface } from './declared-surface.mjs';
import { describedService } from './described-service.mjs';

/** @import { Operation, OpenApi } from './described-service.mjs' */

const emitted = (/** @type {string} */ file) => path.join(root, file);

/**
 * Sorts its keys, so that the order of declared calls makes no difference.
 * @type {(value: unknown) => unknown}
 */
const sorted = (value) => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(byKey(value).map(([key, one]) => [key, sorted(one)]));
};

/**
 * @template T
 * @param {Record<string, T>} object
 */
const byKey = (object) => Object.entries(object).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Picks the parts of an operation that clients depend on: refusals are the same for all, and derived. */
const promisedOf = (/** @type {Operation} */ { parameters, requestBody, responses, 'x-access': access }) => ({
  access,
  parameters,
  requestBody,
  responses: Object.fromEntries(Object.entries(responses).filter(([status]) => status.startsWith('2'))),
});

/**
 * @template T
 * @param {Record<string, T>} object
 * @param {(value: T) => string} write
 * @param {string} indent
 */
const lines = (object, write, indent) => {
  const written = byKey(object)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${indent}${JSON.stringify(key)}: ${write(value)}`);
  return `{\n${written.join(',\n')}\n${indent.slice(1)}}`;
};

/** An OpenAPI document with a line for each part of a call, so that a difference is one of a few lines. */
const callsText = (/** @type {OpenApi} */ { paths, components }) => {
  const part = (/** @type {unknown} */ value) => JSON.stringify(sorted(value));
  const operation = (/** @type {Operation} */ value) => {
    const { access, ...promised } = promisedOf(value);
    return lines({ 'x-access': access, ...promised }, part, '    ');
  };
  const operations = lines(paths, (path) => lines(path, operation, '   '), '  ');
  const schemas = lines(components?.schemas ?? {}, part, '   ');
  return `{\n "paths": ${operations},\n "components": {\n  "schemas": ${schemas}\n }\n}\n`;
};

/** @returns {{ version: string, exports: Record<string, { types: string }> }} */
const manifestOf = (/** @type {string} */ folder) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

/** Folders of the declarations of each block of `@phila/ui`, by its address. */
const blocksOfUi = () => {
  const { exports } = manifestOf('shared/ui');
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([key]) => key !== '.')
      .map(([key, { types }]) => [
        `@phila/ui/${key.slice(2)}`,
        emitted(path.posix.join('shared/ui', path.posix.dirname(types))),
      ]),
  );
};

/**
 * Surfaces, each with its file, the version of its package, the way to make it from the output of `tsc -b`, and the
 * check for breaks; null for surfaces that are only read, without a released one.
 * @type {{ name: string, file: string, version: () => string, make: () => Promise<string>,
 *   breaking: ((before: string, after: string) => string[]) | null }[]}
 */
export const surfaces = [
  {
    name: '@phila/platform',
    file: 'shared/platform/surface.api.txt',
    version: () => manifestOf('shared/platform').version,
    make: async () =>
      declaredSurface(
        {
          '@phila/platform': emitted('shared/platform/dist/index.d.ts'),
          '@phila/platform/fake': emitted('shared/platform/dist/fake.d.ts'),
        },
        { '@phila/contract/palette': emitted('shared/contract/dist/palette') },
      ),
    breaking: breakingDeclarations,
  },
  {
    name: '@phila/ui',
    file: 'shared/ui/surface.api.txt',
    version: () => manifestOf('shared/ui').version,
    make: async () => declaredSurface({ '@phila/ui': emitted('shared/ui/dist/index.d.ts') }, blocksOfUi()),
    breaking: breakingDeclarations,
  },
  {
    name: 'records and declarations of @phila/contract',
    file: 'shared/contract/surface.api.txt',
    version: () => manifestOf('shared/contract').version,
    make: async () =>
      declaredSurface({
        'the record type': emitted('shared/contract/dist/records/record.d.ts'),
        '@phila/contract/fields': emitted('shared/contract/dist/entries/fields.d.ts'),
        '@phila/contract/remote': emitted('shared/contract/dist/entries/remote.d.ts'),
      }),
    breaking: breakingDeclarations,
  },
  {
    name: 'the calls of the service',
    file: 'api/openapi.json',
    version: () => manifestOf('api').version,
    make: async () => callsText((await describedService()).openApi),
    breaking: (before, after) => breakingCalls(JSON.parse(before), JSON.parse(after)),
  },
  {
    name: 'who may do what',
    file: 'docs/access.md',
    version: () => manifestOf('api').version,
    make: async () => (await describedService()).accessPage,
    breaking: null,
  },
];
