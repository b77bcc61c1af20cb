import { existsSync } from 'node:fs';
import { byArea, embeddedSample } from '../embedded-sample.mjs';
import { areas } from './areas.ts';

test('every area, and none that there is not, has a test that npm test runs on the embedded database', () => {
  expect(Object.keys(byArea).toSorted()).toEqual(areas.map(({ name }) => name).toSorted());
});

test('each of its tests is there, and runs in npm test', () => {
  const missing = embeddedSample.filter((file) => !existsSync(file) || file.endsWith('.long.test.ts'));
  expect(missing).toEqual([]);
});
