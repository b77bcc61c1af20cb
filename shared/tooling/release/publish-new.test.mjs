import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { refusalOfTaken } from '../../contract/dist/index.js';
import { digestOf, manifestOf, Refused } from '@phila/remote-kit/publish';
import { publishNew } from './publish-new.mjs';

let folder;
let site;
let said;

const put = (within, file, content) => {
  mkdirSync(path.join(within, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(within, file), JSON.stringify(content));
};

/** Makes the files of a built remote that publishing reads. */
const built = (name, { platform = '^1.0.0', paths = [`/${name}`], mark = 'a' } = {}) => {
  const remote = path.join(folder, `mfe-${name}`);
  const routes = paths.map((route) => ({ path: route }));
  put(remote, 'package.json', { version: '1.0.0' });
  put(remote, 'dist/site/release.json', { name, mark, declaration: { name, platform, routes } });
  return remote;
};

/** Stands in for the releases of a site, in memory, with a rule of each kind that a site has. */
const siteInMemory = () => {
  const remotes = new Map();
  const textOf = (name, output) =>
    readFileSync(path.join(output, name === 'shell' ? 'shell.json' : 'release.json'), 'utf8');
  const declarationOf = ({ texts, version }) => JSON.parse(texts.get(version)).declaration;
  const remoteOf = (name) => {
    if (!remotes.has(name))
      remotes.set(name, {
        name,
        version: null,
        revision: 0,
        texts: new Map(),
        digests: [],
        wereLive: new Set(),
      });
    return remotes.get(name);
  };
  const pointTo = (remote, version) => {
    remote.version = version;
    remote.revision += 1;
    if (version !== null) remote.wereLive.add(version);
  };
  return {
    list: async () =>
      [...remotes.values()].map(({ name, version, revision, digests }) => ({
        name,
        version,
        revision,
        releases: digests.map((digest) => ({ digest })),
      })),
    publish: async (name, output, { atLeast }) => {
      const text = textOf(name, output);
      const known = remoteOf(name);
      const [same] = [...known.texts].find(([, one]) => one === text) ?? [];
      if (same !== undefined) return { version: same, wasLive: known.wereLive.has(same) };
      const platform = JSON.parse(text).declaration?.platform ?? '^1.0.0';
      if (platform !== '^1.0.0') throw new Refused(`${name} needs the platform ${platform}.`);
      const version = known.texts.size === 0 ? atLeast : `1.0.${known.texts.size}`;
      known.texts.set(version, text);
      known.digests.push(digestOf(manifestOf(output, { commit: null, tests: 'not run' })));
      return { version, wasLive: false };
    },
    makeLive: async (name, version) => {
      const remote = remoteOf(name);
      const others = [...remotes.values()]
        .filter((one) => one !== remote && one.name !== 'shell' && one.version !== null)
        .map(declarationOf);
      const taken = name === 'shell' ? null : refusalOfTaken(declarationOf({ ...remote, version }), others);
      if (taken !== null) throw new Refused(taken);
      pointTo(remote, version);
      return version;
    },
    point: (name, version) => pointTo(remoteOf(name), version),
    inUse: () =>
      Object.fromEntries(
        [...remotes.values()]
          .filter(({ name, version }) => name !== 'shell' && version !== null)
          .map(({ name, version }) => [name, version]),
      ),
  };
};

/** The gate's refusals, by folder name. */
let refusals;

const startWithout = (unbuilt, ...folders) =>
  publishNew(site, {
    siteDir: path.join(folder, 'shell'),
    folders,
    unbuilt,
    gate: async (remote) => refusals[path.basename(remote)] ?? null,
    say: (sentence) => said.push(sentence),
  });
const start = (...folders) => startWithout([], ...folders);

beforeEach(() => {
  refusals = {};
  folder = mkdtempSync(path.join(os.tmpdir(), 'phila-publish-new-'));
  site = siteInMemory();
  said = [];
  put(folder, 'shell/shell.json', { platform: '1.2.0' });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a remote that fits is published once, and again when it changed', async () => {
  await start(built('details'), built('public'));
  await start(built('details'), built('public', { mark: 'b' }));
  expect(site.inUse()).toEqual({ details: '1.0.0', public: '1.0.1' });
  expect(said).toEqual([]);
});

test('a remote that does not fit the platform is not published, and the site keeps the version that it had', async () => {
  await start(built('details'));
  await start(
    built('details', { platform: '^2.0.0' }),
    built('public', { platform: '^3.0.0' }),
    built('career'),
  );
  expect(site.inUse()).toEqual({ details: '1.0.0', career: '1.0.0' });
  expect(said).toEqual([
    'details needs the platform ^2.0.0. The site goes on with details 1.0.0.',
    'public needs the platform ^3.0.0. The site is without public.',
  ]);
});

test('nor is what the gate refuses', async () => {
  await start(built('details'), built('public'));
  refusals = {
    'mfe-details': 'details cannot be imported: its page tax: boom.',
    // Was held to the gate when it was published, and is not asked about again.
    'mfe-public': 'public cannot be imported.',
  };
  await start(built('details', { mark: 'b' }), built('public'));
  expect(site.inUse()).toEqual({ details: '1.0.0', public: '1.0.0' });
  expect(said).toEqual([
    'details cannot be imported: its page tax: boom. The site goes on with details 1.0.0.',
  ]);
});

test('a remote that could not be built is left as it was, and the others are published', async () => {
  await start(built('details'));
  await startWithout(['details', 'public'], built('details', { mark: 'b' }), built('career'));
  expect(site.inUse()).toEqual({ details: '1.0.0', career: '1.0.0' });
  expect(said).toEqual([
    'details was not built; the reason stands above. The site goes on with details 1.0.0.',
    'public was not built; the reason stands above. The site is without public.',
  ]);
});

test('nor is what would take the address of another', async () => {
  await start(built('details', { paths: ['/details', '/settings'] }));
  await start(
    built('about-us', { paths: ['/settings'] }),
    built('details', { paths: ['/details', '/settings'] }),
  );
  expect(site.inUse()).toEqual({ details: '1.0.0' });
  expect(said).toEqual([
    'about-us is refused: /settings belongs to details. An address has one page; give it another path in remote.ts. The site is without about-us.',
  ]);
});

test('an address may go from one remote to another in one start', async () => {
  await start(built('details', { paths: ['/details', '/settings'] }));
  await start(built('about-us', { paths: ['/settings'] }), built('details', { paths: ['/details'] }));
  expect(site.inUse()).toEqual({ 'about-us': '1.0.0', details: '1.0.1' });
  expect(said).toEqual([]);
});

test('a remote that was rolled back or withdrawn stays so', async () => {
  await start(built('details'), built('public'));
  await start(built('details', { mark: 'b' }), built('public'));
  site.point('details', '1.0.0');
  site.point('public', null);
  await start(built('details', { mark: 'b' }), built('public', { mark: 'b' }));
  expect(site.inUse()).toEqual({ details: '1.0.0' });
  expect(said).toEqual([
    'public is withdrawn here and stays so. In use again: npm run release -- public --back',
  ]);
});

test('a remote that came during the build is named, and the others are published', async () => {
  const travel = path.join(folder, 'mfe-travel');
  put(travel, 'package.json', { version: '1.0.0' });
  await start(built('details'), travel);
  expect(site.inUse()).toEqual({ details: '1.0.0' });
  expect(said).toEqual(['mfe-travel came while the site was built. Stop and start it again to have it.']);
});

test('a newer shell is in use before the remotes that need it, and one taken back stays so', async () => {
  await start(built('details'));
  put(folder, 'shell/shell.json', { platform: '1.3.0' });
  await start(built('details'));
  expect((await site.list()).find(({ name }) => name === 'shell')).toMatchObject({ version: '1.0.1' });
  site.point('shell', '1.0.0');
  await start(built('details'));
  expect((await site.list()).find(({ name }) => name === 'shell')).toMatchObject({ version: '1.0.0' });
});

test('what another fault than a refusal stops is not taken for one', async () => {
  site.publish = async () => {
    throw new TypeError('x is undefined');
  };
  await expect(start(built('details'))).rejects.toThrow('x is undefined');
});
