import { readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { generate } from './generate.mjs';
import { placeRemoteApart } from './remote-apart.mjs';

let remote;
beforeEach(() => {
  remote = placeRemoteApart();
});
afterEach(() => remote.remove());

test('without a title it is called as its folder', () => {
  generate(remote.folder, { name: 'travel-plans' });
  const declaration = readFileSync(path.join(remote.folder, 'remote.ts'), 'utf8');
  expect(declaration).toContain(`const title = 'Travel plans';`);
});

test('nothing of it is called as the template', () => {
  generate(remote.folder, { name: 'travel', title: 'Travel' });
  // Removes linked packages first, which link to one another in circles.
  rmSync(path.join(remote.folder, 'node_modules'), { recursive: true });
  const texts = readdirSync(remote.folder, { recursive: true })
    .filter((file) => /\.\w+$/.test(file))
    .map((file) => readFileSync(path.join(remote.folder, file), 'utf8'));
  expect(texts.length).toBeGreaterThan(8);
  expect(texts.filter((text) => /starter/i.test(text))).toEqual([]);
});
