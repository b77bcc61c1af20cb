import { fits, missingCalls, refusalOfCalls, refusalOfMissingNames } from './fits.ts';
import type { Declared, FittedHost, FittedRemote } from './fits.ts';

const declared = (name: string, platform: string, ...paths: string[]): Declared => ({
  name,
  platform,
  routes: paths.map((path) => ({ path })),
});
const release = (declaration: Declared, more: Partial<FittedRemote> = {}): FittedRemote => ({
  version: '1.0.0',
  declaration,
  imports: {},
  calls: [],
  ...more,
});
const host = (platform: string, provided: FittedHost['provided'] = {}): FittedHost => ({
  version: '1.0.0',
  platform,
  provided,
});

it.each([
  ['^1.0.0', '1.4.2', null],
  [
    '^2.0.0',
    '1.4.2',
    'details needs the platform ^2.0.0, and the running site has 1.4.2. Release the newer shell first (npm run release -- shell), or ask for less in remote.ts.',
  ],
  [
    '^1.0.0',
    '2.0.0',
    "details needs the platform ^1.0.0, and the running site has 2.0.0. Build it against 2.0.0 (npm install @phila/platform@2.0.0, then npm run build) and state '^2.0.0' in remote.ts.",
  ],
  [
    'newest',
    '1.0.0',
    "details declares the platform newest, which is no version range. State one in remote.ts: '^1.0.0'.",
  ],
])('a need of %s on %s', (need, platform, sentence) => {
  expect(fits(release(declared('details', need)), [], { host: host(platform), instances: [] })).toBe(
    sentence,
  );
});

it('refuses an address of another remote, with whose it is', () => {
  const site = { host: host('1.0.0'), instances: [] };
  const others = [declared('public', '^1.0.0', '/'), declared('details', '^1.0.0', '/details', '/settings')];
  const of = (name: string, ...paths: string[]): string | null =>
    fits(release(declared(name, '^1.0.0', ...paths)), others, site);
  expect(of('about-us', '/about-us', '/settings')).toBe(
    'about-us is refused: /settings belongs to details. An address has one page; give it another path in remote.ts.',
  );
  expect(of('about-us', '/about-us', '/settings/about-us')).toBeNull();
  expect(of('details', '/settings')).toBeNull();
});

const provided = {
  '@phila/platform': ['navigate', 'notify'],
  '@phila/ui/undo': ['Undo'],
  'final-form': null,
};

it.each([
  ['names that are there', { '@phila/platform': ['notify'], '@phila/ui/undo': ['Undo'] }],
  ['a module that is passed on as a whole', { '@phila/ui/undo': [] }],
  ['a module whose names only running it tells', { 'final-form': ['createForm'] }],
])('%s are provided', (_, imports: FittedRemote['imports']) => {
  expect(refusalOfMissingNames('travel', imports, provided)).toBeNull();
});

it.each<[FittedRemote['imports'], string]>([
  [
    { '@phila/platform': ['notify', 'usePlace'], '@phila/ui/undo': ['Undo'] },
    'travel uses usePlace of @phila/platform, which the shell of the running site does not provide. Release the newer shell first, or leave it out.',
  ],
  [
    { '@phila/ui/timeline': ['Timeline'], '@phila/platform': ['mix'] },
    'travel uses @phila/ui/timeline and mix of @phila/platform, which the shell of the running site does not provide. Release the newer shell first, or leave it out.',
  ],
  // A property that every object has.
  [
    { constructor: [] },
    'travel uses constructor, which the shell of the running site does not provide. Release the newer shell first, or leave it out.',
  ],
])('refuses names that the host lacks: %j', (imports, sentence) => {
  expect(refusalOfMissingNames('travel', imports, provided)).toBe(sentence);
  const one = release(declared('travel', '^1.0.0'), { imports });
  expect(fits(one, [], { host: host('1.0.0', provided), instances: [] })).toBe(sentence);
});

const calls = [
  { method: 'GET', path: '/Travel/trips' },
  { method: 'PUT', path: '/Travel/trips' },
  { method: 'DELETE', path: '/Travel/trips/{id}' },
];
const older = { calls: [calls[0]!, { method: 'delete', path: '/Travel/trips/{tripId}' }] };
const newer = { calls };

it('refuses calls that a running service lacks; names of parameters do not matter', () => {
  expect(missingCalls(calls, [older])).toEqual([{ method: 'PUT', path: '/Travel/trips' }]);
  expect(refusalOfCalls('travel', calls, [older])).toBe(
    'travel calls PUT /Travel/trips, which the running service does not have. ' +
      'Release the newer service first, or leave the call out.',
  );
  expect(refusalOfCalls('travel', [calls[0]!, calls[2]!], [older])).toBeNull();
});

it('asks every running instance', () => {
  const one = release(declared('travel', '^1.0.0'), { calls });
  const site = { host: host('1.0.0'), instances: [newer, newer] };
  expect(fits(one, [], site)).toBeNull();
  for (const instances of [
    [older, newer],
    [newer, older],
  ])
    expect(fits(one, [], { ...site, instances })).toBe(
      'travel calls PUT /Travel/trips, which not every running service has. ' +
        'Release the newer service first, or leave the call out.',
    );
});
