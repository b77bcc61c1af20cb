import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { breakingDeclarations } from './breaking-declarations.mjs';
import { faultsSinceRelease, keepReleased } from './released.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'phila-released-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const surface = (now, version) => [
  {
    name: 'it',
    file: 'shared/it/surface.api.txt',
    now,
    version: () => version,
    breaking: breakingDeclarations,
  },
];
const ONE = '── it\n\nexport declare const one: number;\n';
const NONE = '── it\n\nexport declare const two: number;\n';

test('before anything was released, everything may change', () => {
  expect(faultsSinceRelease(surface(NONE, '1.0.0'), folder)).toEqual([]);
});

test('a change that breaks a released surface needs a new major version', () => {
  keepReleased(surface(ONE, '1.0.0'), folder);
  expect(faultsSinceRelease(surface(`${ONE}\n${NONE}`, '1.0.1'), folder)).toEqual([]);
  expect(faultsSinceRelease(surface(NONE, '1.4.0'), folder)).toEqual(['it: one is gone.']);
  expect(faultsSinceRelease(surface(NONE, '2.0.0'), folder)).toEqual([]);
});
