import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/workspace.mjs';
import { applied, changesIn } from './guide-changes.mjs';

const TEXT = 'one\n\ntwo\nthree\n';

test('a block with a path is a change: a new file, or a diff', () => {
  const guide =
    '```sh\nnpm test\n```\n\n```ts a/b.ts\nconst b = 1;\n```\n\n```diff a/c.ts\n two\n+more\n```\n';
  expect(changesIn(guide)).toEqual([
    { file: 'a/b.ts', text: 'const b = 1;\n', isDiff: false },
    { file: 'a/c.ts', text: ' two\n+more\n', isDiff: true },
  ]);
});

test('a diff adds and takes away lines where its context stands', () => {
  expect(applied(TEXT, ' two\n+two and a half\n', 'f')).toBe('one\n\ntwo\ntwo and a half\nthree\n');
  expect(applied(TEXT, '-one\n+1\n \n@@\n-three\n', 'f')).toBe('1\n\ntwo\n');
});

test('a diff whose context is not there, or there twice, is refused with the lines', () => {
  expect(() => applied(TEXT, ' four\n+five\n', 'f.ts')).toThrow('f.ts: found 0 times, not once:\nfour');
  expect(() => applied('a\na\n', ' a\n+b\n', 'f.ts')).toThrow('f.ts: found 2 times');
  expect(() => applied(TEXT, '+b\n', 'f.ts')).toThrow('f.ts: found 0 times');
});

const guides = path.join(root, 'docs/guides');

test.each(readdirSync(guides))('the changes of %s fit the files as they are', (name) => {
  const files = new Map();
  for (const { file, text, isDiff } of changesIn(readFileSync(path.join(guides, name), 'utf8'))) {
    const place = path.join(root, file);
    const before = files.get(file) ?? (existsSync(place) ? readFileSync(place, 'utf8') : undefined);
    expect([file, before === undefined]).toEqual([file, !isDiff]);
    files.set(file, isDiff ? applied(before, text, file) : text);
  }
});
