/**
 * Over plain http at another name than localhost, browsers leave functions out: called unasked, they leave a white page. In
 * browser code they stand where a guard does.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { remotes, root } from '../commands/workspace.mjs';

const LEFT_OUT =
  /\bcrypto\.(?:randomUUID|subtle)\b|\bnavigator\.(?:clipboard|locks|share|credentials|serviceWorker|storage|mediaDevices|wakeLock)\b|\bcaches\.|\bcookieStore\b|\bshow(?:Save|Open)FilePicker\b/g;

/** Guarded uses, each with its guard. */
const GUARDED = {
  'mfe-public/src/media/share-release.tsx': 'the button is hidden where there is no share',
  'shared/platform/src/session/one-at-a-time.ts': 'a lease in localStorage where there are no locks',
  'shared/ui/src/copy/copy.tsx': 'the button says that it could not copy',
};

const folders = ['shell', 'shared/platform', 'shared/ui', ...remotes().map((name) => `mfe-${name}`)];
const files = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder, 'src'), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing[\\/]/.test(file))
    .map((file) => path.posix.join(folder, 'src', file.replaceAll(path.sep, '/'))),
);

const foundIn = (source) => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').match(LEFT_OUT) ?? [];

test('what is left out is found, and not in comments', () => {
  expect(foundIn('const id = crypto.randomUUID(); // crypto.subtle')).toEqual(['crypto.randomUUID']);
  expect(foundIn('navigator.locks.request()')).toEqual(['navigator.locks']);
});

test('no function that plain http lacks is called without a guard; newIdempotencyKey of @phila/platform names things', () => {
  const found = files.filter((file) => foundIn(readFileSync(path.join(root, file), 'utf8')).length > 0);
  expect(found.toSorted()).toEqual(Object.keys(GUARDED).toSorted());
});
