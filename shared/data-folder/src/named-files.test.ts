import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Refused } from './refused.ts';
import { Releases } from './releases.ts';

let dataDir = '';
let build = '';

const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const write = async (file: string, content: string | Buffer): Promise<void> => {
  await mkdir(dirname(join(build, file)), { recursive: true });
  await writeFile(join(build, file), content);
};

const SCRIPTS = { 'entry.js': 'entry', 'page.css': '.own{}' };
const ASSETS = {
  'flag.svg': '<svg/>',
  'figtree.woff2': 'font',
  'colours.icc': 'profile',
  'mf-manifest.json': '{}',
  'entry.js.LICENSE.txt': 'MIT',
};
const PAGES = 'require("@phila/platform")';
const PAGES_FILE = 'node/0123abcd.cjs';

const hashes = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(text)]));

/** A build that names all its files, with a test's additions. */
const writeBuild = async (more: { integrity?: object; assets?: object; draw?: object } = {}) => {
  for (const [file, text] of Object.entries({ ...SCRIPTS, ...ASSETS })) await write(file, text);
  await write(PAGES_FILE, PAGES);
  await write('maps/entry.js.map', '{}');
  await write('entry.js.br', brotliCompressSync(SCRIPTS['entry.js']));
  await write('flag.svg.gz', gzipSync(ASSETS['flag.svg']));
  const release = {
    name: 'travel',
    entry: 'entry.js',
    integrity: { ...hashes(SCRIPTS), ...more.integrity },
    assets: { ...hashes(ASSETS), ...more.assets },
    draw: more.draw ?? { file: PAGES_FILE, integrity: integrityOf(PAGES) },
  };
  await write('release.json', JSON.stringify(release));
  await write('release.json.br', brotliCompressSync('what it said before it had a version'));
};

const publish = (): Promise<void> =>
  new Releases(dataDir).change((changes) => changes.publish('travel', '1.0.0', build));

const published = async (): Promise<string[]> => {
  const folder = new Releases(dataDir).folderOf('travel', '1.0.0');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'phila-named-'));
  build = join(dataDir, 'build');
  await writeBuild();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('the files that a build names are published, with their source maps', async () => {
  await publish();
  expect(await published()).toEqual(
    [
      ...Object.keys({ ...SCRIPTS, ...ASSETS }),
      '0123abcd.cjs',
      'entry.js.br',
      'flag.svg.gz',
      'release.json',
    ].toSorted(),
  );
  expect(existsSync(join(new Releases(dataDir).mapsOf('travel', '1.0.0'), 'entry.js.map'))).toBe(true);
});

/** The reason for not publishing, after checking that nothing was left behind. */
const refusal = async (): Promise<string> => {
  const said = await publish().then(
    () => 'it was published',
    (error: unknown) => (error instanceof Refused ? error.message : String(error)),
  );
  expect(existsSync(new Releases(dataDir).folderOf('travel', '1.0.0'))).toBe(false);
  expect(new Releases(dataDir).current('travel')).toBeUndefined();
  return said;
};

test.each(['evil.html', 'evil.svg', 'more.js', 'node/other.cjs', 'more/.hidden', 'evil.html.br'])(
  'a file that it does not name is refused by its name: %s',
  async (file) => {
    await write(file, '<script>steal()</script>');
    expect(await refusal()).toContain(`${file} of travel is not named by its release.json.`);
  },
);

test('so is a link, which may lead to any file of the machine', async () => {
  await symlink('/etc', join(build, 'folder'));
  expect(await refusal()).toContain('folder of travel is not named by its release.json.');
  await rm(join(build, 'folder'));
  await write('secret.txt', 'secret');
  await writeBuild({ assets: hashes({ 'secret.txt': 'secret' }) });
  await write('../secret.txt', 'secret');
  await rm(join(build, 'secret.txt'));
  await symlink(join(dataDir, 'secret.txt'), join(build, 'secret.txt'));
  expect(await refusal()).toContain('secret.txt of travel was built again');
});

test.each(['evil.html', 'evil.xml', 'evil.xhtml', 'evil.pdf', 'evil', 'evil.js.br'])(
  'so is one of a type that no site serves, named or not: %s',
  async (file) => {
    await writeBuild({ assets: hashes({ [file]: 'a' }) });
    await write(file, 'a');
    expect(await refusal()).toContain(`${file} of travel is of no type that a site serves`);
  },
);

test('so are pages for Node that lie elsewhere than such files do', async () => {
  await writeBuild({ draw: { file: 'evil.cjs', integrity: integrityOf('a') } });
  await write('evil.cjs', 'a');
  expect(await refusal()).toContain('evil.cjs of travel is of no type that a site serves');
});

test('so is one outside of the build', async () => {
  await writeBuild({ assets: hashes({ '../secret.json': 'secret' }) });
  await write('../secret.json', 'secret');
  expect(await refusal()).toContain('../secret.json of travel was built again');
});

test('so is one that is another than was named, or gone', async () => {
  await write('flag.svg', '<svg><script/></svg>');
  expect(await refusal()).toContain(
    'flag.svg of travel was built again after its release.json was written, or is gone.',
  );
  await rm(join(build, 'flag.svg'));
  expect(await refusal()).toContain(
    'flag.svg of travel was built again after its release.json was written, or is gone.',
  );
});

test.each([
  ['entry.js.br', brotliCompressSync('something else')],
  ['entry.js.gz', gzipSync('x'.repeat(1_000_000))],
  ['entry.js.gz', Buffer.from('no archive')],
])('so is a compressed copy of something else: %s', async (file, bytes) => {
  await write(file, bytes);
  expect(await refusal()).toContain(`${file} of travel does not hold what entry.js does.`);
});
