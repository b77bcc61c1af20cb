import { calls, shortTermInsurance, toBody, willAndTestament } from '@phila/contract';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';

const { saveWellbeingChecks, wellbeingChecks } = calls.dashboard;

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const none = {
  medicalInsurance: false,
  shortTermInsurance: false,
  will: false,
  retirementPlan: false,
  budget: false,
  mortage: false,
  vehicle: false,
};

test('nothing is ticked until the person ticks it; all seven are saved at once', async () => {
  const { token } = await signedIn(service);
  const other = await signedIn(service);
  const read = async (as = token) => (await service.call(wellbeingChecks, {}, { token: as })).value;
  expect(await read()).toEqual({ ...none, follows: [], version: 0 });
  const wanted = { ...none, mortage: true, will: true };
  const { status, value } = await service.call(saveWellbeingChecks, { body: wanted }, { token });
  expect([status, value]).toEqual([200, { ...wanted, follows: [], version: 1 }]);
  expect(await read()).toEqual(value);
  expect(await read(other.token)).toEqual({ ...none, follows: [], version: 0 });
});

test('a save from a stale tab gets the current answers, and changes nothing', async () => {
  const { token } = await signedIn(service);
  const save = (body: object) => service.call(saveWellbeingChecks, { body: { ...none, ...body } }, { token });
  expect((await save({ will: true, version: 0 })).value).toMatchObject({ will: true, version: 1 });
  for (const version of [0, 7]) {
    const { status, envelope } = await save({ budget: true, version });
    expect([status, envelope.value]).toEqual([409, { ...none, will: true, follows: [], version: 1 }]);
  }
  expect((await save({ will: true, budget: true, version: 1 })).value).toMatchObject({ version: 2 });
  // Without a version the last write wins, even without a row.
  expect((await save({ vehicle: true })).value).toEqual({ ...none, vehicle: true, follows: [], version: 3 });
});

test.each([
  ['is no flag', { mortage: 'true' }, { path: 'mortage', message: 'Please say yes or no' }],
  ['is none of them', { mortgage: true }, { path: 'mortgage', message: 'Unknown field' }],
])('what %s is refused', async (_what, wrong, error) => {
  const { token } = await signedIn(service);
  const body = { ...none, ...wrong } as typeof none;
  const { status, envelope } = await service.call(saveWellbeingChecks, { body }, { token });
  expect([status, envelope.errors]).toEqual([422, [error]]);
});

test('a save keeps the checks that it does not name, and saves at once lose nothing, the first time and later', async () => {
  const { token } = await signedIn(service);
  const save = (body: object) => service.call(saveWellbeingChecks, { body }, { token });
  for (const flag of [true, false]) {
    const changes = [{ will: flag }, { budget: flag }, { vehicle: flag }, { mortage: flag }];
    const answers = await Promise.all(changes.map(save));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await save({})).value).toMatchObject({
      ...none,
      will: flag,
      budget: flag,
      vehicle: flag,
      mortage: flag,
    });
  }
});

describe('checks that follow from the records of My Wealth', () => {
  const { wealth } = calls;
  const will = { createdDate: '2024-05-10', brokerOrInsitution: 'Mokoena Attorneys' };
  const willFollows = [{ check: 'will', source: 'Will & Testament' }];

  test('a will ticks its check and says so; the person overrules it, and it follows again', async () => {
    const { token } = await signedIn(service);
    const read = async () => (await service.call(wellbeingChecks, {}, { token })).value;
    const save = async (body: object) =>
      (await service.call(saveWellbeingChecks, { body: { ...(await read()), ...body } }, { token })).value;
    await service.call(wealth.willAndTestament.create, { body: toBody(willAndTestament, will) }, { token });
    expect(await read()).toEqual({ ...none, will: true, follows: willFollows, version: 0 });
    expect(await save({ will: false })).toEqual({ ...none, follows: willFollows, version: 1 });
    expect(await read()).toMatchObject({ will: false });
    expect(await save({ will: true })).toMatchObject({ will: true, version: 2 });
  });

  test('an untouched check does not overrule a record that was added after the page was loaded', async () => {
    const { token } = await signedIn(service);
    const seen = (await service.call(wellbeingChecks, {}, { token })).value;
    const car = { typeId: 3, providerId: 1 };
    await service.call(
      wealth.shortTermInsurance.create,
      { body: toBody(shortTermInsurance, car) },
      { token },
    );
    const { value } = await service.call(saveWellbeingChecks, { body: { ...seen, budget: true } }, { token });
    expect(value).toMatchObject({ ...none, budget: true, shortTermInsurance: true, vehicle: true });
    expect(value.follows).toEqual([
      { check: 'shortTermInsurance', source: 'Short-Term Insurance' },
      { check: 'vehicle', source: 'Short-Term Insurance' },
    ]);
  });

  test('a budget and a bond are found by their calculators; other people’s do not count', async () => {
    const { token } = await signedIn(service);
    const other = await signedIn(service);
    const body = { BudgetEntryModel: { netSalary: 20_000 } };
    await service.call(wealth.budget.save, { body }, { token });
    const read = async (as: string) => (await service.call(wellbeingChecks, {}, { token: as })).value;
    expect(await read(token)).toMatchObject({ budget: true, mortage: false });
    expect(await read(other.token)).toEqual({ ...none, follows: [], version: 0 });
  });
});
