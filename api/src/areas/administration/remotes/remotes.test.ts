import { calls, SHELL } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { createApp } from '../../../app.ts';
import { readAudit } from '../../../core/audit/audit.ts';
import { accountRoles } from '../../../core/access/role-tables.ts';
import { readChannels } from '../../../core/releases/stored-release.ts';
import { releaseChannels, releaseEvents, releases } from '../../../core/releases/tables.ts';
import { buildOf, installRelease, installShell } from '../../../testing/install-release.ts';
import { send } from '../../../testing/json-request.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn, type SignedIn } from '../../../testing/signed-in.ts';

const { makeReleaseLive, siteRemotes, takeReleaseBack, withdrawRemote } = calls.administration;
const WHY = 'People cannot open their policies';

let service: TestService;
/** Two servers of one site, sharing the folder of releases. */
let servers: string[];
let closeOther: () => Promise<void>;
let lead: SignedIn;

const publish = (name: string, version: string, paths = [`/${name}`], platform = '^1.0.0') =>
  installRelease(service.services, name, version, { release: buildOf(name, paths, { platform }) });

const currentOf = async (name: string): Promise<string | undefined> =>
  (await readChannels(service.database)).get(name)?.live ?? undefined;

beforeAll(async () => {
  service = await startService();
  const other = await createApp(service.services);
  servers = [service.url, await other.listen({ port: 0, host: '127.0.0.1' })];
  closeOther = async () => {
    await other.close();
  };
  lead = await signedIn(service, { role: 'administrator' });
});
afterAll(async () => {
  await closeOther();
  await service.close();
});

beforeEach(async () => {
  for (const table of [releases, releaseChannels]) await service.database.delete(table);
  await installShell(service.services, { platform: '1.4.0' });
});

const list = async (by: SignedIn = lead) =>
  (await service.call(siteRemotes, {}, by)).value.filter(({ name }) => name !== SHELL);
const back = (name: string, inUse: string | null, by: SignedIn = lead) =>
  service.call(takeReleaseBack, { params: { name }, body: { inUse, reason: WHY } }, by);
const withdraw = (name: string, inUse: string, by: SignedIn = lead) =>
  service.call(withdrawRemote, { params: { name }, body: { inUse, reason: WHY } }, by);

/** Reads which version of a remote each server's site uses. */
const served = (name: string): Promise<(string | undefined)[]> =>
  Promise.all(
    servers.map(async (url) => {
      const { remotes } = JSON.parse((await send(`${url}/registry.json`)).text) as {
        remotes: { name: string; version: string }[];
      };
      return remotes.find((remote) => remote.name === name)?.version;
    }),
  );

/** Waits until both servers use the version: each rereads the registry's file after a moment. */
const serves = async (name: string, version: string | undefined): Promise<void> => {
  for (;;) {
    const now = await served(name);
    if (now.every((one) => one === version)) return;
  }
};

test('releases are listed with their origin, those of a withdrawn remote too', async () => {
  expect(await list()).toEqual([]);
  const install = (name: string, version: string) =>
    installRelease(service.services, name, version, {
      release: buildOf(name),
      by: 'Lerato',
      commit: '0123456789ab',
    });
  await install('career', '1.0.0');
  await install('career', '1.0.1');
  await install('constructor', '2.0.0');
  await withdraw('constructor', '2.0.0');
  const published = {
    isPurged: false,
    by: 'Lerato',
    commit: '0123456789ab',
    tests: 'passed',
    at: expect.any(String),
  };
  expect(await list()).toEqual([
    {
      name: 'career',
      title: 'My career',
      twoPeople: false,
      asked: null,
      revision: 2,
      rollout: null,
      pins: [],
      version: '1.0.1',
      since: { at: expect.any(String), by: 'Lerato' },
      back: { version: '1.0.0', losesThisPage: false },
      hasThisPage: false,
      canBeWithdrawn: true,
      releases: [
        { version: '1.0.1', isInUse: true, ...published },
        { version: '1.0.0', isInUse: false, ...published },
      ],
    },
    {
      name: 'constructor',
      title: 'My constructor',
      twoPeople: false,
      asked: null,
      revision: 2,
      rollout: null,
      pins: [],
      version: null,
      since: { at: expect.any(String), by: 'Thandi Mokoena' },
      back: { version: '2.0.0', losesThisPage: false },
      hasThisPage: false,
      canBeWithdrawn: false,
      releases: [{ version: '2.0.0', isInUse: false, ...published }],
    },
  ]);
  const person = await signedIn(service);
  expect((await service.call(siteRemotes, {}, person)).status).toBe(403);
});

test('a release is taken back on every server, with who did it, why, and the difference in the audit', async () => {
  await publish('wealth', '1.0.0');
  await publish('wealth', '1.0.1');
  await serves('wealth', '1.0.1');
  const squad = await signedIn(service, { role: 'squad' });
  expect((await back('wealth', '1.0.1', squad)).value).toEqual({ version: '1.0.0' });
  await serves('wealth', '1.0.0');
  const [remote] = await list();
  expect(remote).toMatchObject({ version: '1.0.0', back: null });
  expect(remote?.since?.by).toBe('Thandi Mokoena');
  const { entries } = await readAudit(service.database, { actorId: squad.id }, { size: 5 });
  expect(entries).toMatchObject([
    {
      call: 'POST /Administration/remotes/{name}/back',
      rowIds: ['wealth'],
      resource: 'remotes',
      action: 'back',
      difference: [
        { field: 'In use', before: '1.0.1', after: '1.0.0' },
        { field: 'Why', before: null, after: WHY },
      ],
    },
  ]);
  // Names the account and no person.
  expect(JSON.stringify(await service.database.select().from(releaseEvents))).not.toContain('Mokoena');
});

test('a remote is withdrawn and brought back, and listed as withdrawn in between', async () => {
  await publish('wealth', '1.0.0');
  await serves('wealth', '1.0.0');
  expect((await withdraw('wealth', '1.0.0')).value).toBe(true);
  await serves('wealth', undefined);
  // A withdrawn remote keeps the title of its last release.
  expect(await list()).toMatchObject([
    { name: 'wealth', title: 'My wealth', version: null, back: { version: '1.0.0' } },
  ]);
  expect((await back('wealth', null)).value).toEqual({ version: '1.0.0' });
  await serves('wealth', '1.0.0');
});

test('the same act twice is done once: the second gets the version now in use', async () => {
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) await publish('wealth', version);
  const answers = await Promise.all([back('wealth', '1.0.2'), back('wealth', '1.0.2')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.envelope.errorMessage).toBe(
    'wealth 1.0.1 is in use by now. Nothing was changed.',
  );
  expect(await currentOf('wealth')).toBe('1.0.1');
  expect((await withdraw('wealth', '1.0.2')).status).toBe(409);
  expect((await withdraw('wealth', '1.0.1')).status).toBe(200);
  const again = await withdraw('wealth', '1.0.1');
  expect([again.status, again.envelope.errorMessage]).toEqual([
    409,
    'wealth was withdrawn in the meantime. Nothing was changed.',
  ]);
});

test('a release that does not fit the site, or never existed, is refused and changes nothing', async () => {
  await publish('wealth', '1.0.0', ['/wealth'], '^2.0.0');
  const first = await back('wealth', '1.0.0');
  expect([first.status, first.envelope.errorMessage]).toEqual([
    422,
    'wealth 1.0.0 is the first release here; there is none before it.',
  ]);
  await publish('wealth', '1.0.1');
  const unfitting = await back('wealth', '1.0.1');
  expect([unfitting.status, unfitting.envelope.errorMessage]).toEqual([
    422,
    'wealth needs the platform ^2.0.0, and the running site has 1.4.0. Release the newer shell first (npm run release -- shell), or ask for less in remote.ts.',
  ]);
  expect(await currentOf('wealth')).toBe('1.0.1');
  expect((await back('nothing', null)).status).toBe(404);
  expect((await back('../wealth', '1.0.1')).status).toBe(404);
  expect((await withdraw('constructor', '1.0.0')).status).toBe(404);
});

test('a published release is put in use by a person, and what was in use is one step back', async () => {
  await publish('wealth', '1.0.0');
  await installRelease(service.services, 'wealth', '1.1.0', { release: buildOf('wealth'), isLive: false });
  const live = (version: string, seen: string | null) =>
    service.call(
      makeReleaseLive,
      { params: { name: 'wealth' }, body: { version, inUse: seen, reason: WHY } },
      lead,
    );
  expect((await live('1.1.0', null)).status).toBe(409);
  expect((await live('9.9.9', '1.0.0')).status).toBe(404);
  expect((await live('1.1.0', '1.0.0')).value).toEqual({ version: '1.1.0', isAsked: false });
  await serves('wealth', '1.1.0');
  const again = await live('1.1.0', '1.1.0');
  expect([again.status, again.envelope.errorMessage]).toEqual([409, 'wealth 1.1.0 is in use already.']);
  expect((await back('wealth', '1.1.0')).value).toEqual({ version: '1.0.0' });
});

test('the shell goes back like a remote, and is never withdrawn', async () => {
  const rows = (await service.call(siteRemotes, {}, lead)).value;
  expect(rows).toMatchObject([{ name: SHELL, title: 'The shell', canBeWithdrawn: false }]);
  const before = rows[0]?.version ?? '';
  await installShell(service.services, { platform: '1.5.0' }, {}, '2.0.0');
  expect((await withdraw(SHELL, '2.0.0')).status).toBe(422);
  expect((await back(SHELL, '2.0.0')).value).toEqual({ version: before });
});

test('the remote with this page stays, and goes back only to a release that has the page', async () => {
  const page = '/admin/administrative/remotes';
  await publish('admin', '1.0.0', ['/admin']);
  await publish('admin', '1.0.1', ['/admin', page]);
  await publish('admin', '1.0.2', ['/admin', page]);
  expect(await list()).toMatchObject([
    { name: 'admin', hasThisPage: true, canBeWithdrawn: false, back: { losesThisPage: false } },
  ]);
  const kept = await withdraw('admin', '1.0.2');
  expect(kept.status).toBe(422);
  expect(kept.envelope.errorMessage).toMatch(/^admin has the page on which releases are taken back/);
  expect((await back('admin', '1.0.2')).value).toEqual({ version: '1.0.1' });
  // The list announces the refusal.
  expect(await list()).toMatchObject([{ back: { version: '1.0.0', losesThisPage: true } }]);
  expect((await back('admin', '1.0.1')).status).toBe(422);
  expect(await currentOf('admin')).toBe('1.0.1');
});

test('only who may change remotes, and has just shown to be there, takes one back', async () => {
  await publish('wealth', '1.0.0');
  await publish('wealth', '1.0.1');
  const auditor = await signedIn(service, { role: 'auditor' });
  const idle = await signedIn(service, { role: 'squad', isConfirmed: false });
  for (const by of [auditor, idle]) {
    expect((await back('wealth', '1.0.1', by)).status).toBe(403);
    expect((await withdraw('wealth', '1.0.1', by)).status).toBe(403);
  }
  expect([takeReleaseBack.stepUp, withdrawRemote.stepUp]).toEqual(['releases', 'releases']);
  expect(await currentOf('wealth')).toBe('1.0.1');
});

describe('a squad’s lead', () => {
  const names = ['wealth', 'career', 'details'];
  const MINE = ['wealth', 'career'];
  let squad: SignedIn;
  beforeEach(async () => {
    squad = await signedIn(service, { role: 'squad', roleOf: MINE });
    for (const name of names) {
      await publish(name, '1.0.0');
      await publish(name, '1.0.1');
    }
  });

  test('sees their own remotes and no others', async () => {
    const seen = async (by: SignedIn) => (await list(by)).map(({ name }) => name);
    expect(await seen(squad)).toEqual(MINE.toSorted());
    const none = await signedIn(service, { role: 'squad', roleOf: ['shop'] });
    expect(await seen(none)).toEqual([]);
    expect(await seen(await signedIn(service, { role: 'squad' }))).toEqual(names.toSorted());
  });

  test.each([
    ['squad', MINE, 'wealth', 200],
    ['squad', MINE, 'career', 200],
    ['squad', MINE, 'details', 404],
    ['squad', undefined, 'details', 200],
    ['auditor', MINE, 'wealth', 403],
    ['administrator', MINE, 'wealth', 200],
    ['administrator', MINE, 'details', 404],
    ['catalogueManager', MINE, 'wealth', 403],
  ] as const)('%s of %j takes %s back and withdraws it: %i', async (role, roleOf, name, expected) => {
    const by = await signedIn(service, { role, ...(roleOf && { roleOf: [...roleOf] }) });
    expect((await back(name, '1.0.1', by)).status).toBe(expected);
    expect(await currentOf(name)).toBe(expected === 200 ? '1.0.0' : '1.0.1');
    const inUse = expected === 200 ? '1.0.0' : '1.0.1';
    expect((await withdraw(name, inUse, by)).status).toBe(expected);
    expect(await currentOf(name)).toBe(expected === 200 ? undefined : '1.0.1');
  });

  test('is answered about another remote as about one that there never was', async () => {
    const other = await back('details', '1.0.1', squad);
    const none = await back('nothing', '1.0.1', squad);
    expect([other.status, other.envelope]).toEqual([none.status, none.envelope]);
  });

  test('loses the remote with the role, at once', async () => {
    expect((await back('wealth', '1.0.1', squad)).status).toBe(200);
    await service.database.delete(accountRoles).where(eq(accountRoles.accountId, squad.id));
    service.clock.advance(1_000);
    expect((await withdraw('wealth', '1.0.0', squad)).status).toBe(403);
  });
});

test('a reason is asked for, at its field', async () => {
  await publish('wealth', '1.0.0');
  const { status, envelope } = await service.call(
    withdrawRemote,
    { params: { name: 'wealth' }, body: { inUse: '1.0.0', reason: '  ' } },
    lead,
  );
  expect(status).toBe(422);
  expect(envelope).toMatchObject({
    errors: [{ path: 'reason', message: 'Please say why, in at least 5 characters' }],
  });
});
