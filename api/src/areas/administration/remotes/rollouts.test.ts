import { calls, type ReleaseAudience, SHELL } from '@phila/contract';
import { jwtVerify } from 'jose';
import { readAudit } from '../../../core/audit/audit.ts';
import { DAY } from '../../../core/durations.ts';
import { isInRollout } from '../../../core/releases/rollout/cohort.ts';
import { tellChanged } from '../../../core/releases/changed.ts';
import { hasRollouts } from '../../../core/releases/sets/visitor.ts';
import { releaseChannels } from '../../../core/releases/tables.ts';
import { readChannels } from '../../../core/releases/stored-release.ts';
import { signingKeys } from '../../../core/secrets/signing-keys.ts';
import { shell } from '../../../site/fixture.ts';
import { addOrganisations, IMBALI, tokenAt, UMOYA } from '../../../testing/employer/employ.ts';
import { buildOf, installRelease, installShell } from '../../../testing/install-release.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn, type SignedIn } from '../../../testing/signed-in.ts';
import { until } from '../../../testing/until.ts';

const { holdRelease, letReleaseGo, makeReleaseLive, rollReleaseOut, setTwoPeople, siteRemotes } =
  calls.administration;
const { takeReleaseBack, withdrawRemote } = calls.administration;
const { joinRollouts, testReleases } = calls.visitor;

const reason = 'It was tried on a phone';

let service: TestService;
let admin: SignedIn;
let travel = '';
let count = 0;

beforeAll(async () => {
  service = await startService();
  await installShell(service.services);
  await addOrganisations(service);
  await installRelease(service.services, 'wealth', '2.0.0', { release: buildOf('wealth') });
});
afterAll(() => service.close());
beforeEach(async () => {
  // Another each time, as the clock of a test may pass the end of a session.
  admin = await signedIn(service, { role: 'administrator' });
  travel = `travel-${(count += 1)}`;
  await publish('1.0.0', { isLive: true });
  await publish('1.1.0');
});
afterEach(async () => {
  await service.database.update(releaseChannels).set({ rollout: null, pins: [] });
  await tellChanged(service.database);
  await until(async () => !hasRollouts(await service.services.releases.inUse()));
});

const publish = (
  version: string,
  {
    isLive = false,
    paths,
    platform,
  }: { isLive?: boolean; paths?: readonly string[]; platform?: string } = {},
) =>
  installRelease(service.services, travel, version, {
    release: buildOf(travel, paths, platform === undefined ? {} : { platform }),
    isLive,
  });

/** Waits until the server's pages have what an act changed: it hears of it as every server does. */
const heard = async <T>(act: Promise<T>): Promise<T> => {
  const answer = await act;
  await until(async () => {
    const [rows, { channels }] = await Promise.all([
      readChannels(service.database),
      service.services.releases.inUse(),
    ]);
    return [...rows].every(([name, { revision }]) => channels.get(name)?.revision === revision);
  });
  return answer;
};

const shown = async (name = travel) => {
  const found = (await service.call(siteRemotes, {}, admin)).value.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} is not listed`);
  return found;
};
const give = async (
  audience: ReleaseAudience,
  {
    by = admin,
    version = '1.1.0',
    name = travel,
    revision,
  }: { by?: SignedIn; version?: string; name?: string; revision?: number } = {},
) =>
  heard(
    service.call(
      rollReleaseOut,
      {
        params: { name },
        body: { version, audience, revision: revision ?? (await shown(name)).revision, reason },
      },
      by,
    ),
  );
const testers: ReleaseAudience = { to: 'testers' };
const percent = (share: number): ReleaseAudience => ({ to: 'percent', percent: share });
const back = (inUse: string | null, name = travel) =>
  heard(service.call(takeReleaseBack, { params: { name }, body: { inUse, reason } }, admin));

/** Joins as a person or as a visitor. @returns the cookie as the browser sends it */
const joined = async (
  by: { token?: string } = {},
  before = '',
): Promise<{ cookie: string; subject: string; wasSet: boolean }> => {
  const { headers, value } = await service.call(joinRollouts, {}, { ...by, headers: { cookie: before } });
  return { ...(await known(headers.get('set-cookie') ?? before)), wasSet: value };
};
const known = async (setCookie: string): Promise<{ cookie: string; subject: string }> => {
  const [cookie = ''] = setCookie.split(';');
  if (cookie === '') return { cookie, subject: '' };
  const { payload } = await jwtVerify(
    cookie.split('=')[1] ?? '',
    (await signingKeys(service.configuration))[0].secret,
    {
      currentDate: service.clock.now(),
    },
  );
  return { cookie, subject: payload.sub ?? '' };
};

interface Seen {
  versions: Record<string, string>;
  rollout: unknown;
  cache: string | null;
  status: number;
}
const registryOf = async (cookie = ''): Promise<Seen> => {
  const response = await fetch(`${service.url}/registry.json`, { headers: { cookie } });
  const { remotes, rollout } = (await response.json()) as {
    remotes: { name: string; version: string }[];
    rollout?: unknown;
  };
  return {
    versions: Object.fromEntries(remotes.map(({ name, version }) => [name, version])),
    rollout,
    cache: response.headers.get('cache-control'),
    status: response.status,
  };
};
const travelOf = async (cookie = ''): Promise<string | undefined> =>
  (await registryOf(cookie)).versions[travel];
/** The registry and cache-control in a page. */
const pageOf = async (cookie = '', path = `/${travel}`) => {
  const response = await fetch(`${service.url}${path}`, { headers: { cookie, accept: 'text/html' } });
  const text = await response.text();
  const inlined = /id="registry">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}';
  const { remotes, rollout } = JSON.parse(inlined) as {
    remotes: { name: string; version: string }[];
    rollout?: string;
  };
  return {
    travel: remotes.find(({ name }) => name === travel)?.version,
    rollout,
    cache: response.headers.get('cache-control'),
    setCookie: response.headers.get('set-cookie'),
  };
};
const atOrganisation = async (osNo: number): Promise<{ token: string }> => ({
  token: await tokenAt(service, await signedIn(service), osNo),
});

test('while nothing is rolled out, no browser gets a cookie, and one that has it counts for nothing', async () => {
  await give(testers);
  const { cookie } = await joined();
  await back('1.1.0');
  expect(await joined({}, cookie)).toMatchObject({ wasSet: false });
  expect(await pageOf(cookie)).toMatchObject({
    travel: '1.0.0',
    rollout: undefined,
    cache: 'no-cache',
    setCookie: null,
  });
});

test('testers have it in a browser that asked for it, and no one else', async () => {
  const { since } = await shown();
  expect((await give(testers)).value).toEqual({ isAsked: false });
  expect((await shown()).since).toEqual(since);
  expect(await travelOf()).toBe('1.0.0');
  expect((await registryOf()).rollout).toBe('signed-in');
  const { cookie } = await joined(admin);
  expect(await travelOf(cookie)).toBe('1.0.0');
  const asked = await service.call(
    testReleases,
    { body: { isTester: true } },
    { ...admin, headers: { cookie } },
  );
  const tester = await known(asked.headers.get('set-cookie') ?? '');
  expect(await registryOf(tester.cookie)).toEqual({
    versions: { ...(await registryOf()).versions, [travel]: '1.1.0' },
    rollout: 'joined',
    cache: 'private, no-cache',
    status: 200,
  });
  // Signing out: the same browser asks again, without a person.
  const out = await joined({}, tester.cookie);
  expect(out.subject).toBe(tester.subject);
  expect(await travelOf(out.cookie)).toBe('1.0.0');
});

test('a remote that only testers have was never in use, and is not withdrawn', async () => {
  const name = `${travel}-first`;
  await installRelease(service.services, name, '1.0.0', { release: buildOf(name), isLive: false });
  await give(testers, { name, version: '1.0.0' });
  expect(await shown(name)).toMatchObject({ version: null, since: null, back: { version: null } });
  expect((await back('1.0.0', name)).value).toEqual({ version: null });
  expect(await shown(name)).toMatchObject({ since: null, rollout: null, back: null });
});

test('a person without the right becomes no tester', async () => {
  await give(testers);
  const person = await signedIn(service);
  const refused = await service.call(testReleases, { body: { isTester: true } }, person);
  expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null]);
});

test('people of an organisation have it, by the profile in use', async () => {
  await give({ to: 'organisations', organisations: [UMOYA.osNo] });
  const { cookie } = await joined(await atOrganisation(UMOYA.osNo));
  expect(await pageOf(cookie)).toMatchObject({ travel: '1.1.0', cache: 'private, no-cache' });
  const other = await joined(await atOrganisation(IMBALI.osNo), cookie);
  expect(await travelOf(other.cookie)).toBe('1.0.0');
  expect((await shown()).rollout).toMatchObject({
    version: '1.1.0',
    stage: 'organisations',
    organisations: [{ osNo: UMOYA.osNo, osName: UMOYA.osName }],
    leftOut: null,
  });
});

test('a percentage has it by the id of the browser, before and after signing in; it grows, and is taken back', async () => {
  await give(percent(40));
  expect(await pageOf()).toMatchObject({ travel: '1.0.0', rollout: 'everyone', setCookie: null });
  const salt = (await readChannels(service.database)).get(travel)?.rollout?.salt ?? '';
  const browsers = await Promise.all(Array.from({ length: 30 }, () => joined()));
  const versions = await Promise.all(browsers.map(({ cookie }) => travelOf(cookie)));
  expect(versions).toEqual(
    browsers.map(({ subject }) => (isInRollout(travel, salt, subject, 40) ? '1.1.0' : '1.0.0')),
  );
  expect(new Set(versions).size).toBe(2);
  const [first] = browsers;
  const signed = await joined(admin, first?.cookie);
  expect([signed.subject, await travelOf(signed.cookie)]).toEqual([first?.subject, versions[0]]);
  expect((await give(percent(20))).status).toBe(409);
  await give(percent(100));
  const all = await Promise.all(browsers.map(({ cookie }) => travelOf(cookie)));
  expect(all).toEqual(browsers.map(() => '1.1.0'));
  expect(await travelOf()).toBe('1.0.0');
  expect((await shown()).back).toEqual({ version: '1.0.0', losesThisPage: false });
  expect((await back('1.1.0')).value).toEqual({ version: '1.0.0' });
  expect(await travelOf(first?.cookie)).toBe('1.0.0');
  expect((await shown()).rollout).toBeNull();
});

/** Known browsers, until so many of them were given the new release. */
const browsersUntil = async (count: number) => {
  const salt = (await readChannels(service.database)).get(travel)?.rollout?.salt ?? '';
  const browsers: { cookie: string; isCanary: boolean }[] = [];
  while (browsers.filter(({ isCanary }) => isCanary).length < count) {
    const { cookie, subject } = await joined();
    const isCanary = isInRollout(travel, salt, subject, 10);
    expect(await travelOf(cookie)).toBe(isCanary ? '1.1.0' : '1.0.0');
    browsers.push({ cookie, isCanary });
  }
  return browsers;
};
const fails = (cookie: string, version = '1.1.0') =>
  service.call(
    calls.administration.reportRemoteFault,
    { body: { remote: travel, version, kind: 'render' } },
    { headers: { cookie } },
  );

test('a release that throws in each browser is taken back from all of them without a person', async () => {
  await give(percent(10));
  const browsers = await browsersUntil(12);
  const canary = browsers.filter(({ isCanary }) => isCanary);
  let failed = 0;
  for (const { cookie } of canary) {
    await fails(cookie);
    failed += 1;
    if ((await shown()).rollout?.stage === 'paused') break;
  }
  expect(failed).toBeLessThanOrEqual(12);
  expect((await shown()).rollout).toMatchObject({
    stage: 'paused',
    percent: 0,
    guard: expect.stringMatching(
      /^Browsers fail more often with 1\.1\.0, which \d+ of \d+ have, than with 1\.0\.0\.$/,
    ),
  });
  await until(async () => (await travelOf(canary[0]?.cookie)) === '1.0.0');
  expect((await give(percent(10))).value).toEqual({ isAsked: false });
  expect((await shown()).rollout).toMatchObject({ stage: 'percent', percent: 10, guard: null });
});

test('reports count once a browser, and only of the release that it was given', async () => {
  await give(percent(10));
  const browsers = await browsersUntil(2);
  const [first] = browsers.filter(({ isCanary }) => isCanary);
  for (const { cookie, isCanary } of browsers) if (!isCanary) await fails(cookie);
  for (let time = 0; time < 20; time += 1) await fails(first?.cookie ?? '');
  for (let time = 0; time < 20; time += 1) await fails('');
  expect((await shown()).rollout).toMatchObject({ stage: 'percent', percent: 10, guard: null });
  const guard = (await readChannels(service.database)).get(travel)?.guard;
  expect(guard?.failed).toHaveLength(1);
});

test('an altered cookie is none', async () => {
  await give(percent(100));
  const { cookie } = await joined();
  expect(await travelOf(cookie)).toBe('1.1.0');
  expect(await pageOf(cookie.replace(/\.[^.]*$/, '.AAAA'))).toMatchObject({
    travel: '1.0.0',
    rollout: 'everyone',
  });
  service.clock.advance(31 * DAY);
  expect(await travelOf(cookie)).toBe('1.0.0');
});

test('what was live is its last good version, and its own files are served', async () => {
  await give(percent(100));
  const { cookie } = await joined();
  const text = await (await fetch(`${service.url}/registry.json`, { headers: { cookie } })).text();
  const { remotes } = JSON.parse(text) as { remotes: { name: string; lastGood?: { version: string } }[] };
  expect(remotes.find(({ name }) => name === travel)?.lastGood?.version).toBe('1.0.0');
});

test('a stale revision changes nothing; Back needs none and wins', async () => {
  const { revision } = await shown();
  await give(percent(10));
  const stale = await give(percent(50), { revision });
  expect([stale.status, stale.envelope.errorMessage]).toEqual([
    409,
    'This remote was changed after you opened it. Look at it again first.',
  ]);
  const seen = (await shown()).revision;
  await back('1.1.0');
  expect((await give(percent(50), { revision: seen })).status).toBe(409);
  expect((await back('1.1.0')).status).toBe(409);
  expect((await shown()).rollout).toBeNull();
});

test('another release waits for the one that is rolled out, and live for all ends it', async () => {
  await publish('1.2.0');
  await give(percent(10));
  expect((await give(testers, { version: '1.2.0' })).status).toBe(409);
  const live = (version: string) =>
    heard(
      service.call(
        makeReleaseLive,
        { params: { name: travel }, body: { version, inUse: '1.0.0', reason } },
        admin,
      ),
    );
  expect((await live('1.2.0')).status).toBe(409);
  expect((await live('1.1.0')).value).toEqual({ version: '1.1.0', isAsked: false });
  expect(await shown()).toMatchObject({ version: '1.1.0', rollout: null, back: { version: '1.0.0' } });
});

test.each([0, -1, 100.5, 1.005])('%d percent are refused', async (share) => {
  expect([400, 422]).toContain((await give(percent(share))).status);
  expect((await shown()).rollout).toBeNull();
});

test('a release that does not fit the rest is not given to anyone', async () => {
  await publish('1.3.0', { platform: '^9.0.0' });
  const refused = await give(testers, { version: '1.3.0' });
  expect([refused.status, refused.envelope.errorMessage]).toEqual([
    422,
    expect.stringContaining('needs the platform ^9.0.0'),
  ]);
  expect((await give(testers, { version: '7.0.0' })).status).toBe(404);
});

test('a release that fits no longer is left out of pages, and the page Remotes says so', async () => {
  await publish('1.4.0', { paths: [`/${travel}`, '/journeys'] });
  await give(percent(100), { version: '1.4.0' });
  const { cookie } = await joined();
  expect(await travelOf(cookie)).toBe('1.4.0');
  await installRelease(service.services, 'wealth', '2.1.0', {
    release: buildOf('wealth', ['/wealth', '/journeys']),
  });
  expect(await registryOf(cookie)).toMatchObject({ versions: { [travel]: '1.0.0', wealth: '2.1.0' } });
  expect((await shown()).rollout?.leftOut).toContain('/journeys belongs to wealth');
});

test('a shell is rolled out with the files that it needs, only where every live remote fits it', async () => {
  const { fixed: _fixed, ...manifest } = shell;
  const publishShell = (version: string, platform: string) =>
    installRelease(service.services, SHELL, version, {
      release: { ...manifest, platform },
      files: { 'assets/only-new.js': 'new' },
      isLive: false,
    });
  await publishShell('0.0.1', '1.0.0');
  await publishShell('0.0.2', '2.0.0');
  const unfit = await give(testers, { name: SHELL, version: '0.0.2' });
  expect([unfit.status, unfit.envelope.errorMessage]).toEqual([
    422,
    expect.stringContaining('The live version of a remote does not fit it'),
  ]);
  expect((await give(percent(100), { name: SHELL, version: '0.0.1' })).status).toBe(200);
  const { cookie } = await joined();
  expect((await registryOf(cookie)).rollout).toBe('joined');
  expect((await fetch(`${service.url}/assets/only-new.js`)).status).toBe(200);
});

test('a release is held for an organisation and for this browser until it is let go', async () => {
  const hold = async (organisations: number[], thisBrowser: boolean, cookie = '') =>
    heard(
      service.call(
        holdRelease,
        {
          params: { name: travel },
          body: { version: '1.1.0', organisations, thisBrowser, revision: (await shown()).revision, reason },
        },
        { ...admin, headers: { cookie } },
      ),
    );
  expect((await hold([], false)).status).toBe(422);
  const held = await hold([UMOYA.osNo], true);
  const { cookie } = await known(held.headers.get('set-cookie') ?? '');
  expect(await travelOf(cookie)).toBe('1.1.0');
  const umoya = await joined(await atOrganisation(UMOYA.osNo));
  expect(await travelOf(umoya.cookie)).toBe('1.1.0');
  expect((await shown()).pins).toEqual([
    { version: '1.1.0', organisations: [{ osNo: UMOYA.osNo, osName: UMOYA.osName }], browsers: 1 },
  ]);
  await hold([], true, cookie);
  expect((await shown()).pins).toMatchObject([{ browsers: 1 }]);
  const go = async () =>
    heard(
      service.call(
        letReleaseGo,
        {
          params: { name: travel, version: '1.1.0' },
          body: { revision: (await shown()).revision, reason },
        },
        admin,
      ),
    );
  expect((await go()).value).toBe(true);
  expect(await travelOf(cookie)).toBe('1.0.0');
  expect((await go()).status).toBe(409);
});

test('withdrawing takes what is rolled out and held as well', async () => {
  await give(percent(100));
  const { cookie } = await joined();
  await heard(
    service.call(withdrawRemote, { params: { name: travel }, body: { inUse: '1.0.0', reason } }, admin),
  );
  expect(await travelOf(cookie)).toBeUndefined();
  expect(await shown()).toMatchObject({ version: null, rollout: null, pins: [] });
});

test('where two people release, one asks for organisations and percentages, and another confirms', async () => {
  const second = await signedIn(service, { role: 'administrator' });
  await service.call(setTwoPeople, { params: { name: travel }, body: { twoPeople: true, reason } }, admin);
  expect((await give(testers)).value).toEqual({ isAsked: false });
  expect((await give(percent(10))).value).toEqual({ isAsked: true });
  expect((await give(percent(10))).status).toBe(409);
  expect((await shown()).asked).toMatchObject({ version: '1.1.0', audience: percent(10), isOwn: true });
  expect((await shown()).rollout).toMatchObject({ stage: 'testers', percent: 0 });
  expect((await give(percent(20), { by: second })).value).toEqual({ isAsked: true });
  expect((await give(percent(20))).value).toEqual({ isAsked: false });
  expect((await shown()).rollout).toMatchObject({ stage: 'percent', percent: 20 });
});

test('each act is in the audit, with its audience', async () => {
  await give(percent(12.5));
  await back('1.1.0');
  const { entries } = await readAudit(service.database, { actorId: admin.id }, { size: 20 });
  const text = JSON.stringify(entries);
  for (const words of ['12.5%', 'Rolled out', reason]) expect(text).toContain(words);
});

test('a squad’s lead rolls out their own remote alone', async () => {
  const lead = await signedIn(service, { role: 'squad', roleOf: ['wealth'] });
  expect((await give(testers, { by: lead })).status).toBe(404);
});

test('another server has it within two seconds', async () => {
  const other = await startService({
    settings: { DATA_DIR: service.configuration.dataDir },
    opened: { ...service.opened, close: async () => undefined },
  });
  try {
    await give(percent(100));
    const { cookie } = await joined();
    const there = async (): Promise<boolean> => {
      const response = await fetch(`${other.url}/registry.json`, { headers: { cookie } });
      return (await response.text()).includes('"1.1.0"');
    };
    const since = Date.now();
    await until(there);
    expect(Date.now() - since).toBeLessThan(2_000);
  } finally {
    await other.close();
  }
});
