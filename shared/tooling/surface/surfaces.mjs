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

const emitted = (file) => path.join(root, file);

/** Sorts its keys, so that the order of declared calls makes no difference. */
const sorted = (value) => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, sorted(value[key])]),
  );
};

/** Picks the parts of an operation that clients depend on: refusals are the same for all, and derived. */
const promisedOf = ({ parameters, requestBody, responses, 'x-access': access }) => ({
  access,
  parameters,
  requestBody,
  responses: Object.fromEntries(Object.entries(responses).filter(([status]) => status.startsWith('2'))),
});

const lines = (object, write, indent) => {
  const written = Object.entries(sorted(object))
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${indent}${JSON.stringify(key)}: ${write(value)}`);
  return `{\n${written.join(',\n')}\n${indent.slice(1)}}`;
};

/** An OpenAPI document with a line for each part of a call, so that a difference is one of a few lines. */
const callsText = ({ paths, components }) => {
  const part = (value) => JSON.stringify(value);
  const operation = (value) => {
    const { access, ...promised } = promisedOf(value);
    return lines({ 'x-access': access, ...promised }, part, '    ');
  };
  const operations = lines(paths, (path) => lines(path, operation, '   '), '  ');
  const schemas = lines(components?.schemas ?? {}, part, '   ');
  return `{\n "paths": ${operations},\n "components": {\n  "schemas": ${schemas}\n }\n}\n`;
};

const versionIn = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).version;

/**
 * Surfaces, each with its file, the package.json with its version, the way to make it from the output of `tsc -b`, and
 * the check for breaks; null for surfaces that are only read, without a released one.
 */
/** Folders of the declarations of each block of `@phila/ui`, by its address. */
const blocksOfUi = () => {
  const { exports } = JSON.parse(readFileSync(path.join(root, 'shared/ui/package.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([key]) => key !== '.')
      .map(([key, { types }]) => [
        `@phila/ui/${key.slice(2)}`,
        emitted(path.posix.join('shared/ui', path.posix.dirname(types))),
      ]),
  );
};

export const surfaces = [
  {
    name: '@phila/platform',
    file: 'shared/platform/surface.api.txt',
    version: () => versionIn('shared/platform/package.json'),
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
    version: () => versionIn('shared/ui/package.json'),
    make: async () => declaredSurface({ '@phila/ui': emitted('shared/ui/dist/index.d.ts') }, blocksOfUi()),
    breaking: breakingDeclarations,
  },
  {
    name: 'records and declarations of @phila/contract',
    file: 'shared/contract/surface.api.txt',
    version: () => versionIn('shared/contract/package.json'),
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
    version: () => versionIn('api/package.json'),
    make: async () => callsText((await describedService()).openApi),
    breaking: (before, after) => breakingCalls(JSON.parse(before), JSON.parse(after)),
  },
  {
    name: 'who may do what',
    file: 'docs/access.md',
    version: () => versionIn('api/package.json'),
    make: async () => (await describedService()).accessPage,
    breaking: null,
  },
];
