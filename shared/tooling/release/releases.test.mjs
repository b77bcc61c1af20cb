import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { integrityOf } from '../webpack/integrity.mjs';
import { Refused, Releases, incompatibility } from '@phila/data-folder';

let dataDir;
let releases;

/** Makes the files of a webpack build that releasing reads. */
const build = (mark, declaration) => {
  const folder = path.join(dataDir, `build-${mark}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'release.json'),
    JSON.stringify({
      name: 'details',
      entry: 'entry.js',
      integrity: { 'entry.js': integrityOf(`/* ${mark} */`) },
      declaration,
    }),
  );
  writeFileSync(path.join(folder, 'entry.js'), `/* ${mark} */`);
  return folder;
};

const publish = (...args) => releases.change((changes) => changes.publish(...args));
const back = (name = 'details') => releases.change((changes) => changes.back(name));
const withdraw = (name = 'details') => releases.change((changes) => changes.withdraw(name));

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'phila-releases-'));
  releases = new Releases(dataDir);
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a release is kept under its version and the registry points at it', async () => {
  await publish('details', '1.0.0', build('a'));
  expect(releases.read().current).toEqual({ details: '1.0.0' });
  expect(releases.release('details', '1.0.0')).toMatchObject({
    version: '1.0.0',
    base: '/remotes/details/1.0.0/',
  });
  expect(readFileSync(path.join(releases.folderOf('details', '1.0.0'), 'entry.js'), 'utf8')).toBe('/* a */');
});

test('a build’s description of itself is published whole, with its pages for Node', async () => {
  const folder = build('a');
  const file = path.join(folder, 'release.json');
  mkdirSync(path.join(folder, 'node'));
  writeFileSync(path.join(folder, 'node/01ab.cjs'), 'pages');
  const draw = { file: 'node/01ab.cjs', integrity: integrityOf('pages') };
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), draw, more: 'kept' }));
  await publish('details', '1.0.0', folder);
  const released = path.join(releases.folderOf('details', '1.0.0'), 'release.json');
  expect(JSON.parse(readFileSync(released, 'utf8'))).toMatchObject({ draw, more: 'kept' });
});

test('a release is never changed', async () => {
  await publish('details', '1.0.0', build('a'));
  await expect(publish('details', '1.0.0', build('b'))).rejects.toThrow(Refused);
  expect(readFileSync(path.join(releases.folderOf('details', '1.0.0'), 'entry.js'), 'utf8')).toBe('/* a */');
});

test.each(['../../elsewhere', '1.2', 'v1.2.3', 'latest', ''])('%j is no version', async (version) => {
  await publish('details', '1.0.0', build('a'));
  await expect(publish('details', version, build('b'))).rejects.toThrow(Refused);
  expect(releases.read().current).toEqual({ details: '1.0.0' });
});

test('the next version is above all there were, also after going back', async () => {
  expect(releases.next('details', '1.0.0')).toBe('1.0.0');
  await publish('details', '1.0.0', build('a'));
  await publish('details', releases.next('details', '1.0.0'), build('b'));
  expect(releases.read().current.details).toBe('1.0.1');
  expect(await back()).toBe('1.0.0');
  expect(releases.next('details', '1.0.0')).toBe('1.0.2');
  expect(releases.next('details', '1.0.0', 'minor')).toBe('1.1.0');
  expect(releases.next('details', '3.0.0')).toBe('3.0.0');
});

test('a release that was killed before it was in use does not stop the next', async () => {
  await publish('details', '1.0.0', build('a'));
  mkdirSync(releases.folderOf('details', '1.0.1'));
  mkdirSync(`${releases.folderOf('details', '1.0.2')}.4711`);
  expect(releases.next('details', '1.0.0')).toBe('1.0.2');
});

test('there is nothing before the first release', async () => {
  await expect(back('details')).rejects.toThrow('details was never released here.');
  await publish('details', '1.0.0', build('a'));
  await expect(back('details')).rejects.toThrow(
    'details 1.0.0 is the first release here; there is none before it.',
  );
});

test('the same build is recognised under whatever version it was published', async () => {
  await publish('details', '1.0.0', build('a'));
  await publish('details', '1.0.1', build('b'));
  expect(releases.publishedAs('details', build('a'))).toBe('1.0.0');
  expect(releases.publishedAs('details', build('c'))).toBeUndefined();
});

test.each([
  ['^1.0.0', '1.4.2', null],
  [
    '^2.0.0',
    '1.4.2',
    'details needs the platform ^2.0.0, and the running site has 1.4.2. Release the newer shell first, or ask for less in remote.ts.',
  ],
  [
    '^1.0.0',
    '2.0.0',
    'details needs the platform ^1.0.0, and the running site has 2.0.0. Build the remote against the newer platform and state it in remote.ts.',
  ],
  ['newest', '1.0.0', 'details declares the platform newest, which is no version range.'],
])('a need of %s on %s', (need, platform, sentence) => {
  expect(incompatibility({ name: 'details', platform: need, routes: [] }, platform, [])).toBe(sentence);
});

const declared = (name, ...paths) => ({
  name,
  platform: '^1.0.0',
  routes: paths.map((route) => ({ path: route })),
});

test('an address of another remote is refused, with whose it is', () => {
  const others = [declared('public', '/'), declared('details', '/details', '/settings')];
  expect(incompatibility(declared('about-us', '/about-us', '/settings'), '1.0.0', others)).toBe(
    'about-us is refused: /settings belongs to details. An address has one page; give it another path in remote.ts.',
  );
  expect(
    incompatibility(declared('about-us', '/about-us', '/settings/about-us'), '1.0.0', others),
  ).toBeNull();
  expect(incompatibility(declared('details', '/settings'), '1.0.0', others)).toBeNull();
});

test('a publish is asked about with what the others in use declare, and is not when it is refused', async () => {
  await publish('details', '1.0.0', build('a', declared('details', '/settings')));
  const refusalOf = jest.fn(() => 'It does not fit.');
  await expect(
    publish('about-us', '1.0.0', build('b', declared('about-us', '/settings')), refusalOf),
  ).rejects.toThrow(new Refused('It does not fit.'));
  expect(refusalOf).toHaveBeenCalledWith(declared('about-us', '/settings'), [
    declared('details', '/settings'),
  ]);
  expect(releases.read().current).toEqual({ details: '1.0.0' });
  expect(releases.versions('about-us')).toEqual([]);
});

test('back goes by what was in use, and never to what was taken back', async () => {
  await publish('details', '1.0.0', build('a'));
  await publish('details', '1.0.1', build('b'));
  expect(await back()).toBe('1.0.0');
  await publish('details', '1.0.2', build('c'));
  expect(await back()).toBe('1.0.0');
  await expect(back()).rejects.toThrow('details 1.0.0 is the first release here');
  expect(releases.versions('details')).toEqual(['1.0.0', '1.0.1', '1.0.2']);
});

test('a registry without what was replaced goes back by the order of publishing', async () => {
  for (const [version, mark] of Object.entries({ '1.0.0': 'a', '1.0.1': 'b', '1.0.2': 'c' }))
    await publish('details', version, build(mark));
  const { current, history } = releases.read();
  writeFileSync(releases.file, JSON.stringify({ current, history }));
  expect(await back()).toBe('1.0.1');
  await publish('details', '1.0.3', build('d'));
  expect(await back()).toBe('1.0.1');
  expect(await back()).toBe('1.0.0');
});

test('a remote is withdrawn, its files stay, and it comes back', async () => {
  await expect(withdraw()).rejects.toThrow('details was never released here.');
  await publish('details', '1.0.0', build('a'));
  await publish('public', '1.0.0', build('p'));
  await publish('details', '1.0.1', build('b'));
  expect(await withdraw()).toBe('1.0.1');
  expect(releases.read().current).toEqual({ public: '1.0.0' });
  expect(releases.release('details', '1.0.1')).toMatchObject({ version: '1.0.1' });
  await expect(withdraw()).rejects.toThrow('details is withdrawn already.');
  expect(await back()).toBe('1.0.1');
  expect(await back()).toBe('1.0.0');
});

test('back from what was released while it was withdrawn is withdrawn', async () => {
  await publish('details', '1.0.0', build('a'));
  await withdraw();
  await publish('details', '1.0.1', build('b'));
  expect(await back()).toBeNull();
  expect(releases.current('details')).toBeUndefined();
  expect(await back()).toBe('1.0.0');
});

test('a remote put back into use does not take an address that another was given since', async () => {
  await publish('details', '1.0.0', build('a', declared('details', '/details', '/settings')));
  await publish('details', '1.0.1', build('b', declared('details', '/details')));
  await publish('about-us', '1.0.0', build('c', declared('about-us', '/settings')));
  await expect(back()).rejects.toThrow(
    'details 1.0.0 cannot come back: /settings belongs to about-us now. Take about-us back or withdraw it first.',
  );
  await withdraw('about-us');
  expect(await back()).toBe('1.0.0');
});

test('no release is lost when several come at the same moment', async () => {
  const script = `
    import { Releases } from ${JSON.stringify(new URL('../../data-folder/dist/index.js', import.meta.url).href)};
    const [dataDir, name, build] = process.argv.slice(1);
    const releases = new Releases(dataDir);
    process.stdout.write('ready');
    process.stdin.once('data', async () => {
      for (const version of ['1.0.0', '1.0.1', '1.0.2'])
        await releases.change((changes) => changes.publish(name, version, build));
      process.exit(0);
    });`;
  const names = ['details', 'public', 'career', 'wealth'];
  const writers = names.map((name) =>
    spawn(process.execPath, ['--input-type=module', '-e', script, dataDir, name, build('a')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  await Promise.all(writers.map((writer) => once(writer.stdout, 'data')));
  for (const writer of writers) writer.stdin.write('go');
  await Promise.all(writers.map((writer) => once(writer, 'exit')));
  const { current, history } = releases.read();
  expect(current).toEqual(Object.fromEntries(names.map((name) => [name, '1.0.2'])));
  expect(Object.keys(history).toSorted()).toEqual(names.toSorted());
});

test('the lock of a release that was killed is taken over, and none is left behind', async () => {
  mkdirSync(releases.folder, { recursive: true });
  const ended = spawn(process.execPath, ['-e', '']);
  await once(ended, 'exit');
  const lock = path.join(releases.folder, 'registry.lock');
  writeFileSync(lock, JSON.stringify({ pid: ended.pid, started: '1', boot: null }));
  await publish('details', '1.0.0', build('a'));
  await expect(publish('details', '1.0.0', build('a'))).rejects.toThrow(Refused);
  expect(existsSync(lock)).toBe(false);
});

const to = (version, refusalOf) => releases.change((changes) => changes.to('details', version, refusalOf));

test('any version that was published is put in use by its number, and back leads to what was before', async () => {
  for (const [version, mark] of Object.entries({ '1.0.0': 'a', '1.0.1': 'b', '1.0.2': 'c' }))
    await publish('details', version, build(mark));
  await to('1.0.0');
  expect(releases.current('details')).toBe('1.0.0');
  expect(await back()).toBe('1.0.2');
  await withdraw();
  await to('1.0.1');
  expect(await back()).toBeNull();
});

test('a version that was never published, is in use or does not fit is refused by its number', async () => {
  await expect(to('1.0.0')).rejects.toThrow('details was never released here.');
  await publish('details', '1.0.0', build('a', declared('details', '/details')));
  await publish('details', '1.0.1', build('b', declared('details', '/details')));
  await expect(to('1.0.7')).rejects.toThrow(
    'details 1.0.7 was never released here. There are: 1.0.0, 1.0.1.',
  );
  await expect(to('../1.0.0')).rejects.toThrow('was never released here');
  await expect(to('1.0.1')).rejects.toThrow('details 1.0.1 is in use already.');
  await expect(to('1.0.0', () => 'It does not fit.')).rejects.toThrow('It does not fit.');
  expect(releases.current('details')).toBe('1.0.1');
});

test('a release’s origin is kept beside the registry, and not in the public files', async () => {
  const provenance = { at: '2026-03-01T08:15:02.113Z', by: 'Thandi', commit: '0123', tests: 'skipped' };
  await publish('details', '1.0.0', build('a'));
  await releases.change((changes) => changes.publish('details', '1.0.1', build('b'), () => null, provenance));
  expect(releases.list('details')).toEqual([
    { version: '1.0.0', isInUse: false, published: undefined },
    { version: '1.0.1', isInUse: true, published: provenance },
  ]);
  expect(JSON.stringify(releases.release('details', '1.0.1'))).not.toContain('Thandi');
});

test('a change that the site did not follow is undone, unless it was changed again since', async () => {
  await publish('details', '1.0.0', build('a'));
  await publish('details', '1.0.1', build('b'));
  const before = releases.read();
  await withdraw();
  await releases.change((changes) => changes.restore('details', before, null));
  expect(releases.current('details')).toBe('1.0.1');
  expect(await back()).toBe('1.0.0');
  await releases.change((changes) => changes.restore('details', before, null));
  expect(releases.current('details')).toBe('1.0.0');
});
