import { calls, debt, itemsOf, toBody } from '@phila/contract';
import { lookupRows } from '../../core/lookups/index.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';

const { debts } = calls.wealth;

let service: TestService;
let thandi: SignedIn;
let sipho: SignedIn;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  [thandi, sipho] = [await signedIn(service), await signedIn(service)];
});
afterAll(() => service.close());

const bank = lookupRows.bankBranches[0];
const bond = toBody(debt, {
  kind: 1,
  bankId: bank?.id ?? 0,
  balance: 812_345.67,
  balanceDate: '2026-10-31',
  annualInterestRate: 10.25,
  monthlyInstalment: 9_876.54,
  endDate: '2090-03-31',
});

const list = async ({ token }: SignedIn) =>
  itemsOf((await service.call(debts.list, { query: {} }, { token })).value);
const add = ({ token }: SignedIn, body = bond) => service.call(debts.create, { body }, { token });

test('a loan is added, read, changed and deleted by its owner alone', async () => {
  const added = await add(thandi);
  expect([added.status, added.value]).toEqual([
    201,
    { ...bond, id: expect.any(String) as string, version: 1 },
  ]);
  expect(await list(thandi)).toEqual([added.value]);
  expect(await list(sipho)).toEqual([]);
  const params = { id: added.value.id };
  expect((await service.call(debts.update, { params, body: bond }, { token: sipho.token })).status).toBe(404);
  expect((await service.call(debts.remove, { params }, { token: sipho.token })).status).toBe(404);
  expect((await service.call(debts.list, { query: {} }, {})).status).toBe(401);
  const changed = await service.call(
    debts.update,
    { params, body: { ...bond, balance: 800_000, balanceDate: '2026-11-30' } },
    { token: thandi.token },
  );
  expect(changed.value).toMatchObject({ balance: 800_000, balanceDate: '2026-11-30', version: 2 });
  expect((await service.call(debts.remove, { params }, { token: thandi.token })).value).toBe(true);
  expect(await list(thandi)).toEqual([]);
});

test('errors are shown at their fields, and nothing is saved', async () => {
  const refused = await add(thandi, { ...bond, kind: 8 as 1, balanceDate: null });
  expect([refused.status, refused.envelope.errors]).toEqual([
    422,
    [
      { path: 'kind', message: 'Please choose from the list' },
      { path: 'balance', message: 'Please enter the day of this balance as well' },
    ],
  ]);
  const unknown = await add(thandi, { ...bond, bankId: 999 });
  expect(unknown.envelope.errors).toEqual([{ path: 'bankId', message: 'Please choose from the list' }]);
  expect(await list(thandi)).toEqual([]);
});

test('the day on which it is paid off is reminded of, until it goes', async () => {
  const { token } = thandi;
  const reminders = async () =>
    itemsOf((await service.call(calls.dashboard.reminders, { query: {} }, { token })).value);
  const added = await add(thandi);
  expect(await reminders()).toMatchObject([
    {
      reminderText: `Home loan (bond) with ${bank?.name ?? ''} ends`,
      completeByDate: '2090-03-31T06:00:00.000Z',
      earlyReminderDate: '2090-03-01T06:00:00.000Z',
    },
  ]);
  await service.call(debts.remove, { params: { id: added.value.id } }, { token });
  expect(await reminders()).toEqual([]);
});

test('a bond and a vehicle’s finance tick their checks, other debt none, and for no other person', async () => {
  const follows = async ({ token }: SignedIn) =>
    (await service.call(calls.dashboard.wellbeingChecks, {}, { token })).value.follows;
  await add(thandi, toBody(debt, { kind: 3 }));
  expect(await follows(thandi)).toEqual([]);
  await add(thandi);
  expect(await follows(thandi)).toEqual([{ check: 'mortage', source: 'Loans & Bonds' }]);
  await add(thandi, toBody(debt, { kind: 2 }));
  expect(await follows(thandi)).toEqual([
    { check: 'mortage', source: 'Loans & Bonds' },
    { check: 'vehicle', source: 'Loans & Bonds' },
  ]);
  expect(await follows(sipho)).toEqual([]);
});
