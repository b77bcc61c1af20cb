import {
  asset,
  calls,
  debt,
  retirementPlanning,
  riskCover,
  shortTermInsurance,
  toBody,
  type UpcomingPayments,
} from '@phila/contract';
import { daysLater } from '@phila/finance/calendar';
import { madeAt, uuidv7 } from '../../core/database/uuid-v7.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';

const { wealth } = calls;

const today = '2026-11-30';
let service: TestService;
let thandi: SignedIn;
beforeAll(async () => {
  service = await startService({ now: new Date(`${today}T10:00:00Z`) });
});
beforeEach(async () => {
  thandi = await signedIn(service);
});
afterAll(() => service.close());

const read = async ({ token }: SignedIn = thandi): Promise<UpcomingPayments> =>
  (await service.call(wealth.upcomingPayments, {}, { token })).value;

test('says nothing of a person without records, and nothing to anyone else', async () => {
  expect(await read()).toEqual({
    today,
    pay: null,
    payments: [],
    renewals: [],
    accounts: [],
    budgetRest: null,
  });
  expect((await service.call(wealth.upcomingPayments, {}, {})).status).toBe(401);
});

test('has each recorded payment once, with its day and when it was saved', async () => {
  const { token } = thandi;
  const add = async () => {
    const bond = {
      kind: 1,
      balance: 800_000,
      balanceDate: '2026-11-01',
      monthlyInstalment: 8_473.52,
      dueDay: 1,
    };
    const made = await service.call(wealth.debts.create, { body: toBody(debt, bond) }, { token });
    const paidOff = { kind: 3, balance: 0, balanceDate: '2026-11-01', monthlyInstalment: 900, dueDay: 2 };
    await service.call(wealth.debts.create, { body: toBody(debt, paidOff) }, { token });
    const ended = { kind: 3, monthlyInstalment: 700, endDate: '2026-11-29' };
    await service.call(wealth.debts.create, { body: toBody(debt, ended) }, { token });
    const policy = { typeId: 3, providerId: 1, monthlyPremium: 1_245.6, renewalDate: daysLater(today, 31) };
    await service.call(
      wealth.shortTermInsurance.create,
      { body: toBody(shortTermInsurance, policy) },
      { token },
    );
    const cover = { typeId: 1, providerId: 2, monthlyContribution: 412.3, endDate: '2057-04-01' };
    await service.call(wealth.riskCover.create, { body: toBody(riskCover, cover) }, { token });
    // A pension comes off the pay before it is paid out; an annuity does not.
    for (const [type, contribution] of [
      [1, 3_000],
      [3, 2_150],
    ]) {
      const plan = {
        retirementPlanningTypeId: type,
        retirementPlanningProductProviderId: 10,
        monthlyContribution: contribution,
      };
      await service.call(
        wealth.retirementPlanning.create,
        { body: toBody(retirementPlanning, plan) },
        { token },
      );
    }
    const account = { kind: 3, name: 'Cheque account', value: 5_000, valuedOn: '2026-11-12' };
    await service.call(wealth.assets.create, { body: toBody(asset, account) }, { token });
    return made.value;
  };
  const bond = await add();
  const known = await read();
  expect(known.payments.map(({ of, name, amount, dueDay }) => [of, name, amount, dueDay])).toEqual([
    ['loan', 'Home loan (bond)', 8_473.52, 1],
    ['retirement', expect.stringMatching(/^Retirement annuity/), 2_150, null],
    ['insurance', expect.any(String), 1_245.6, null],
    ['cover', expect.any(String), 412.3, null],
  ]);
  expect(known.payments.map(({ savedOn }) => savedOn)).toEqual([today, today, today, today]);
  expect(known.payments[3]?.endsOn).toBe('2057-04-01');
  expect(known.renewals).toEqual([
    { id: expect.any(String), name: expect.any(String), day: daysLater(today, 31) },
  ]);
  expect(known.accounts).toMatchObject([{ name: 'Cheque account', value: 5_000, valuedOn: '2026-11-12' }]);

  // A changed record does not say since when its amount is.
  await service.call(
    wealth.debts.update,
    { params: { id: bond.id }, body: { ...toBody(debt, bond), monthlyInstalment: 8_500 } },
    { token },
  );
  expect((await read()).payments[0]).toMatchObject({ amount: 8_500, savedOn: null });
  expect((await read(await signedIn(service))).payments).toEqual([]);
});

test('has the pay and loans of calculations that are the person’s own, and no trial', async () => {
  const { token } = thandi;
  const payslip = { age: 40, taxYearId: 2027, basicSalary: 28_000, medicalAidContribution: 2_400 };
  const vehicle = { purchasePrice: 200_000, annualInterestRate: 12, termMonths: 60, startDate: '2026-01-15' };
  const { value: pay } = await service.call(wealth.payslip.save, { body: payslip }, { token });
  const { value: car } = await service.call(wealth.vehicle.save, { body: vehicle }, { token });
  expect(await read()).toMatchObject({ pay: null, payments: [] });
  for (const calculator of ['payslip', 'vehicle'] as const)
    await service.call(
      wealth.saveOwnCalculation,
      { params: { calculator }, body: { isOwn: true } },
      { token },
    );
  expect(await read()).toMatchObject({
    pay: { amount: pay.result.net, savedOn: today },
    payments: [
      {
        of: 'calculation',
        id: 'vehicle',
        name: 'Vehicle',
        amount: car.result.totalMonthly,
        dueDay: 15,
        savedOn: today,
      },
    ],
  });

  // Leaves out of the rest of the budget: income, covered lines, and the medical aid that comes off the pay.
  const budget = {
    netSalary: 20_000,
    vehicleInstalment: 5_000,
    medicalAid: 2_400,
    groceries: 4_000.2,
    fuel: 1_500,
  };
  await service.call(wealth.budget.save, { body: { BudgetEntryModel: budget } }, { token });
  expect((await read()).budgetRest).toEqual({ amount: 5_500.2, savedOn: today });
});

test('knows when an id was made, if it says so', () => {
  const at = new Date('2026-03-31T21:59:59.123Z');
  expect(madeAt(uuidv7(at))).toEqual(at);
  expect(madeAt('7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d10')).toBeNull();
});
