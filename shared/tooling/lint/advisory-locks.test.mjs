/**
 * Checks that advisory locks have different numbers: PostgreSQL takes equal numbers for the same lock, and unrelated
 * writes would wait for each other.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';

/** Finds the locks of sources by number: `{ 728190612: ['CODES_LOCK'] }`. */
const locksIn = (sources) =>
  Object.groupBy(
    sources.flatMap((source) => [...source.matchAll(/const (?<name>[A-Z_]+_LOCK) = (?<number>[\d_]+);/g)]),
    ({ groups }) => groups.number.replaceAll('_', ''),
  );

/** Lists numbers that several locks share: `728190612: CODES_LOCK, RELEASES_LOCK`. */
const sharedNumbers = (sources) =>
  Object.entries(locksIn(sources))
    .filter(([, locks]) => locks.length > 1)
    .map(([number, locks]) => `${number}: ${locks.map(({ groups }) => groups.name).join(', ')}`);

/**
 * Lists the service's sources. Leaves out tests: they lock other databases of the server, apart from the service's
 * locks.
 */
const sources = readdirSync(path.join(root, 'api/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^testing[\\/]/.test(file))
  .map((file) => readFileSync(path.join(root, 'api/src', file), 'utf8'));

test('two locks with one number are found, however it is written', () => {
  expect(
    sharedNumbers(['const A_LOCK = 1_000;', 'export const B_LOCK = 1000;', 'const C_LOCK = 2;']),
  ).toEqual(['1000: A_LOCK, B_LOCK']);
});

test('each advisory lock of the service is a constant with a number of its own', () => {
  const names = Object.values(locksIn(sources)).flatMap((locks) => locks.map(({ groups }) => groups.name));
  const used = sources.flatMap((source) => [
    ...source.matchAll(/pg_advisory_\w*lock\((?:\$\{(\w+)\}|\$1[^[]+\[(\w+))/g),
  ]);
  expect([...new Set(used.map(([, inSql, asValue]) => inSql ?? asValue))].toSorted()).toEqual(
    names.toSorted(),
  );
  expect(sharedNumbers(sources)).toEqual([]);
});
