import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * `npm test` runs all tests on PostgreSQL, and these on the embedded database as well; `npm run test:long` runs all on
 * both. They are where the engines may differ: a killed service, channels, locks, types of columns, sorting and
 * searching, and functions in SQL. The ways through each area are walked on it by e2e, whose sites have it.
 */
const sample: readonly string[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../embedded-sample.json'), 'utf8'),
);

test('each test of the sample is there, and runs in npm test', () => {
  expect(sample.length).toBeGreaterThan(5);
  expect(
    sample.filter((file) => !existsSync(join(import.meta.dirname, file)) || file.endsWith('.long.test.ts')),
  ).toEqual([]);
});
