import { calls } from '@phila/contract';
import { startService, type TestService } from '../../../testing/service.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { caseHolders as table } from './tables.ts';

const { caseHolders, giveCaseBack, takeCase } = calls.administration;

let service: TestService;
let lead: SignedIn;
let clerk: SignedIn;
let visitor: SignedIn;
beforeAll(async () => {
  service = await startService();
  lead = await signedIn(service, { role: 'administrator' });
  clerk = await signedIn(service, { role: 'administrator' });
  visitor = await signedIn(service);
});
afterAll(() => service.close());
afterEach(() => service.database.delete(table));

const refund = { kind: 'refund', about: '12' } as const;
const fault = { kind: 'fault', about: 'details 1.2.0' } as const;
const take = (by: SignedIn, which: typeof refund | typeof fault, from: string | null = null) =>
  service.call(takeCase, { body: { ...which, from } }, { token: by.token });
const held = async (by: SignedIn) =>
  (await service.call(caseHolders, {}, { token: by.token })).value.map(({ kind, about, isMine }) => [
    kind,
    about,
    isMine,
  ]);

test('a case is taken by one person, seen by the others, and given back', async () => {
  expect((await take(lead, refund)).status).toBe(200);
  expect(await held(lead)).toEqual([['refund', '12', true]]);
  expect(await held(clerk)).toEqual([['refund', '12', false]]);
  expect((await take(clerk, refund)).status).toBe(409);
  const back = (by: SignedIn) => service.call(giveCaseBack, { body: refund }, { token: by.token });
  expect((await back(clerk)).status).toBe(409);
  expect((await back(lead)).status).toBe(200);
  expect(await held(clerk)).toEqual([]);
});

test('of two who press at once one has the case', async () => {
  const answers = await Promise.all([take(lead, refund), take(clerk, refund)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a case is taken over from who has it, and from no one else', async () => {
  await take(lead, refund);
  expect((await take(clerk, refund, visitor.id)).status).toBe(409);
  expect((await take(clerk, refund, lead.id)).status).toBe(200);
  expect(await held(clerk)).toEqual([['refund', '12', true]]);
});

test('who may not see a kind of case does not get it, and who may not settle it does not take it', async () => {
  await take(lead, refund);
  await take(lead, fault);
  const catalogue = await signedIn(service, { role: 'catalogueManager' });
  const support = await signedIn(service, { role: 'support' });
  expect(await held(visitor)).toEqual([]);
  expect(await held(catalogue)).toEqual([]);
  expect(await held(support)).toEqual([['refund', '12', false]]);
  expect((await held(lead)).length).toBe(2);
  for (const one of [visitor, catalogue, support]) expect((await take(one, refund)).status).toBe(403);
  const back = await service.call(giveCaseBack, { body: refund }, { token: visitor.token });
  expect(back.status).toBe(403);
});
