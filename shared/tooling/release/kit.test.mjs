import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { released, remotes, root } from '../commands/workspace.mjs';

/** Runs `npm run release -- <name>`, and returns its refusal. */
const refusal = (name, dataDir) => {
  const command = path.join(root, 'shared/tooling/commands/release.mjs');
  try {
    execFileSync(process.execPath, [command, name, '--data', dataDir], { stdio: 'pipe', encoding: 'utf8' });
  } catch (error) {
    return error.stderr;
  }
  return '';
};

test('a site has every remote of the workspace but the kit, which is for developers', () => {
  expect(remotes()).toContain('kit');
  expect(released()).toEqual(remotes().filter((name) => name !== 'kit'));
});

test('the kit is refused by name, as what is no remote of the site', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'phila-kit-'));
  try {
    expect(refusal('kit', dataDir)).toMatch(/^There is no mfe-kit with a remote\.ts\. There are: admin, /);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
