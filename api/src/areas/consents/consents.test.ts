import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { hasConsent } from './consents.ts';
import { consentChanges } from './tables.ts';

const { consents, saveConsents } = calls.consents;

let service: TestService;
beforeAll(async () => {
  service = await startService({ now: new Date('2026-11-21T08:00:00Z') });
});
afterAll(() => service.close());

const never = { granted: false, textVersion: null, changedAt: null };

test('nothing is agreed to until the person says so', async () => {
  const { token, id } = await signedIn(service);
  expect((await service.call(consents, {}, { token })).value).toEqual({
    textVersion: '1.1',
    marketing: never,
    analytics: never,
    history: [],
  });
  expect(await hasConsent(service.database, id, 'analytics')).toBe(false);
});

test('each change is kept with its time and the words that were seen', async () => {
  const { token, id } = await signedIn(service);
  const other = await signedIn(service);
  const save = async (body: { marketing?: boolean; analytics?: boolean }) =>
    (await service.call(saveConsents, { body: { ...body, textVersion: '1.1' } }, { token })).value;
  const first = await save({ analytics: true });
  expect(first.analytics).toEqual({ granted: true, textVersion: '1.1', changedAt: expect.any(String) });
  expect(first.marketing).toEqual(never);
  expect(await hasConsent(service.database, id, 'analytics')).toBe(true);
  service.clock.advance(60_000);
  // Repeating a choice changes nothing; a refusal is a change, even as the first choice.
  const second = await save({ analytics: true, marketing: false });
  expect(second.analytics).toEqual(first.analytics);
  service.clock.advance(60_000);
  const third = await save({ analytics: false });
  expect(third.history.map(({ purpose, granted }) => [purpose, granted])).toEqual([
    ['analytics', false],
    ['marketing', false],
    ['analytics', true],
  ]);
  expect(await hasConsent(service.database, id, 'analytics')).toBe(false);
  expect((await service.call(consents, {}, { token })).value).toEqual(third);
  expect((await service.call(consents, {}, { token: other.token })).value.history).toEqual([]);
});

test('the same choice from two tabs at once is one change', async () => {
  const { token } = await signedIn(service);
  const input = { body: { analytics: true, textVersion: '1.1' } };
  await Promise.all([1, 2, 3].map(() => service.call(saveConsents, input, { token })));
  expect((await service.call(consents, {}, { token })).value.history).toHaveLength(1);
});

test('consent to an earlier text does not count for the current one', async () => {
  const { token, id } = await signedIn(service);
  await service.call(saveConsents, { body: { analytics: true, textVersion: '1.1' } }, { token });
  await service.database
    .update(consentChanges)
    .set({ textVersion: '1.0' })
    .where(eq(consentChanges.personId, id));
  expect(await hasConsent(service.database, id, 'analytics')).toBe(false);
  const read = (await service.call(consents, {}, { token })).value;
  expect([read.analytics.textVersion, read.textVersion]).toEqual(['1.0', '1.1']);
});

test('words that are no longer in force are not agreed to', async () => {
  const { token } = await signedIn(service);
  const body = { analytics: true, textVersion: '0.9' };
  expect((await service.call(saveConsents, { body }, { token })).status).toBe(422);
  expect((await service.call(consents, {}, { token })).value.history).toEqual([]);
});
