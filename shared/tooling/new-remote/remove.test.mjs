import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';
import { changesBelow, withoutProject } from './remove.mjs';

test('a project is taken out of the type check, and the others stay as they are', () => {
  const text = readFileSync(path.join(root, 'tsconfig.json'), 'utf8');
  const added = text.replace(/\n {2}\]/, ',\n    { "path": "mfe-travel" }\n  ]');
  expect(added).not.toBe(text);
  expect(withoutProject(added, 'mfe-travel')).toBe(text);
});

test('work that was not committed is found', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'phila-remove-'));
  try {
    const git = (...args) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
        cwd: folder,
      });
    expect(changesBelow(folder)).toEqual([]);
    git('init', '-q');
    writeFileSync(path.join(folder, 'kept.ts'), '1');
    git('add', '-A');
    git('commit', '-qm', 'kept');
    expect(changesBelow(folder)).toEqual([]);
    writeFileSync(path.join(folder, 'kept.ts'), '2');
    writeFileSync(path.join(folder, 'new.ts'), '1');
    expect(changesBelow(folder).toSorted()).toEqual(['kept.ts', 'new.ts']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
