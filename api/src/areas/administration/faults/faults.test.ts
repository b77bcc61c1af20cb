import { calls } from '@phila/contract';
import { DAY } from '../../../core/durations.ts';
import { buildOf, installRelease } from '../../../testing/install-release.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { forgettingFaults } from './counted.ts';
import { remoteFaults as table } from './tables.ts';

const { remoteFaults, reportRemoteFault } = calls.administration;

let service: TestService;
beforeAll(async () => {
  service = await startService();
  for (const version of ['1.0.0', '1.0.1'])
    await installRelease(service.services, 'wealth', version, { release: buildOf('wealth') });
});
afterAll(() => service.close());

const report = (version: string, kind: 'load' | 'render', remote = 'wealth') =>
  service.call(reportRemoteFault, { body: { remote, version, kind } });
const today = async () =>
  (await service.call(remoteFaults, {}, await signedIn(service, { role: 'auditor' }))).value;

test('pages report faults without an account, and they are counted by day, release and kind', async () => {
  expect(await today()).toEqual([]);
  await report('1.0.0', 'load');
  for (const _ of [1, 2]) expect((await report('1.0.1', 'render')).value).toBe(true);
  expect(await today()).toMatchObject([
    { remote: 'wealth', version: '1.0.1', kind: 'render', pages: 2, isInUse: true },
    { remote: 'wealth', version: '1.0.0', kind: 'load', pages: 1, isInUse: false },
  ]);
  service.clock.advance(DAY);
  expect(await today()).toEqual([]);
});

test('a release that was never published is refused and not counted', async () => {
  const before = await service.database.$count(table);
  expect((await report('9.9.9', 'load')).status).toBe(422);
  expect((await report('1.0.0', 'load', 'constructor')).status).toBe(422);
  expect(await service.database.$count(table)).toBe(before);
});

test('reading them needs site.operations.read', async () => {
  expect((await service.call(remoteFaults, {})).status).toBe(401);
  const catalogue = await signedIn(service, { role: 'catalogueManager' });
  expect((await service.call(remoteFaults, {}, catalogue)).status).toBe(403);
});

test('counts are forgotten after sixty days', async () => {
  await service.database.delete(table);
  await report('1.0.1', 'load');
  service.clock.advance(59 * DAY);
  await forgettingFaults.run(service.services);
  expect(await service.database.$count(table)).toBe(1);
  service.clock.advance(2 * DAY);
  await forgettingFaults.run(service.services);
  expect(await service.database.$count(table)).toBe(0);
});
