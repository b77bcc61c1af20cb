import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { calls, SHELL } from '@phila/contract';
import { readAudit } from '../../../core/audit/audit.ts';
import { tellingCdn } from '../../../core/releases/purge.ts';
import { sweepReleases } from '../../../core/releases/sweep.ts';
import { DAY } from '../../../core/durations.ts';
import { readRelease } from '../../../core/releases/stored-release.ts';
import { buildOf, installRelease, installShell } from '../../../testing/install-release.ts';
import { runJobs } from '../../../testing/run-jobs.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn, type SignedIn } from '../../../testing/signed-in.ts';
import { until } from '../../../testing/until.ts';

const { makeReleaseLive, purgeRelease, siteRemotes, takeReleaseBack } = calls.administration;

const reason = 'It showed names of others';
const name = 'travel';

let service: TestService;
let first: SignedIn;
let second: SignedIn;
/** Bodies that the CDN was sent. */
const told: unknown[] = [];
const take = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
  told.push(await json(request));
  // Has to be told again.
  reply.writeHead(told.length === 1 ? 503 : 204).end();
};
const cdn = createServer((request, reply) => void take(request, reply));

const install = (version: string, isLive = true, remote = name) =>
  installRelease(service.services, remote, version, {
    release: buildOf(remote),
    files: { 'entry.js': `export const version = '${version}';`, 'same.js': 'export const same = true;' },
    isLive,
  });

beforeAll(async () => {
  cdn.listen(0, '127.0.0.1');
  await until(() => cdn.listening);
  service = await startService({
    settings: { CDN_PURGE_URL: `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge?key=k` },
  });
  await installShell(service.services, {}, { 'assets/old.js': 'old()' }, '1.0.0');
  await installShell(service.services, {}, { 'assets/new.js': 'new()' }, '1.1.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await install(version);
  await install('1.3.0', false);
});
afterAll(async () => {
  await service.close();
  cdn.close();
});
beforeEach(async () => {
  [first, second] = [
    await signedIn(service, { role: 'administrator' }),
    await signedIn(service, { role: 'administrator' }),
  ];
});

const purge = (version: string, by: SignedIn, remote = name) =>
  service.call(purgeRelease, { params: { name: remote }, body: { version, reason } }, by);
const shown = async () => {
  const found = (await service.call(siteRemotes, {}, first)).value.find((one) => one.name === name);
  if (found === undefined) throw new Error('travel is not listed');
  return found;
};
const statusOf = async (address: string) => (await fetch(`${service.url}${address}`)).status;

test('a release that some have is not purged', async () => {
  const answer = await purge('1.2.0', first);
  expect([answer.status, answer.envelope.errorMessage]).toEqual([
    409,
    'travel 1.2.0 is in use. Take it back first.',
  ]);
  expect((await purge('9.9.9', first)).status).toBe(404);
  expect((await purge('1.0.0', first, 'unknown')).status).toBe(404);
});

test('two people purge: every file answers 410, pages are told, and no one gets it again', async () => {
  expect(await statusOf('/remotes/travel/1.1.0/entry.js')).toBe(200);
  expect((await purge('1.1.0', first)).value).toEqual({ isAsked: true, isCdnTold: false });
  expect((await shown()).asked).toMatchObject({ version: '1.1.0', isPurge: true, isOwn: true });
  expect((await purge('1.1.0', first)).status).toBe(409);
  expect(await statusOf('/remotes/travel/1.1.0/entry.js')).toBe(200);
  expect((await purge('1.1.0', second)).value).toEqual({ isAsked: false, isCdnTold: true });

  await until(async () => (await statusOf('/remotes/travel/1.1.0/entry.js')) === 410);
  for (const file of ['same.js', 'files.json', 'never-there.js'])
    expect(await statusOf(`/remotes/travel/1.1.0/${file}`)).toBe(410);
  // Files of others with the same bytes stay.
  expect(await statusOf('/remotes/travel/1.2.0/same.js')).toBe(200);
  const registry = (await (await fetch(`${service.url}/registry.json`)).json()) as { purged?: string[] };
  expect(registry.purged).toEqual(['/remotes/travel/1.1.0/']);

  const { releases, asked, back } = await shown();
  expect(asked).toBeNull();
  expect(releases.filter(({ isPurged }) => isPurged).map(({ version }) => version)).toEqual(['1.1.0']);
  expect(back).toMatchObject({ version: '1.0.0' });
  const live = { params: { name }, body: { version: '1.1.0', inUse: '1.2.0', reason } };
  expect((await service.call(makeReleaseLive, live, first)).envelope.errorMessage).toBe(
    'travel 1.1.0 was purged. Publish a new version in its place.',
  );
  expect((await purge('1.1.0', first)).envelope.errorMessage).toBe('travel 1.1.0 is purged already.');

  // The CDN takes it at the second attempt.
  for (const times of [1, 2]) {
    await runJobs(service.services, tellingCdn, { isEarly: true });
    expect(told).toHaveLength(times);
  }
  const { addresses } = told[1] as { addresses: string[] };
  expect(addresses.toSorted()).toEqual(
    ['entry.js', 'files.json', 'same.js'].map((file) => `/remotes/travel/1.1.0/${file}`),
  );
  const [asking, confirming] = await Promise.all(
    [first, second].map(({ id }) => readAudit(service.database, { actorId: id }, { size: 20 })),
  );
  expect(JSON.stringify(asking?.entries)).toContain('purge asked');
  expect(JSON.stringify(confirming?.entries)).toContain('Asked by');
  const { entries } = (await service.call(calls.administration.audit, { query: { RowId: name } }, first))
    .value;
  expect(entries.map(({ what }) => what).slice(0, 2)).toEqual([
    'Ends a release for good: travel',
    'Ends a release for good: travel, asked for',
  ]);
});

test('going back passes over what was purged', async () => {
  const body = { inUse: '1.2.0', reason };
  expect((await service.call(takeReleaseBack, { params: { name }, body }, first)).value.version).toBe(
    '1.0.0',
  );
});

test('a shell’s own files are gone, and those of the one in use are not', async () => {
  expect(await statusOf('/assets/old.js')).toBe(200);
  await purge('1.0.0', first, SHELL);
  expect((await purge('1.0.0', second, SHELL)).status).toBe(200);
  await until(async () => (await statusOf('/assets/old.js')) === 410);
  expect(await statusOf('/assets/new.js')).toBe(200);
});

test('what only a purged release had leaves the store', async () => {
  const purged = await readRelease(service.database, name, '1.1.0');
  const own = purged?.manifest.files['entry.js']?.sha256 ?? '';
  const shared = purged?.manifest.files['same.js']?.sha256 ?? '';
  service.clock.advance(2 * DAY);
  await sweepReleases(service.services);
  expect(await service.services.releases.files.stored([own, shared], service.clock.now())).toEqual(
    new Map([[shared, expect.anything()]]),
  );
});
