import { calls } from '@phila/contract';
import { DAY } from '../../../core/durations.ts';
import { accounts, authenticationEvents } from '../../../core/accounts/tables.ts';
import { makePerson } from '../../../testing/identity/person.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn } from '../../../testing/signed-in.ts';

const { peopleByDay } = calls.identity;

let service: TestService;
beforeAll(async () => {
  service = await startService({ now: new Date('2026-11-20T08:00:00Z') });
});
afterAll(() => service.close());

const came = async (accountId: string, at: Date) =>
  service.database.insert(authenticationEvents).values({
    id: crypto.randomUUID(),
    at,
    event: 'signed in',
    accountId,
    network: '192.0.2.0/24',
    userAgent: 'test',
    requestId: '',
  });

test('people are counted once a day, and counts below five are hidden by day and in totals', async () => {
  for (let made = 0; made < 6; made += 1) {
    const { id } = await makePerson(service, { password: null });
    await came(id, service.clock.now());
    await came(id, service.clock.now());
    // Four of them return the next day.
    if (made < 4) await came(id, new Date(service.clock.now().getTime() + DAY));
  }
  await service.database.insert(accounts).values({
    id: crypto.randomUUID(),
    email: 'staff@example.org',
    createdAt: service.clock.now(),
    importedAt: service.clock.now(),
  });
  service.clock.advance(2 * DAY);
  const support = await signedIn(service, { role: 'support' });
  const { value } = await service.call(peopleByDay, {}, support);
  const on = (day: string) => value.dates.indexOf(day);
  expect(value.signUps[on('2026-11-20')]).toBe(6);
  expect([value.active[on('2026-11-20')], value.active[on('2026-11-21')]]).toEqual([6, null]);
  expect(value.activeInAll).toBe(6);
  // The total would reveal today's single sign-up.
  expect([value.signUps.at(-1), value.signUpsInAll]).toEqual([null, null]);
  const person = await signedIn(service);
  expect((await service.call(peopleByDay, {}, person)).status).toBe(403);
});
