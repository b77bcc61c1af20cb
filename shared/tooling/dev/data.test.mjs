import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { developmentData, writeDevelopmentRegistry } from './data.mjs';

let dataDir;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'phila-development-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('remotes in development are named with the servers that have them, apart from the site’s own data', () => {
  const base = 'http://localhost:9101/';
  writeDevelopmentRegistry(dataDir, [{ release: { name: 'details', entry: 'entry.js' }, base }]);
  expect(JSON.parse(readFileSync(path.join(developmentData(dataDir), 'served.json'), 'utf8'))).toEqual([
    { name: 'details', entry: 'entry.js', version: 'dev', base, integrity: {}, preload: {} },
  ]);
});
