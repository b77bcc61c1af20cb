import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { LARGEST_RELEASE_FILE, type Registry, SHELL } from '@phila/contract';
import { desc, eq } from 'drizzle-orm';
import { refusalOf } from '../../testing/identity/refused.ts';
import {
  type Build,
  buildOfFiles,
  operatorOf,
  remoteBuild,
  sha256Of,
  shellBuild,
} from '../../testing/published-build.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { until } from '../../testing/until.ts';
import { releaseBlobs, releaseEvents, releases } from './tables.ts';

/** Within this, a change is served by every server: milliseconds. */
const EVERYWHERE = 2_000;

let service: TestService;
let operator: Awaited<ReturnType<typeof operatorOf>>;
/** A remote of each test's own, for releases stay. */
let name = '';
let tests = 0;

beforeAll(async () => {
  service = await startService();
  operator = await operatorOf(service);
  await operator.releaseShell();
});
beforeEach(() => {
  tests += 1;
  name = `travel-${tests}`;
});
afterAll(() => service.close());

const registryOf = async ({ url }: TestService = service): Promise<Registry> =>
  (await fetch(`${url}/registry.json`)).json() as Promise<Registry>;

/** The version of a remote that new pages get from this server; undefined for none. */
const servedBy = async (from: TestService = service, remote = name): Promise<string | undefined> =>
  (await registryOf(from)).remotes.find((one) => one.name === remote)?.version;

/** The remote of this test as the list of releases has it; undefined before its first publication. */
const listed = async () => (await operator.list()).find((one) => one.name === name);

const fileAt = (path: string, { url }: TestService = service) => fetch(`${url}${path}`);

const entryOf = ({ manifest }: Build): { sha256: string; bytes: number } => {
  const { sha256 = '', size = 0 } = manifest.files['entry.js'] ?? {};
  return { sha256, bytes: size };
};

/** Folder with the files of releases on this server's disk. */
const blobs = (): string => join(service.configuration.dataDir, 'blobs/releases');

describe('a publication', () => {
  test('is kept under its version, and in use once it is made live', async () => {
    const build = remoteBuild(name, 'a');
    const { value } = await operator.publish(name, build);
    expect(value).toEqual({ missing: [], version: '1.0.0', wasLive: false, notes: [], calls: [] });
    expect((await listed())?.version ?? null).toBeNull();
    expect((await operator.makeLive(name, '1.0.0')).value).toEqual({ version: '1.0.0' });
    expect((await listed())?.version).toBe('1.0.0');
    await until(async () => (await servedBy()) === '1.0.0');
    const file = await fileAt(`/remotes/${name}/1.0.0/entry.js`);
    expect(file.status).toBe(200);
    expect(sha256Of(await file.text())).toBe(entryOf(build).sha256);
  });

  test('says who published it, from which commit and how its tests ended, and no page does', async () => {
    await operator.release(name, remoteBuild(name, 'a'));
    expect(await listed()).toMatchObject({
      version: '1.0.0',
      releases: [{ version: '1.0.0', isInUse: true, by: 'Thandi', commit: '0123456789ab', tests: 'passed' }],
    });
    expect(JSON.stringify(await registryOf())).not.toContain('Thandi');
  });

  test('keeps whole what the build says of itself', async () => {
    const build = remoteBuild(name, 'a', { pages: 'require("host")' });
    Object.assign(build.manifest.release, { more: 'kept' });
    await operator.publish(name, build);
    const [row] = await service.database.select().from(releases).where(eq(releases.remote, name));
    expect(row?.manifest.release).toMatchObject({
      draw: { file: 'node/01ab.cjs' },
      more: 'kept',
    });
    expect((await fileAt(`/remotes/${name}/1.0.0/node/01ab.cjs`)).status).toBe(404);
  });

  test('that breaks off between its files is absent, and goes on where it stopped', async () => {
    const build = remoteBuild(name, 'a');
    const hashes = [...build.files.keys()];
    const { missing } = (await operator.post(name, build)).value;
    expect(missing.toSorted()).toEqual(hashes.toSorted());
    const [first = '', ...rest] = missing;
    await operator.put(first, build.files.get(first) ?? '');
    expect((await operator.post(name, build)).value).toEqual({
      missing: rest,
      version: null,
      wasLive: false,
      notes: [],
      calls: [],
    });
    expect(await listed()).toBeUndefined();
    expect((await fileAt(`/remotes/${name}/1.0.0/entry.js`)).status).toBe(404);
    for (const sha256 of rest) await operator.put(sha256, build.files.get(sha256) ?? '');
    expect((await operator.post(name, build)).value.version).toBe('1.0.0');
  });

  test('asks only for the files that another build did not bring already', async () => {
    await operator.publish(name, remoteBuild(name, 'a'));
    const next = remoteBuild(name, 'b');
    expect((await operator.post(name, next)).value.missing).toEqual([entryOf(next).sha256]);
  });

  test('of the same build again is the release that there is, also at once and under its own version', async () => {
    const build = remoteBuild(name, 'a');
    await operator.publish(name, build);
    const again = await Promise.all([
      operator.post(name, build),
      operator.post(name, build, { version: '1.0.0' }),
      operator.publish(name, build),
    ]);
    expect(again.map(({ status, value }) => [status, value.version])).toEqual([
      [200, '1.0.0'],
      [200, '1.0.0'],
      [200, '1.0.0'],
    ]);
    expect(refusalOf(await operator.post(name, build, { version: '1.0.7' }))).toEqual({
      status: 409,
      message: `This build of ${name} is published already, as 1.0.0.`,
    });
    await operator.makeLive(name, '1.0.0');
    expect((await operator.post(name, build)).value.wasLive).toBe(true);
  });

  test('of another build under the same version is refused, and the release stays as it was', async () => {
    const first = remoteBuild(name, 'a');
    await operator.publish(name, first, { version: '1.0.0' });
    const answer = await operator.publish(name, remoteBuild(name, 'b'), { version: '1.0.0' });
    expect(refusalOf(answer)).toEqual({
      status: 409,
      message: `${name} 1.0.0 is published already; a release is never changed.`,
    });
    expect(sha256Of(await (await fileAt(`/remotes/${name}/1.0.0/entry.js`)).text())).toBe(
      entryOf(first).sha256,
    );
  });

  test.each(['../../elsewhere', '1.2', 'v1.2.3', 'latest', ''])('%j is no version', async (version) => {
    const answer = await operator.publish(name, remoteBuild(name, 'a'), { version });
    expect(refusalOf(answer)).toEqual({
      status: 422,
      message: `${version} is no version; write three numbers, as in 1.2.3.`,
    });
    expect((await listed())?.version ?? null).toBeNull();
  });

  test('gets the next version above all there were, also after going back', async () => {
    await operator.release(name, remoteBuild(name, 'a'));
    expect(await operator.release(name, remoteBuild(name, 'b'))).toBe('1.0.1');
    expect((await operator.back(name)).value.version).toBe('1.0.0');
    expect((await operator.publish(name, remoteBuild(name, 'c'))).value.version).toBe('1.0.2');
    const higher = await operator.publish(name, remoteBuild(name, 'd'), { atLeast: '3.0.0' });
    expect(higher.value.version).toBe('3.0.0');
    expect((await operator.publish(name, remoteBuild(name, 'e'))).value.version).toBe('3.0.1');
  });

  test.each([
    ['1.4.2', '^2.0.0', 'needs the platform ^2.0.0, and the running site has 1.4.2.'],
    ['2.0.0', '^1.0.0', 'needs the platform ^1.0.0, and the running site has 2.0.0.'],
    ['2.0.0', 'newest', 'declares the platform newest, which is no version range.'],
  ])('on %s that needs %s is refused before a file is sent', async (platform, need, why) => {
    await operator.releaseShell(platform);
    try {
      const answer = await operator.post(name, remoteBuild(name, 'a', { platform: need }));
      expect(answer.status).toBe(422);
      expect(answer.envelope.errorMessage).toContain(`${name} ${why}`);
    } finally {
      await operator.back(SHELL);
    }
  });

  test('under another remote’s name is refused, and so is one without what describes it', async () => {
    const { manifest } = remoteBuild('public', 'a');
    expect(refusalOf(await operator.post(name, { manifest, files: new Map() }))).toEqual({
      status: 422,
      message: `This is a build of public, not of ${name}.`,
    });
    const undescribed = buildOfFiles({ name }, { 'entry.js': 'entry' });
    const { status, message } = refusalOf(await operator.post(name, undescribed));
    expect(status).toBe(422);
    expect(message).toContain(`The release.json of ${name} cannot be read: entry`);
    expect(refusalOf(await operator.post(SHELL, undescribed))).toEqual({
      status: 422,
      message: 'The manifest is none of a built shell: it lacks shell.json.',
    });
  });

  test.each([
    ['../secret.js', 'no path within a build'],
    ['assets/../../secret.js', 'no path within a build'],
    ['/secret.js', 'no path within a build'],
    ['a//b.js', 'no path within a build'],
    ['evil.html', 'of no type that a site serves'],
  ])(
    'with a file at %s is refused, and nothing of it is kept as a release but the refusal',
    async (path, why) => {
      const answer = await operator.publish(name, remoteBuild(name, 'a', { more: { [path]: 'a' } }));
      expect(answer.status).toBe(422);
      expect(answer.envelope.errorMessage).toContain(`of ${name} is ${why}`);
      expect(await listed()).toBeUndefined();
      const events = await service.database
        .select()
        .from(releaseEvents)
        .where(eq(releaseEvents.remote, name));
      expect(events).toMatchObject([
        { act: 'refused', version: null, by: 'Thandi', reason: expect.stringContaining(why) },
      ]);
    },
  );

  test('over the limits of a publication is refused', async () => {
    const { manifest } = remoteBuild(name, 'a');
    const tooLarge = { sha256: sha256Of('a'), size: LARGEST_RELEASE_FILE + 1 };
    const answers = [
      await operator.post(name, {
        manifest: { ...manifest, files: { 'entry.js': tooLarge } },
        files: new Map(),
      }),
      await operator.post(name, {
        manifest: { ...manifest, files: { ['a'.repeat(201)]: { sha256: sha256Of('a'), size: 1 } } },
        files: new Map(),
      }),
      await operator.post(name, {
        manifest: { ...manifest, release: { ...manifest.release, more: 'a'.repeat(20_000_000) } },
        files: new Map(),
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 413]);
    expect(await listed()).toBeUndefined();
  });
});

describe('a file', () => {
  /** Differ in each test, for files stay. */
  let bytes = '';
  beforeEach(() => {
    bytes = `export const file = '${name}';`;
  });
  const kept = async () => ({
    files: (await readdir(blobs())).length,
    rows: (await service.database.select().from(releaseBlobs)).length,
  });

  test('with other bytes than its address names is refused, and nothing is kept', async () => {
    const before = await kept();
    const answer = await operator.put(sha256Of(bytes), `${bytes} `);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errorMessage: 'These are not the bytes that the address names',
    });
    expect(await kept()).toEqual(before);
  });

  test('above the limit is refused, and nothing is kept, whether its length is said before or not', async () => {
    const before = await kept();
    const large = Buffer.alloc(LARGEST_RELEASE_FILE + 1, 'a');
    const streamed = await fetch(`${service.url}/api/v1/Releases/blobs/${sha256Of(large)}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${operator.token}`, 'content-type': 'application/octet-stream' },
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect([(await operator.put(sha256Of(large), large)).status, streamed.status]).toEqual([413, 413]);
    expect(await kept()).toEqual(before);
  });

  test('whose connection ends in its middle is not kept, and may be sent again', async () => {
    const before = await kept();
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(
      [
        `PUT /api/v1/Releases/blobs/${sha256Of(bytes)} HTTP/1.1`,
        `host: ${hostname}`,
        `authorization: Bearer ${operator.token}`,
        'content-type: application/octet-stream',
        `content-length: ${bytes.length}`,
        '',
        bytes.slice(0, 10),
      ].join('\r\n'),
    );
    await until(async () => (await kept()).files > before.files);
    socket.destroy();
    await until(async () => (await kept()).files === before.files);
    expect((await operator.put(sha256Of(bytes), bytes)).status).toBe(200);
    expect(await kept()).toEqual({ files: before.files + 1, rows: before.rows + 1 });
  });

  test('sent by two at once is kept once', async () => {
    const before = await kept();
    const both = await Promise.all([
      operator.put(sha256Of(bytes), bytes),
      operator.put(sha256Of(bytes), bytes),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await kept()).toEqual({ files: before.files + 1, rows: before.rows + 1 });
  });

  test('is taken from no person, no stranger and under no other name than a hash', async () => {
    const { token } = await signedIn(service, { role: 'administrator' });
    const refused = [
      await operator.put(sha256Of(bytes), bytes, token),
      await operator.put(sha256Of(bytes), bytes, ''),
      await operator.put('../../../token-secret', bytes),
      await operator.put(sha256Of(bytes).toUpperCase(), bytes),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 404, 404]);
    const answer = await operator.put(sha256Of(bytes), bytes);
    expect(answer.status).toBe(200);
  });

  test('that was altered in the store is refused and logged, and so is one that is gone', async () => {
    const before = await readdir(blobs());
    const build = remoteBuild(name, 'a');
    await operator.release(name, build);
    const own = (await readdir(blobs())).filter((file) => !before.includes(file));
    for (const file of own) await writeFile(join(blobs(), file), 'steal()');
    const answer = await fileAt(`/remotes/${name}/1.0.0/entry.js`);
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain('steal');
    expect(service.logged().join('\n')).toContain('a file of a release was altered in the store');
    await service.services.blobs.remove(`releases/${build.manifest.files['page.js']?.sha256 ?? ''}`);
    expect((await fileAt(`/remotes/${name}/1.0.0/page.js`)).status).toBe(503);
    expect(service.logged().join('\n')).toContain('a file of a release is gone');
  });

  test('that is a picture with a script is never opened as a page', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>steal()</script></svg>';
    const build = remoteBuild(name, 'a', { assets: { 'flag.svg': svg } });
    await operator.release(name, build);
    const { status, headers } = await fileAt(`/remotes/${name}/1.0.0/flag.svg`);
    expect([status, headers.get('content-type'), headers.get('content-security-policy')]).toEqual([
      200,
      'image/svg+xml',
      "default-src 'none'; sandbox",
    ]);
  });
});

describe('what is in use', () => {
  test('has nothing before the first release', async () => {
    expect(refusalOf(await operator.back(name))).toEqual({
      status: 404,
      message: `${name} was never released here.`,
    });
    await operator.release(name, remoteBuild(name, 'a'));
    expect(refusalOf(await operator.back(name))).toEqual({
      status: 422,
      message: `${name} 1.0.0 is the first release here; there is none before it.`,
    });
  });

  test('goes back by what was in use, and never to what was taken back', async () => {
    await operator.release(name, remoteBuild(name, 'a'));
    await operator.release(name, remoteBuild(name, 'b'));
    expect((await operator.back(name)).value.version).toBe('1.0.0');
    await operator.release(name, remoteBuild(name, 'c'));
    expect((await operator.back(name)).value.version).toBe('1.0.0');
    expect((await operator.back(name)).status).toBe(422);
    const details = await listed();
    expect(details?.releases.map(({ version }) => version)).toEqual(['1.0.0', '1.0.1', '1.0.2']);
  });

  test('is withdrawn with its files kept, and comes back', async () => {
    expect(refusalOf(await operator.withdraw(name))).toEqual({
      status: 404,
      message: `${name} was never released here.`,
    });
    await operator.release(name, remoteBuild(name, 'a'));
    const beside = `${name}-beside`;
    await operator.release(beside, remoteBuild(beside, 'p'));
    await operator.release(name, remoteBuild(name, 'b'));
    expect((await operator.withdraw(name)).value.version).toBe('1.0.1');
    await until(async () => (await servedBy()) === undefined);
    expect(await servedBy(service, beside)).toBe('1.0.0');
    expect((await fileAt(`/remotes/${name}/1.0.1/entry.js`)).status).toBe(200);
    expect(refusalOf(await operator.withdraw(name))).toEqual({
      status: 422,
      message: `${name} is withdrawn already. Going back puts it in use again.`,
    });
    expect((await operator.back(name)).value.version).toBe('1.0.1');
    expect((await operator.back(name)).value.version).toBe('1.0.0');
  });

  test('is withdrawn again by going back from what was released while it was', async () => {
    await operator.release(name, remoteBuild(name, 'a'));
    await operator.withdraw(name);
    await operator.release(name, remoteBuild(name, 'b'));
    expect((await operator.back(name)).value.version).toBeNull();
    expect((await listed())?.version).toBeNull();
    expect((await operator.back(name)).value.version).toBe('1.0.0');
  });

  test('always has a shell', async () => {
    expect(refusalOf(await operator.withdraw(SHELL))).toEqual({
      status: 422,
      message: 'The shell cannot be withdrawn: without it there is no site.',
    });
  });

  test('takes no address of another remote', async () => {
    const other = `${name}-other`;
    await operator.release(name, remoteBuild(name, 'a', { paths: [`/${name}`, `/settings-${name}`] }));
    await operator.publish(other, remoteBuild(other, 'a', { paths: [`/settings-${name}`] }));
    expect(refusalOf(await operator.makeLive(other, '1.0.0'))).toEqual({
      status: 422,
      message: `${other} is refused: /settings-${name} belongs to ${name}. An address has one page; give it another path in remote.ts.`,
    });
    expect((await listed())?.version).toBe('1.0.0');
  });

  test('does not go back to an address that another was given since', async () => {
    const other = `${name}-other`;
    await operator.release(name, remoteBuild(name, 'a', { paths: [`/${name}`, `/settings-${name}`] }));
    await operator.release(name, remoteBuild(name, 'b', { paths: [`/${name}`] }));
    await operator.release(other, remoteBuild(other, 'c', { paths: [`/settings-${name}`] }));
    expect(refusalOf(await operator.back(name))).toEqual({
      status: 422,
      message: `${name} 1.0.0 cannot come back: /settings-${name} belongs to ${other} now. Take ${other} back or withdraw it first.`,
    });
    await operator.withdraw(other);
    expect((await operator.back(name)).value.version).toBe('1.0.0');
  });

  test('is any version that was published by its number, and back leads to what was before', async () => {
    for (const mark of ['a', 'b', 'c']) await operator.release(name, remoteBuild(name, mark));
    await operator.makeLive(name, '1.0.0');
    expect((await listed())?.version).toBe('1.0.0');
    expect((await operator.back(name)).value.version).toBe('1.0.2');
    await operator.withdraw(name);
    await operator.makeLive(name, '1.0.1');
    expect((await operator.back(name)).value.version).toBeNull();
  });

  test('is no version that was never published, is in use already or does not fit', async () => {
    expect(refusalOf(await operator.makeLive(name, '1.0.0'))).toEqual({
      status: 404,
      message: `${name} 1.0.0 was never released here.`,
    });
    await operator.release(name, remoteBuild(name, 'a'));
    await operator.release(name, remoteBuild(name, 'b', { platform: '>=1.0.0' }));
    expect((await operator.makeLive(name, '../1.0.0')).status).toBe(404);
    expect(refusalOf(await operator.makeLive(name, '1.0.1'))).toEqual({
      status: 409,
      message: `${name} 1.0.1 is in use already.`,
    });
    await operator.releaseShell('2.0.0');
    const unfit = await operator.makeLive(name, '1.0.0');
    await operator.back(SHELL);
    expect(unfit.status).toBe(422);
    expect(unfit.envelope.errorMessage).toContain(
      `${name} needs the platform ^1.0.0, and the running site has 2.0.0.`,
    );
    expect((await listed())?.version).toBe('1.0.1');
  });

  test('is written down whenever it changes, and what is written stays', async () => {
    await operator.release(name, remoteBuild(name, 'a'));
    await operator.release(name, remoteBuild(name, 'b'));
    await operator.back(name);
    await operator.withdraw(name);
    const events = service.database.select().from(releaseEvents).where(eq(releaseEvents.remote, name));
    expect(
      (await events.orderBy(releaseEvents.at, desc(releaseEvents.act))).map(({ act, version, by }) => [
        act,
        version,
        by,
      ]),
    ).toEqual([
      ['published', '1.0.0', 'Thandi'],
      ['live', '1.0.0', 'Thandi'],
      ['published', '1.0.1', 'Thandi'],
      ['live', '1.0.1', 'Thandi'],
      ['taken back', '1.0.1', 'Thandi'],
      ['back', '1.0.0', 'Thandi'],
      ['withdrawn', null, 'Thandi'],
    ]);
    await expect(service.database.delete(releaseEvents)).rejects.toMatchObject({
      cause: { message: 'Events of releases can only be added to' },
    });
  });

  test('goes back while the store of files fails', async () => {
    await operator.release(name, remoteBuild(name, 'a'));
    await operator.release(name, remoteBuild(name, 'b'));
    const failing = async (): Promise<never> => {
      throw new Error('The store does not answer');
    };
    const store = service.services.blobs;
    const { get, put, remove } = store;
    Object.assign(store, { get: failing, put: failing, remove: failing });
    try {
      const next = remoteBuild(name, 'c');
      const [publication, returned] = await Promise.all([
        operator.put(entryOf(next).sha256, next.files.get(entryOf(next).sha256) ?? ''),
        operator.back(name),
      ]);
      expect(publication.status).toBeGreaterThanOrEqual(500);
      expect(returned.value.version).toBe('1.0.0');
      await until(async () => (await servedBy()) === '1.0.0');
      expect((await operator.withdraw(name)).value.version).toBe('1.0.0');
    } finally {
      Object.assign(store, { get, put, remove });
    }
  });

  test('loses none of twenty releases that come at once, in one order', async () => {
    const builds = Array.from({ length: 20 }, (_, index) => remoteBuild(name, `build ${index}`));
    const versions = await Promise.all(builds.map((build) => operator.release(name, build)));
    const expected = Array.from({ length: 20 }, (_, index) => `1.0.${index}`);
    expect(versions.toSorted((a, b) => expected.indexOf(a) - expected.indexOf(b))).toEqual(expected);
    const details = await listed();
    expect(details?.releases.map(({ version }) => version).toSorted()).toEqual(expected.toSorted());
    expect(details?.revision).toBe(20);
    // Goes the whole way back: each was in use after another.
    const way = [details?.version];
    for (let index = 1; index < 20; index += 1) way.push((await operator.back(name)).value.version);
    expect(way.toSorted()).toEqual(expected.toSorted());
    expect((await operator.back(name)).status).toBe(422);
  });
});

describe('two servers on one database', () => {
  let other: TestService;
  beforeAll(async () => {
    other = await startService({
      settings: { DATA_DIR: service.configuration.dataDir },
      opened: { ...service.opened, close: async () => undefined },
    });
  });
  afterAll(() => other.close());

  test('a release by one is served by the other within two seconds, and so is going back', async () => {
    await operator.release(name, remoteBuild(name, 'a'));
    const changed = async (version: string | undefined): Promise<number> => {
      const from = Date.now();
      await until(async () => (await servedBy(other)) === version);
      return Date.now() - from;
    };
    await changed('1.0.0');
    const next = remoteBuild(name, 'b');
    await operator.release(name, next);
    expect(await changed('1.0.1')).toBeLessThan(EVERYWHERE);
    expect(sha256Of(await (await fileAt(`/remotes/${name}/1.0.1/entry.js`, other)).text())).toBe(
      entryOf(next).sha256,
    );
    await operator.back(name);
    expect(await changed('1.0.0')).toBeLessThan(EVERYWHERE);
    await operator.withdraw(name);
    expect(await changed(undefined)).toBeLessThan(EVERYWHERE);
  });

  test('releases of both at once get one order, and none is lost', async () => {
    const elsewhere = await operatorOf(other);
    const versions = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        [operator, elsewhere].map((one, server) =>
          one.release(name, remoteBuild(name, `build ${index} of ${server}`)),
        ),
      ).flat(),
    );
    expect(new Set(versions).size).toBe(20);
    const details = await listed();
    expect([details?.releases.length, details?.revision]).toEqual([20, 20]);
    await until(
      async () => (await servedBy()) === details?.version && (await servedBy(other)) === details?.version,
    );
  });
});

describe('who may', () => {
  test('a person’s token neither publishes nor lists nor changes what is in use', async () => {
    await operator.release(name, remoteBuild(name, 'a'));
    const { token } = await signedIn(service, { role: 'administrator' });
    const asked = (method: string, path: string, body?: object) =>
      fetch(`${service.url}/api/v1/Releases${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const by = 'Mallory';
    const answers = [
      await asked('GET', ''),
      await asked('POST', `/${name}`, { manifest: remoteBuild(name, 'b').manifest, by }),
      await asked('POST', `/${name}/live`, { by, version: '1.0.0' }),
      await asked('POST', `/${name}/back`, { by }),
      await asked('POST', `/${name}/withdraw`, { by }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect((await listed())?.version).toBe('1.0.0');
  });

  test('on a site with a public address a person makes live, but for the first release of a remote', async () => {
    const publicSite = await startService({ settings: { PUBLIC_URL: 'https://phila.example' } });
    try {
      const there = await operatorOf(publicSite);
      await there.releaseShell();
      await there.release(name, remoteBuild(name, 'a'));
      await there.publish(name, remoteBuild(name, 'b'));
      await there.publish(SHELL, shellBuild('1.1.0'));
      for (const remote of [name, SHELL])
        expect(refusalOf(await there.makeLive(remote, '1.0.1'))).toEqual({
          status: 403,
          message:
            'A person puts a release of this site in use, on the page Remotes of administration, with their second factor.',
        });
      expect((await there.withdraw(name)).status).toBe(200);
      expect((await there.back(name)).value.version).toBe('1.0.0');
    } finally {
      await publicSite.close();
    }
  });
});
