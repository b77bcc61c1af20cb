import { calls } from '@phila/contract';
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
  expect(await read()).toEqual({ ...none, version: 0 });
  const wanted = { ...none, mortage: true, will: true };
  const { status, value } = await service.call(saveWellbeingChecks, { body: wanted }, { token });
  expect([status, value]).toEqual([200, { ...wanted, version: 1 }]);
  expect(await read()).toEqual(value);
  expect(await read(other.token)).toEqual({ ...none, version: 0 });
});

test('a save from a stale tab is told what is there, and changes nothing', async () => {
  const { token } = await signedIn(service);
  const save = (body: object) => service.call(saveWellbeingChecks, { body: { ...none, ...body } }, { token });
  expect((await save({ will: true, version: 0 })).value).toMatchObject({ will: true, version: 1 });
  for (const version of [0, 7]) {
    const { status, envelope } = await save({ budget: true, version });
    expect([status, envelope.value]).toEqual([409, { ...none, will: true, version: 1 }]);
  }
  expect((await save({ will: true, budget: true, version: 1 })).value).toMatchObject({ version: 2 });
  // Without a version the write wins, also where no row exists.
  expect((await save({ vehicle: true })).value).toEqual({ ...none, vehicle: true, version: 3 });
});

test('a flag that is missing or is no flag is refused', async () => {
  const { token } = await signedIn(service);
  const { mortage, ...six } = none;
  for (const body of [six, { ...six, mortage: 'true' }, { ...six, mortgage: mortage }]) {
    const answer = await service.call(saveWellbeingChecks, { body: body as typeof none }, { token });
    expect(answer.status).toBe(422);
    expect(answer.envelope.errors).toContainEqual({ path: 'mortage', message: 'Please say yes or no' });
  }
});
