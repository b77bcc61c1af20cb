import { SHELL } from '@phila/contract';
import { type Build, buildOfFiles, integrityOf } from '../../testing/published-build.ts';
import { isServed, refusalOfFiles } from './named-files.ts';

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
const FILES = { ...SCRIPTS, ...ASSETS, [PAGES_FILE]: PAGES, 'maps/entry.js.map': '{}' };

const hashes = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(text)]));

/** A build that names all its files, with what a test names or adds besides. */
const build = (
  named: { assets?: Record<string, string>; draw?: object } = {},
  more: Readonly<Record<string, string>> = {},
): Build =>
  buildOfFiles(
    {
      name: 'travel',
      entry: 'entry.js',
      integrity: hashes(SCRIPTS),
      assets: { ...hashes(ASSETS), ...named.assets },
      draw: named.draw ?? { file: PAGES_FILE, integrity: integrityOf(PAGES) },
    },
    { ...FILES, ...more },
  );

/** Refuses a build as it would be once all its files were received. */
const refusal = ({ manifest, files }: Build, remote = 'travel'): string | null => {
  const stored = [...files].map(
    ([sha256, bytes]) => [sha256, { integrity: integrityOf(bytes), size: bytes.length }] as const,
  );
  return refusalOfFiles(remote, manifest, new Map(stored));
};

test('the files that a build names are taken, with their source maps', () => {
  expect(refusal(build())).toBeNull();
});

test.each(['more.js', 'node/0e.cjs', 'evil.svg', 'deep/more.json'])(
  'a file that it does not name is refused by its name: %s',
  (file) => {
    expect(refusal(build({}, { [file]: 'steal()' }))).toBe(
      `${file} of travel is not named by its release.json. Leave it out of the build, or write that again.`,
    );
  },
);

test.each([
  'evil.html',
  'evil.xml',
  'evil.xhtml',
  'evil.pdf',
  'evil',
  'evil.js.br',
  'evil.cjs',
  'node/evil.js.cjs',
  'public/site.webmanifest',
  'more/.hidden',
])('so is one of a type that no site serves, named or not: %s', (file) => {
  const why = `${file} of travel is of no type that a site serves`;
  expect(refusal(build({}, { [file]: 'a' }))).toContain(why);
  expect(refusal(build({ assets: hashes({ [file]: 'a' }) }, { [file]: 'a' }))).toContain(why);
  expect(isServed(file, 'travel')).toBe(false);
});

test.each([
  '../secret.json',
  'a/../secret.json',
  'a/./b.js',
  '/etc/secret.json',
  'a//b.js',
  String.raw`a\b.js`,
  'a b.js',
  'a.js?b.js',
  'a%2e.js/b.js',
  'a#b.js',
  'a\nb.js',
])('so is one at a path that leads elsewhere, named or not: %j', (file) => {
  const why = `${JSON.stringify(file)} of travel is no path within a build.`;
  expect(refusal(build({}, { [file]: 'a' }))).toContain(why);
  expect(refusal(build({ assets: hashes({ [file]: 'a' }) }, { [file]: 'a' }))).toContain(why);
  expect(isServed(file, 'travel')).toBe(false);
});

test('so are pages for Node that lie elsewhere than such files do', () => {
  const draw = { file: 'evil.cjs', integrity: integrityOf('a') };
  expect(refusal(build({ draw }, { 'evil.cjs': 'a' }))).toContain('evil.cjs of travel is of no type');
});

test('so is one that is another than was named, or gone', () => {
  const said =
    'flag.svg of travel was built again after its release.json was written, or is gone. Write that again.';
  expect(refusal(build({}, { 'flag.svg': '<svg><script/></svg>' }))).toBe(said);
  const { manifest, files } = build();
  const { 'flag.svg': _flag, ...left } = manifest.files;
  expect(refusal({ manifest: { ...manifest, files: left }, files })).toBe(said);
});

test('so are more files, or bytes, than a build has', () => {
  const { manifest } = build();
  const sized = (count: number, size: number): string | null => {
    const files = Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`${at}.map`, { sha256: '', size }]),
    );
    return refusalOfFiles('travel', { ...manifest, files }, new Map());
  };
  expect(sized(2_001, 1)).toBe('travel has 2001 files, and a build has at most 2000.');
  expect(sized(11, 10_000_000)).toBe('travel has 110000000 bytes in all, and a build has at most 100000000.');
});

test('so is one of another size than its manifest says', () => {
  const { manifest, files } = build();
  const { sha256 = '', size = 0 } = manifest.files['entry.js'] ?? {};
  expect(
    refusal({
      manifest: { ...manifest, files: { ...manifest.files, 'entry.js': { sha256, size: size + 1 } } },
      files,
    }),
  ).toBe('entry.js of travel has another size than its manifest says.');
});

test('neither source maps nor what draws pages is served, and of the shell alone a manual and a manifest are', () => {
  for (const file of ['maps/entry.js.map', PAGES_FILE]) expect(isServed(file, 'travel')).toBe(false);
  for (const file of ['public/paia-manual.pdf', 'public/site.webmanifest', 'public/favicon.ico'])
    expect([isServed(file, SHELL), isServed(file, 'travel')]).toEqual([true, false]);
  expect(isServed('assets/evil.html', SHELL)).toBe(false);
});

test('the shell may have files that its description does not name', () => {
  const shell = buildOfFiles({ platform: '1.0.0', scripts: [] }, { 'public/favicon.svg': '<svg/>' });
  expect(refusal(shell, SHELL)).toBeNull();
});
