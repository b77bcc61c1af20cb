import { calls, type OwnableCalculator } from '@phila/contract';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { calculatorsOf } from '../../testing/wealth/calculator.ts';
import { fullEntries, leastEntries } from '../../testing/wealth/entries.ts';

const { ownCalculations, saveOwnCalculation } = calls.wealth;

let service: TestService;
let ask: ReturnType<typeof calculatorsOf>;
let token: string;
beforeAll(async () => {
  service = await startService();
  ask = calculatorsOf(service);
});
beforeEach(async () => {
  token = (await signedIn(service)).token;
});
afterAll(() => service.close());

const own = async (as = token) => (await service.call(ownCalculations, {}, { token: as })).value;
const mark = (calculator: OwnableCalculator, isOwn: boolean, as = token) =>
  service.call(saveOwnCalculation, { params: { calculator }, body: { isOwn } }, { token: as });
const checks = async () => (await service.call(calls.dashboard.wellbeingChecks, {}, { token })).value;

test('a saved calculation is a trial until the person marks it as their own', async () => {
  await ask.save('mortgage', fullEntries.mortgage, token);
  expect(await own()).toEqual([]);
  expect((await checks()).mortage).toBe(false);
  expect(await mark('mortgage', true)).toMatchObject({ status: 200, value: ['mortgage'] });
  expect((await checks()).follows).toEqual([{ check: 'mortage', source: 'Mortgage Calculator' }]);
  // Keeps the mark when the same entry is saved again; a different entry is a trial.
  await ask.save('mortgage', fullEntries.mortgage, token);
  expect(await own()).toEqual(['mortgage']);
  await ask.save('mortgage', leastEntries.mortgage, token);
  expect(await own()).toEqual([]);
  expect((await checks()).mortage).toBe(false);
});

test('it can be a trial again, and those of other people stay as they are', async () => {
  const other = (await signedIn(service)).token;
  for (const as of [token, other]) {
    await ask.save('loan', fullEntries.loan, as);
    await mark('loan', true, as);
  }
  expect((await mark('loan', false)).value).toEqual([]);
  expect(await own(other)).toEqual(['loan']);
});

test('a calculation that was never saved, or counts nowhere else, cannot be marked', async () => {
  expect((await mark('vehicle', true)).status).toBe(404);
  expect((await mark('budget' as OwnableCalculator, true)).status).toBe(404);
  expect((await service.call(ownCalculations, {}, {})).status).toBe(401);
});
