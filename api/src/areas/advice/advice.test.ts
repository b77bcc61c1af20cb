import { calls } from '@phila/contract';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { adviceRequests } from './tables.ts';

const { adviceRequest } = calls.advice;

let service: TestService;
beforeAll(async () => {
  service = await startService({ settings: { SUPPORT_EMAIL: 'advice@phila.example' } });
});
afterAll(() => service.close());

const body = {
  topic: 'Retirement',
  message: 'How much should I save?\nI am 40.',
  whenToCall: 'In the morning',
} as const;

test('a request is kept, and mailed to support with how to reach the person', async () => {
  const person = await signedIn(service);
  const { status, value } = await service.call(adviceRequest, { body }, { token: person.token });
  expect([status, value]).toMatchObject([201, body]);
  expect(await service.database.select().from(adviceRequests)).toMatchObject([
    { ...body, personId: person.id },
  ]);
  const [mail] = await service.mail();
  expect(mail).toMatchObject({
    recipient: 'advice@phila.example',
    subject: 'Advice asked for: Retirement',
    replyTo: person.email,
  });
  expect(mail?.text).toContain(body.message);
  expect(mail?.text).toContain(person.email);
  expect(service.logged().join('')).not.toContain('save');
});

test('a topic that is not offered is refused, and nothing is kept or mailed', async () => {
  const { token } = await signedIn(service);
  const kept = (await service.database.select().from(adviceRequests)).length;
  const sent = (await service.mail()).length;
  const wrong = { ...body, topic: 'Lottery\r\nBcc: all@example.org' as 'Retirement' };
  const answer = await service.call(adviceRequest, { body: wrong }, { token });
  expect([answer.status, answer.envelope.errors]).toEqual([
    422,
    [{ path: 'topic', message: 'Please choose a topic' }],
  ]);
  expect(await service.database.select().from(adviceRequests)).toHaveLength(kept);
  expect(await service.mail()).toHaveLength(sent);
});
