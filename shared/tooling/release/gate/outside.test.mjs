import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { integrityOf } from '../../webpack/integrity.mjs';
import { readReleaseOf, refusalOfStyles } from './outside.mjs';

const run = promisify(execFile);

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'phila-outside-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file, text) => writeFileSync(path.join(folder, file), text);

/** Makes a build with these files, released unchanged. */
const built = (files) => {
  for (const [file, text] of Object.entries(files)) write(file, text);
  const integrity = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, integrityOf(text)]),
  );
  const release = { name: 'journeys', entry: 'entry.js', integrity };
  write('release.json', JSON.stringify(release));
  return release;
};

test('a build from outside is read with what it says of itself', () => {
  const release = built({ 'entry.js': 'a', 'page.css': '.own{}' });
  expect(readReleaseOf('journeys', folder)).toEqual(release);
});

test('an archive without a release.json, of another remote, or built again since is refused', () => {
  expect(() => readReleaseOf('journeys', folder)).toThrow('has no release.json');
  built({ 'entry.js': 'a' });
  expect(() => readReleaseOf('travel', folder)).toThrow('holds the remote journeys, and not travel');
  write('entry.js', 'b');
  expect(() => readReleaseOf('journeys', folder)).toThrow('entry.js of journeys was built again after');
  rmSync(path.join(folder, 'entry.js'));
  expect(() => readReleaseOf('journeys', folder)).toThrow('entry.js of journeys was built again after');
});

test('so is one that names no entry, or has a file that it does not name', () => {
  built({ 'page.js': 'a' });
  expect(() => readReleaseOf('journeys', folder)).toThrow('does not name its entry entry.js');
  built({ 'entry.js': 'a', 'page.js': 'a' });
  expect(readReleaseOf('journeys', folder).name).toBe('journeys');
  write('evil.html', '<script>alert(1)</script>');
  expect(() => readReleaseOf('journeys', folder)).toThrow(
    'evil.html of journeys is not named by its release.json.',
  );
});

/** Checks the build in another process, because Jest cannot load the service's calls. */
const checked = (release) =>
  run(process.execPath, [
    '--no-warnings',
    '--input-type=module',
    '-e',
    `import { checkBuildOutside } from ${JSON.stringify(new URL('gate.mjs', import.meta.url).href)};
     const [release, folder] = process.argv.slice(1);
     const site = { openApi: async () => ({ paths: {} }), provided: async () => ({}) };
     await checkBuildOutside(JSON.parse(release), folder, site).catch((error) => console.log(error.message));
     process.exit(0);`,
    JSON.stringify(release),
    folder,
  ]);

test('the archive’s contents are read and never run', async () => {
  const mark = path.join(folder, 'ran');
  const escape = `fetch.constructor("return process")().getBuiltinModule("fs").writeFileSync(${JSON.stringify(mark)}, "");`;
  const release = { ...built({ 'entry.js': `globalThis.phila_journeys = {}; ${escape}` }), imports: {} };
  expect(await checked(release)).toEqual({ stdout: '', stderr: '' });
  expect(existsSync(mark)).toBe(false);
  write('entry.js', `const call = "/api/v1/no-such-call"; ${escape}`);
  expect((await checked(release)).stdout).toContain(
    '/no-such-call, which the running service does not answer',
  );
  expect(existsSync(mark)).toBe(false);
});

test('so is one whose styles reach outside', () => {
  const inside = built({ 'page.css': '@media (width<768px){.own h1{color:red}}' });
  expect(refusalOfStyles(inside, folder)).toBeNull();
  const outside = built({ 'page.css': '.own{color:red}h1{color:red}' });
  expect(refusalOfStyles(outside, folder)).toBe(
    'In page.css of journeys the selector "h1" reaches outside the remote. Begin it with a class of a CSS module.',
  );
});
