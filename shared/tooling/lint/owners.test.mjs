import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes, root } from '../commands/workspace.mjs';

const lines = readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/\s+/));

test('every remote has an owner of its own', () => {
  const owned = lines.map(([place]) => place);
  expect(remotes().length).toBeGreaterThan(3);
  expect(remotes().filter((name) => !owned.includes(`/mfe-${name}/`))).toEqual([]);
});

test('every area of the service has an owner of its own', () => {
  const owned = lines.map(([place]) => place);
  const areas = readdirSync(path.join(root, 'api/src/areas'));
  expect(areas.length).toBeGreaterThan(20);
  expect(areas.filter((name) => !owned.includes(`/api/src/areas/${name}/`))).toEqual([]);
});

test('whatever has an owner is there, and its owner is a squad', () => {
  const places = lines.map(([place]) => place).filter((place) => place !== '*');
  expect(places.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
  expect(lines.filter(([, owner]) => !/^@phila\/[a-z-]+-squad$/.test(owner))).toEqual([]);
});
