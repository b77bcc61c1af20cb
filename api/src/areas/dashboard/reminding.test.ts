import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { remind } from './reminding.ts';
import { HOUR } from '../../core/durations.ts';

const { addReminder, completeReminder } = calls.dashboard;

let service: TestService;
beforeEach(async () => {
  service = await startService({
    now: new Date('2026-11-21T08:00:00Z'),
    settings: { PUBLIC_URL: 'https://phila.example' },
  });
});
afterEach(() => service.close());

const add = async (token: string, reminderText: string, hours: number, early?: number) => {
  const ahead = (count: number) => new Date(service.clock.now().getTime() + count * HOUR).toISOString();
  const { value } = await service.call(
    addReminder,
    {
      body: {
        reminderText,
        completeByDate: ahead(hours),
        earlyReminderDate: early === undefined ? null : ahead(early),
      },
    },
    { token },
  );
  return value.id;
};

test('each reminder is mailed once, when its early date or else its own has come', async () => {
  const { token, email } = await signedIn(service);
  await add(token, 'Renew the licence', 48, 24);
  await add(token, 'Pay the rates', 30);
  await remind(service.services);
  expect(await service.mail()).toEqual([]);
  service.clock.advance(25 * HOUR);
  await remind(service.services);
  await remind(service.services);
  expect(await service.mail()).toMatchObject([{ recipient: email, subject: 'A reminder from Phila' }]);
  const [first] = await service.mail();
  expect(first?.text).toContain('Renew the licence: due on Mon, 23 Nov 2026 at 10:00.');
  expect(first?.text).toContain('https://phila.example/dashboard');
  service.clock.advance(30 * HOUR);
  await remind(service.services);
  const [, second, ...more] = await service.mail();
  expect(second?.text).toContain('Pay the rates: was due on');
  expect(more).toEqual([]);
  expect(service.logged().join('')).not.toContain('licence');
});

test('several servers at once send one mail between them', async () => {
  const { token } = await signedIn(service);
  for (const text of ['One thing', 'Another']) await add(token, text, 1);
  service.clock.advance(2 * HOUR);
  await Promise.all([remind(service.services), remind(service.services), remind(service.services)]);
  const mails = await service.mail();
  const told = mails.map(({ text }) => text).join('');
  expect(told.match(/One thing/g)).toHaveLength(1);
  expect(told.match(/Another/g)).toHaveLength(1);
});

test('a completed reminder is not sent, and one whose sending failed is sent later', async () => {
  const { token } = await signedIn(service);
  const done = await add(token, 'Done already', 1);
  await add(token, 'Open still', 1);
  await service.call(completeReminder, { params: { id: done }, body: { id: done } }, { token });
  service.clock.advance(2 * HOUR);
  const broken = {
    ...service.services,
    mail: { send: () => Promise.reject(new Error('the outbox cannot be written')) },
  };
  await expect(remind(broken)).rejects.toThrow('the outbox cannot be written');
  await remind(service.services);
  const mails = await service.mail();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Open still');
  expect(mails[0]?.text).not.toContain('Done already');
});

test('many at once become one mail a person, all of them told', async () => {
  const { token } = await signedIn(service);
  for (let index = 0; index < 3; index += 1) await add(token, `Thing ${index}`, 1);
  service.clock.advance(2 * HOUR);
  await remind(service.services);
  const mails = await service.mail();
  expect(mails.map(({ subject }) => subject)).toEqual(['3 reminders from Phila']);
});

test('a text message tells of a reminder without calling it due: its early date may have come', async () => {
  const person = await signedIn(service);
  await add(person.token, 'Renew the licence', 48, 1);
  await service.database
    .update(accounts)
    .set({ email: null, mobile: '+27712223333' })
    .where(eq(accounts.id, person.id));
  service.clock.advance(2 * HOUR);
  await remind(service.services);
  expect((await service.sms()).map(({ text }) => text)).toEqual([
    'Phila: you have a reminder. https://phila.example/dashboard',
  ]);
});
