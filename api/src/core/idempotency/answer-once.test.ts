import { calls, nextOfKin, tableCalls } from '@phila/contract';
import { answerOnce, KEY_USED, readIdempotencyKey, REPLIES_KEPT, tidyReplies } from './answer-once.ts';
import { idempotentReplies } from './tables.ts';
import { createApp } from '../../app.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { sendJson } from '../../testing/json-request.ts';
import { signedIn } from '../../testing/signed-in.ts';
import type { SignedIn } from '../../testing/signed-in.ts';

const { list, create } = tableCalls(nextOfKin);
const KEY = '0'.repeat(32);

let service: TestService;
let thandi: SignedIn;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  await service.database.delete(idempotentReplies);
  thandi = await signedIn(service);
});
afterAll(() => service.close());

const add = (lastName = 'Mokoena', key: string | null = KEY, person = thandi) =>
  service.call(
    create,
    { body: { firstName: 'Nomsa', lastName, contactDetails: '0711234567' } as never },
    { token: person.token, headers: key === null ? {} : { 'idempotency-key': key } },
  );
const rows = async (person = thandi) =>
  (await service.call(list, { query: {} }, { token: person.token })).value as unknown as { id: string }[];

test('sent again, it is answered with the first reply and adds nothing', async () => {
  const first = await add();
  const again = await add();
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.envelope).toEqual(first.envelope);
  expect(await rows()).toHaveLength(1);
  await add('Mokoena', null);
  expect(await rows()).toHaveLength(2);
});

test('five times at once, on two servers, it adds one', async () => {
  const app = await createApp(service.services);
  const other = await app.listen({ port: 0, host: '127.0.0.1' });
  const body = { firstName: 'Nomsa', lastName: 'Mokoena', contactDetails: '0711234567' };
  const answers = await Promise.all(
    Array.from({ length: 5 }, async (_, at) => {
      const response = await fetch(`${at % 2 === 0 ? service.url : other}/api/v1${create.path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': KEY,
          authorization: `Bearer ${thandi.token}`,
        },
        body: JSON.stringify(body),
      });
      return { status: response.status, text: await response.text() };
    }),
  );
  await app.close();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await rows()).toHaveLength(1);
});

test('several keys of one person at once add a row each', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => add('Mokoena', `${at}`.repeat(32))));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
  expect(await rows()).toHaveLength(8);
});

test('with other values it is refused, with the row that was added', async () => {
  const first = await add();
  const other = await add('Khumalo');
  expect([other.status, other.envelope.errorMessage, other.envelope.value]).toEqual([
    422,
    KEY_USED,
    first.value,
  ]);
  expect(await rows()).toHaveLength(1);
});

test('a refused request uses no key up', async () => {
  expect((await add('')).status).toBe(422);
  expect((await add()).status).toBe(201);
});

test('the same key is another request for another person, and in another call', async () => {
  const sipho = await signedIn(service);
  await add();
  expect((await add('Mokoena', KEY, sipho)).status).toBe(201);
  expect([(await rows()).length, (await rows(sipho)).length]).toEqual([1, 1]);
  const advice = await service.call(
    calls.advice.adviceRequest,
    { body: { topic: 'Retirement', message: 'How much?', whenToCall: 'Any time' } },
    { token: thandi.token, headers: { 'idempotency-key': KEY } },
  );
  expect(advice.status).toBe(201);
});

test('advice asked for twice under one key is mailed once', async () => {
  const before = (await service.mail()).length;
  for (let time = 0; time < 2; time += 1) {
    await service.call(
      calls.advice.adviceRequest,
      { body: { topic: 'Retirement', message: 'How much?', whenToCall: 'Any time' } },
      { token: thandi.token, headers: { 'idempotency-key': KEY } },
    );
  }
  expect(await service.mail()).toHaveLength(before + 1);
});

test('a malformed key is refused, and one for a call that takes none', async () => {
  for (const key of ['short', 'a'.repeat(65), 'a b c d e f g h i j', `${KEY}"`]) {
    expect((await add('Mokoena', key)).status).toBe(422);
  }
  expect(await rows()).toEqual([]);
  const ended = await service.call(
    calls.account.endEverySession,
    {},
    { token: thandi.token, headers: { 'idempotency-key': KEY } },
  );
  expect(ended.envelope.errorMessage).toBe('This call takes no Idempotency-Key');
  expect(() => readIdempotencyKey(create, [KEY, KEY])).toThrow('16 to 64');
});

test('nothing of what was sent can be read in the table, and a day later it is gone', async () => {
  await add();
  const [stored] = await service.database.select().from(idempotentReplies);
  expect(JSON.stringify(stored)).not.toMatch(/Mokoena|Nomsa|0711234567/);
  service.clock.advance(REPLIES_KEPT - 60_000);
  await tidyReplies(service.services);
  expect(await service.database.$count(idempotentReplies)).toBe(1);
  service.clock.advance(120_000);
  await tidyReplies(service.services);
  expect(await service.database.$count(idempotentReplies)).toBe(0);
});

test('the work and the stored reply stand together or not at all', async () => {
  const request = { call: create, accountId: thandi.id, key: KEY, input: { body: { a: 1 } } };
  const failing = answerOnce(service.services, request, async () => {
    throw new Error('half-way');
  });
  await expect(failing).rejects.toThrow('half-way');
  expect(await service.database.$count(idempotentReplies)).toBe(0);
  expect(await answerOnce(service.services, request, async () => ({ done: 1 }))).toEqual({ done: 1 });
  expect(await answerOnce(service.services, request, async () => ({ done: 2 }))).toEqual({ done: 1 });
});

test('the reply goes with the account', async () => {
  await add();
  await service.call(calls.personalData.deleteAccount, {}, { token: thandi.token });
  expect(await service.database.$count(idempotentReplies)).toBe(0);
});

test('an unknown call of a signed-out person stays 401', async () => {
  const answer = await sendJson(`${service.url}/api/v1${create.path}`, 'POST', {});
  expect(answer.status).toBe(401);
});
