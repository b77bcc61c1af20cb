import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { integrityOf } from '../../webpack/integrity.mjs';
import { readReleaseOf, refusalOfStyles } from './outside.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'phila-outside-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file, text) => writeFileSync(path.join(folder, file), text);

/** A build with these files, released as they are. */
const built = (files) => {
  for (const [file, text] of Object.entries(files)) write(file, text);
  const integrity = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, integrityOf(text)]),
  );
  const release = { name: 'journeys', integrity };
  write('release.json', JSON.stringify(release));
  return release;
};

test('a build from outside is read with what it says of itself', () => {
  const release = built({ 'entry.js': 'a', 'page.css': '.own{}' });
  expect(readReleaseOf('journeys', folder)).toEqual(release);
});

test('one without a release.json, of another remote, or built again since is refused', () => {
  expect(() => readReleaseOf('journeys', folder)).toThrow('has no release.json');
  built({ 'entry.js': 'a' });
  expect(() => readReleaseOf('travel', folder)).toThrow('holds the remote journeys, and not travel');
  write('entry.js', 'b');
  expect(() => readReleaseOf('journeys', folder)).toThrow('entry.js of journeys was built again after');
  rmSync(path.join(folder, 'entry.js'));
  expect(() => readReleaseOf('journeys', folder)).toThrow('entry.js of journeys was built again after');
});

test('so is one whose styles reach outside', () => {
  const inside = built({ 'page.css': '@media (width<768px){.own h1{color:red}}' });
  expect(refusalOfStyles(inside, folder)).toBeNull();
  const outside = built({ 'page.css': '.own{color:red}h1{color:red}' });
  expect(refusalOfStyles(outside, folder)).toBe(
    'In page.css of journeys the selector "h1" reaches outside the remote. Begin it with a class of a CSS module.',
  );
});
