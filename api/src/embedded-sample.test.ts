import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from './areas.ts';

/*
 * `npm test` runs all tests on PostgreSQL, and these on the embedded database as well; `npm run test:long` runs all on
 * both. `besides` lists tests beyond any area: a killed service, channels, types of columns, sorting and searching, and
 * rights as they are revoked.
 */
const { byArea, besides } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../embedded-sample.json'), 'utf8'),
) as { byArea: Readonly<Record<string, string>>; besides: readonly string[] };

test('every area, and none that there is not, has a test that npm test runs on the embedded database', () => {
  expect(Object.keys(byArea).toSorted()).toEqual(areas.map(({ name }) => name).toSorted());
});

test('each of its tests is there, and runs in npm test', () => {
  const missing = [...Object.values(byArea), ...besides].filter(
    (file) => !existsSync(join(import.meta.dirname, file)) || file.endsWith('.long.test.ts'),
  );
  expect(missing).toEqual([]);
});
