import { calls } from '@phila/contract';
import { insuredThings } from '@phila/finance/insurance-plans';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { refusalOf } from '../../testing/identity/refused.ts';
import { wealthEntries } from './tables.ts';

const { keptMedicalAid, keptInsurance } = calls.plans;
const family = { monthlyIncome: 25_000.5, adults: 1, children: null, withGapCover: true };
const kept = { entry: family, pinned: ['Aloe, Core'], year: 2027 };

let service: TestService;
beforeAll(async () => {
  service = await startService({ now: new Date('2026-03-31T21:00:00Z') });
});
afterAll(() => service.close());

test('keeps what was entered and pinned, for the person alone, the last one only', async () => {
  const { token } = await signedIn(service);
  const { token: other } = await signedIn(service);
  expect((await service.call(keptMedicalAid.read, {}, { token })).value).toBeNull();
  await service.call(keptMedicalAid.save, { body: { ...kept, pinned: [] } }, { token });
  expect((await service.call(keptMedicalAid.save, { body: kept }, { token })).value).toEqual(kept);
  expect((await service.call(keptMedicalAid.read, {}, { token })).value).toEqual(kept);
  expect((await service.call(keptMedicalAid.read, {}, { token: other })).value).toBeNull();
});

test.each(insuredThings)(
  'keeps a comparison of insurance of %s, beside that of medical aids',
  async (covers) => {
    const { token } = await signedIn(service);
    await service.call(keptMedicalAid.save, { body: kept }, { token });
    const insured = {
      entry: { covers, value: 250_000.5, hasYoungDriver: covers === 'vehicle' ? true : null, claim: 20_000 },
      pinned: ['Aloe, Flat', 'Baobab, Home'],
      year: 2026,
    };
    expect((await service.call(keptInsurance.save, { body: insured }, { token })).status).toBe(200);
    expect((await service.call(keptInsurance.read, {}, { token })).value).toEqual(insured);
    expect((await service.call(keptMedicalAid.read, {}, { token })).value).toEqual(kept);
  },
);

test('is for signed-in people, and refuses what no form gives', async () => {
  expect(refusalOf(await service.call(keptMedicalAid.read, {}))).toEqual({
    status: 401,
    message: 'Please sign in',
  });
  const { token } = await signedIn(service);
  for (const body of [
    { ...kept, pinned: ['a', 'b', 'c', 'd'] },
    { ...kept, entry: { ...family, monthlyIncome: -1 } },
    { ...kept, entry: { ...family, adults: 1.5 } },
    { ...kept, year: 1999 },
  ])
    expect(refusalOf(await service.call(keptMedicalAid.save, { body }, { token })).status).toBe(422);
  expect((await service.call(keptMedicalAid.read, {}, { token })).value).toBeNull();
});

test('a comparison saved before a rule that now refuses it counts as not saved', async () => {
  const { token, id } = await signedIn(service);
  await service.database.insert(wealthEntries).values({
    personId: id,
    calculator: 'compareInsurance',
    entry: { ...kept, entry: { covers: 'boat' } },
    savedAt: service.clock.now(),
  });
  expect((await service.call(keptInsurance.read, {}, { token })).value).toBeNull();
});
