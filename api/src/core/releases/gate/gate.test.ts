import { randomBytes } from 'node:crypto';
import { remoteDeclaration, type RemoteDeclaration } from '@phila/contract';
import { integrityOf } from '../../../testing/published-build.ts';
import { judge } from './gate.ts';
import type { JudgingSite } from './gate.ts';
import type { Manifest, ReleaseFile, Verdict } from './manifest.ts';
import { CEILING } from './weights.ts';

const declarationOf = (name: string, more: object = {}): RemoteDeclaration =>
  remoteDeclaration.parse({
    name,
    title: 'Tried',
    owner: 'Squad',
    platform: '^1.0.0',
    routes: [{ path: `/${name}`, page: 'one', layout: 'portal', access: 'person', title: 'One' }],
    ...more,
  });

const site: JudgingSite = {
  host: {
    version: '1.0.0',
    platform: '1.4.2',
    provided: { react: ['memo'], '@phila/platform': ['remoteApp', 'changeReads'], 'final-form': null },
  },
  instances: [
    {
      calls: [
        { method: 'GET', path: '/Travel/trips' },
        { method: 'PUT', path: '/Travel/trips' },
      ],
    },
  ],
  others: [declarationOf('details')],
  hasFile: (address) => Promise.resolve(address === '/guide.pdf'),
};

const federation = (name: string, ...modules: string[]): string =>
  JSON.stringify({
    name: `phila_${name}`,
    exposes: ['lifecycles', ...modules].map((module) => ({
      name: module,
      assets: { js: { sync: ['entry.js', 'chunks/page.js'] } },
    })),
  });

const FILES: Record<string, string | Buffer> = {
  'entry.js': 'var phila_travel=1;',
  'chunks/page.js': '(0,o.p)("GET","/Travel/trips","person")',
  'chunks/page.css': '.own h1{color:red}',
  'entry.js.map': '{}',
  'entry.js.LICENSE.txt': 'MIT',
  'mf-manifest.json': federation('travel'),
  'node/01ab.cjs': 'exports.draw=1',
};

/** Makes the manifest of a build with these files, as its build tool would. */
const built = (
  files: Record<string, string | Buffer> = FILES,
  more: Partial<ReleaseFile> = {},
): { manifest: Manifest; files: Record<string, string | Buffer> } => {
  const hashes = (isMeant: (path: string) => boolean): Record<string, string> =>
    Object.fromEntries(
      Object.entries(files)
        .filter(([path]) => isMeant(path))
        .map(([path, bytes]) => [path, integrityOf(bytes)]),
    );
  const isChecked = (path: string): boolean => /\.(js|css)$/.test(path);
  const draw = files['node/01ab.cjs'];
  const release: ReleaseFile = {
    name: 'travel',
    entry: 'entry.js',
    integrity: hashes(isChecked),
    assets: hashes((path) => !isChecked(path) && !/\.(map|cjs)$/.test(path)),
    ...(draw !== undefined && { draw: { file: 'node/01ab.cjs', integrity: integrityOf(draw) } }),
    preload: { '/travel': ['entry.js', 'chunks/page.js', 'chunks/page.css'] },
    shares: { '/travel': ['react'] },
    imports: { '@phila/platform': ['remoteApp'] },
    calls: [],
    declaration: declarationOf('travel'),
    ...more,
  };
  const entries = Object.entries(files).map(([path, bytes]) => [path, { size: Buffer.byteLength(bytes) }]);
  return { manifest: { release, files: Object.fromEntries(entries) }, files };
};

const judged = (
  { manifest, files }: { manifest: Manifest; files: Record<string, string | Buffer> },
  where: JudgingSite = site,
): Promise<{ verdicts: readonly Verdict[]; calls: readonly object[] }> =>
  judge(
    manifest,
    (path) => {
      const bytes = files[path];
      return bytes === undefined ? Promise.reject(new Error('gone')) : Promise.resolve(Buffer.from(bytes));
    },
    where,
  );

/** The checks that refuse or note something, each with its words. */
const refusalsOf = async (
  build: ReturnType<typeof built>,
  where: JudgingSite = site,
): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await judged(build, where)).verdicts
      .filter(({ verdict }) => verdict === 'refused' || verdict === 'noted')
      .map(({ check, words }) => [check, words]),
  );

const withFile = (path: string, bytes: string | Buffer): ReturnType<typeof built> =>
  built({ ...FILES, [path]: bytes });
const withRelease = (more: Partial<ReleaseFile>): ReturnType<typeof built> => built(FILES, more);
const declaring = (more: object): ReturnType<typeof built> =>
  withRelease({ declaration: declarationOf('travel', more) });

it('lets a build pass that fits, and says so of every check', async () => {
  const { verdicts, calls } = await judged(built());
  expect(verdicts.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
  expect(verdicts.map(({ check }) => check)).toEqual([
    'files',
    'declaration',
    'routes',
    'links',
    'modules',
    'weight',
    'platform',
    'addresses',
    'names',
    'calls',
    'kept reads',
    'styles',
    'syntax',
    'copies',
    'past the host',
    'hosts',
  ]);
  for (const { words } of verdicts) expect(words).toMatch(/^[A-Z].*\.$/);
  expect(calls).toEqual([{ method: 'GET', path: '/Travel/trips' }]);
});

it('takes cards of Today from a read of cards alone, which every running service must answer', async () => {
  const from = (call: string) => declaring({ today: [{ call, kind: 'order', priority: 50 }] });
  const instances = [
    { calls: [...(site.instances[0]?.calls ?? []), { method: 'GET', path: '/Shop/today-orders' }] },
  ];
  expect(await refusalsOf(from('/Shop/today-orders'), { ...site, instances })).toEqual({});
  expect((await refusalsOf(from('/Shop/today-orders'))).calls).toMatch(/GET \/Shop\/today-orders/);
  expect((await refusalsOf(from('/Travel/trips'))).declaration).toBe(
    'travel does not fit the running site: Today has cards from /Travel/trips, which no call reads.',
  );
  expect((await refusalsOf(from('/Shop/orders'))).declaration).toBe(
    'travel does not fit the running site: Today has cards from /Shop/orders, which answers with something else.',
  );
});

it.each(['<!doctype html><p>', '\uFEFF <!-- a --><html>', '\n<script>alert(1)</script>'])(
  'takes no page under another name: %j',
  async (page) => {
    expect((await refusalsOf(withFile('a.txt', page))).files).toBe(
      'a.txt of travel is a page, whatever it is called. Leave it out of the build.',
    );
  },
);

it('only notes what another remote may change before the release is in use', async () => {
  const others = [declarationOf('a', { routes: declarationOf('travel').routes })];
  const linked = declaring({
    navigation: [{ menu: 'footer-links', label: 'Trips', order: 900, to: '/documents' }],
  });
  const { verdicts } = await judged(linked, { ...site, others });
  expect(verdicts.flatMap(({ check, verdict }) => (verdict === 'passed' ? [] : [[check, verdict]]))).toEqual([
    ['links', 'noted'],
    ['addresses', 'noted'],
  ]);
});

const heavy = (bytes: number): string => randomBytes(bytes).toString('base64');

it('weighs the entry, each route, each module and each picture', async () => {
  expect((await refusalsOf(withFile('entry.js', `"${heavy(CEILING.entry)}"`))).weight).toMatch(
    /^travel: the entry weighs \d+ bytes, \d+ over the site’s limit of 20000\.$/,
  );
  expect((await refusalsOf(withFile('chunks/page.js', `"${heavy(CEILING.route)}"`))).weight).toMatch(
    /^travel: \/travel weighs \d+ bytes, \d+ over the site’s limit of 80000\.$/,
  );
  const card = built({
    ...FILES,
    'chunks/page.js': `"${heavy(CEILING.module)}"`,
    'mf-manifest.json': federation('travel', 'card'),
  });
  expect((await refusalsOf(card)).weight).toMatch(/^travel: \.\/card weighs \d+ bytes, \d+ over .* 20000\.$/);
  expect(await refusalsOf(withFile('a.webp', Buffer.alloc(CEILING.file)))).toEqual({});
  expect((await refusalsOf(withFile('a.webp', Buffer.alloc(CEILING.file + 1)))).weight).toBe(
    'travel: a.webp weighs 150001 bytes, 1 over the site’s limit of 150000.',
  );
});

it('holds the declaration to its shape, its size and its remote', async () => {
  const route = { page: 'one', layout: 'portal', access: 'person', title: 'One' };
  const routes = Array.from({ length: 300 }, (_, at) => ({ ...route, path: `/travel/${at}` }));
  expect((await refusalsOf(declaring({ routes }))).declaration).toMatch(
    /^travel declares \d+ bytes, \d+ over the site’s limit of 20000: every page carries them\./,
  );
  expect((await refusalsOf(withRelease({ declaration: declarationOf('other') }))).declaration).toContain(
    'The release is of travel, and its declaration of other.',
  );
  for (const declaration of [undefined, null, 'travel', {}, { ...declarationOf('travel'), more: 1 }])
    expect((await refusalsOf(withRelease({ declaration }))).declaration).toMatch(
      /^travel declares .* wrongly: /,
    );
});

it('asks what each declared route loads', async () => {
  expect((await refusalsOf(withRelease({ preload: {} }))).routes).toContain(
    'declares the route /travel, and',
  );
  const { preload } = built().manifest.release;
  expect((await refusalsOf(withRelease({ preload: { ...preload, '/more': [] } }))).routes).toContain(
    'has the route /more, which it does not declare',
  );
  expect((await refusalsOf(withRelease({ preload: { '/travel': ['lost.js'] } }))).routes).toContain(
    'loads lost.js, which is no script or style',
  );
});

it('follows icons, links and downloads', async () => {
  const linked = (entry: object): ReturnType<typeof built> =>
    declaring({ navigation: [{ menu: 'footer-links', label: 'Trips', order: 900, ...entry }] });
  expect(await refusalsOf(linked({ to: '/details' }))).toEqual({});
  expect(await refusalsOf(linked({ to: '/documents' }))).toEqual({
    links:
      'travel does not fit the running site: the menu entry "Trips" leads to /documents, which no remote declares as a route.',
  });
  expect((await refusalsOf(linked({ to: '/travel', icon: 'walet' }))).links).toContain(
    'has the icon "walet"',
  );
  expect(await refusalsOf(linked({ to: '/guide.pdf#page=2', download: true }))).toEqual({});
  expect((await refusalsOf(linked({ to: '/other.pdf', download: true }))).links).toContain(
    'the menu entry “Trips” offers /other.pdf, a file that the site does not have',
  );
});

it('asks for the modules that are declared', async () => {
  const widget = { slot: 'dashboard', title: 'Trips', module: './trips', order: 1 };
  const declaration = declarationOf('travel', { widgets: [widget] });
  expect((await refusalsOf(withRelease({ declaration }))).modules).toBe(
    'The build of travel does not expose ./trips: add it to exposes of federation.',
  );
  const files = { ...FILES, 'mf-manifest.json': federation('travel', 'trips') };
  expect(await refusalsOf(built(files, { declaration }))).toEqual({});
  const { 'mf-manifest.json': _manifest, ...without } = FILES;
  expect((await refusalsOf(built(without))).modules).toContain('travel has no mf-manifest.json');
  expect((await refusalsOf(withFile('mf-manifest.json', '{'))).modules).toContain('Build it again');
  expect((await refusalsOf(withFile('mf-manifest.json', federation('other')))).modules).toContain(
    'The build is named phila_other, and remote.ts names it travel',
  );
});

it('fits the host and the others, by the words of `fits`', async () => {
  expect((await refusalsOf(declaring({ platform: '^2.0.0' }))).platform).toBe(
    'travel needs the platform ^2.0.0, and the running site has 1.4.2. Release the newer shell first (npm run release -- shell), or ask for less in remote.ts.',
  );
  const taken = { ...site, others: [declarationOf('a', { routes: declarationOf('travel').routes })] };
  expect((await refusalsOf(built(), taken)).addresses).toContain('/travel belongs to a.');
  expect((await refusalsOf(withRelease({ imports: { '@phila/platform': ['mix'] } }))).names).toContain(
    'travel uses mix of @phila/platform, which the shell of the running site does not provide.',
  );
  expect((await refusalsOf(withRelease({ shares: { '/travel': ['@phila/ui/new'] } }))).names).toContain(
    'travel uses @phila/ui/new, which',
  );
});

it('asks every running instance for the calls, in chunks of folders too', async () => {
  const script = '(0,o.p)("POST","/Travel/book","person")';
  expect((await refusalsOf(withFile('chunks/deep/book.js', script))).calls).toContain(
    'travel calls POST /Travel/book, which the running service does not have.',
  );
  expect((await refusalsOf(withRelease({ calls: [{ method: 'GET', path: '/Tracks' }] }))).calls).toContain(
    'travel calls GET /Tracks,',
  );
  const older = { ...site, instances: [...site.instances, { calls: [] }] };
  expect((await refusalsOf(built(), older)).calls).toContain(
    'travel calls GET /Travel/trips, which not every running service has.',
  );
  expect((await refusalsOf(withFile('a/b.js', 'const c="/api/v1/no-such-call"'))).calls).toBe(
    'travel asks for /api/v1/no-such-call, which the running service does not answer. Use a call of the contract.',
  );
});

it.each([
  ['kept reads', 'a.js', '1', { imports: { '@phila/platform': ['changeReads'] } }, 'owns no area of calls'],
  ['styles', 'a/b.css', 'h1{color:red}', {}, 'In a/b.css of travel the selector “h1” reaches outside'],
  ['styles', 'a.css', '.own{', {}, 'a.css of travel is no style sheet: Unclosed block in line 1'],
  ['syntax', 'a/b.js', 'using file = open();', {}, 'a/b.js of travel has syntax younger than ES2022'],
  ['copies', 'a/b.js', 'e="@layer antd"', {}, 'a/b.js of travel has a copy of antd, which the host provides'],
  ['past the host', 'a/b.js', 'location.href="/x"', {}, 'travel loads the whole site again (a/b.js sets'],
  ['hosts', 'a/b.js', 'fetch("https://evil.example/x")', {}, 'a/b.js of travel contacts evil.example,'],
])('refuses by %s what is wrong in %s', async (check, path, text, more, words) => {
  expect((await refusalsOf(built({ ...FILES, [path]: text }, more)))[check]).toContain(words);
});

it('never runs what it reads', async () => {
  const escape = 'globalThis.ran=1;process.exit(3);';
  await judged(built(Object.fromEntries(Object.keys(FILES).map((path) => [path, escape]))));
  expect('ran' in globalThis).toBe(false);
});
