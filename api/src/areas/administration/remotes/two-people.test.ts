import { calls } from '@phila/contract';
import { readAudit } from '../../../core/audit/audit.ts';
import { DAY } from '../../../core/durations.ts';
import { readChannels } from '../../../core/releases/stored-release.ts';
import { buildOf, installRelease, installShell } from '../../../testing/install-release.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn, type SignedIn } from '../../../testing/signed-in.ts';

const { makeReleaseLive, setTwoPeople, siteRemotes, takeReleaseBack } = calls.administration;

let service: TestService;
let first: SignedIn;
let second: SignedIn;
let name = '';
let count = 0;

beforeAll(async () => {
  service = await startService();
  await installShell(service.services);
  first = await signedIn(service, { role: 'administrator' });
  second = await signedIn(service, { role: 'administrator' });
});
afterAll(() => service.close());
beforeEach(async () => {
  name = `travel-${(count += 1)}`;
  const install = (version: string, isLive: boolean) =>
    installRelease(service.services, name, version, { release: buildOf(name), isLive });
  await install('1.0.0', true);
  await install('1.0.1', false);
  await install('1.0.2', false);
});

const reason = 'It was tried by testers';
const set = (twoPeople: boolean, by: SignedIn) =>
  service.call(setTwoPeople, { params: { name }, body: { twoPeople, reason } }, by);
const live = (version: string, by: SignedIn, inUse: string | null = '1.0.0') =>
  service.call(makeReleaseLive, { params: { name }, body: { version, inUse, reason } }, by);
const inUse = async () => (await readChannels(service.database)).get(name)?.live;
const shown = async (by: SignedIn) =>
  (await service.call(siteRemotes, {}, by)).value.find((one) => one.name === name);

test('one asks, another confirms, and the audit names both', async () => {
  expect((await set(true, first)).value).toEqual({ twoPeople: true, isAsked: false });
  expect((await live('1.0.1', first)).value).toEqual({ version: '1.0.0', isAsked: true });
  expect(await inUse()).toBe('1.0.0');
  expect(await shown(first)).toMatchObject({ twoPeople: true, asked: { version: '1.0.1', isOwn: true } });
  expect(await shown(second)).toMatchObject({ asked: { version: '1.0.1', reason, isOwn: false } });
  const alone = await live('1.0.1', first);
  expect([alone.status, alone.envelope.errorMessage]).toEqual([
    409,
    'You asked for this yourself: another person confirms it. Nothing was changed.',
  ]);
  expect((await live('1.0.1', second)).value).toEqual({ version: '1.0.1', isAsked: false });
  expect(await inUse()).toBe('1.0.1');
  expect(await shown(second)).toMatchObject({ asked: null });
  const { entries } = await readAudit(service.database, { actorId: second.id }, { size: 20 });
  expect(JSON.stringify(entries)).toContain('Asked by');
});

test('another release, or another one in use, is asked for again', async () => {
  await set(true, first);
  await live('1.0.1', first);
  expect((await live('1.0.2', second)).value.isAsked).toBe(true);
  expect((await live('1.0.1', second)).value.isAsked).toBe(true);
  expect((await live('1.0.1', first)).value.isAsked).toBe(false);
  expect(await inUse()).toBe('1.0.1');
});

test('what was asked ends after a day', async () => {
  await set(true, first);
  await live('1.0.1', first);
  service.clock.advance(DAY);
  const later = await signedIn(service, { role: 'administrator' });
  expect((await shown(later))?.asked).toBeNull();
  expect((await live('1.0.1', later)).value.isAsked).toBe(true);
  expect(await inUse()).toBe('1.0.0');
  [first, second] = [later, await signedIn(service, { role: 'administrator' })];
});

test('going back takes one person at once', async () => {
  await live('1.0.1', first);
  await set(true, first);
  const back = { params: { name }, body: { inUse: '1.0.1', reason } };
  expect((await service.call(takeReleaseBack, back, first)).value).toEqual({ version: '1.0.0' });
});

test('one person alone does not switch it off', async () => {
  await set(true, first);
  expect((await set(false, first)).value).toEqual({ twoPeople: true, isAsked: true });
  expect((await set(false, first)).status).toBe(409);
  expect((await live('1.0.1', first)).value.isAsked).toBe(true);
  // Asks again, as the other wish took its place.
  expect((await set(false, first)).value.isAsked).toBe(true);
  expect((await set(false, second)).value).toEqual({ twoPeople: false, isAsked: false });
  expect((await live('1.0.1', first)).value).toEqual({ version: '1.0.1', isAsked: false });
});

test('a release that does not fit is not asked for', async () => {
  await set(true, first);
  await installRelease(service.services, name, '2.0.0', {
    release: buildOf(name, [`/${name}`], { platform: '^9.0.0' }),
    isLive: false,
  });
  expect((await live('2.0.0', first)).status).toBe(422);
});
