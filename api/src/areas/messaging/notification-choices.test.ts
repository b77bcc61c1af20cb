import { calls, itemsOf, type NotificationChannel, type NotificationKind } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { HOUR } from '../../core/durations.ts';
import { accounts } from '../../core/accounts/tables.ts';
import { keepReminderAbout } from '../../core/reminders/about.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { planting } from '../../testing/voucher/plant.ts';
import { remind } from '../dashboard/reminding.ts';
import { tellOfLowPools } from '../voucher/codes/low-pools.ts';
import { sendDue } from './sending.ts';
import { altered } from '../../testing/altered.ts';

const { messaging, dashboard, consents } = calls;

let service: TestService;
let person: SignedIn;
beforeAll(async () => {
  service = await startService({
    now: new Date('2026-11-26T08:00:00Z'),
    // Lets access tokens live longer than the hours that the test advances.
    settings: { PUBLIC_URL: 'https://phila.example', ACCESS_TOKEN_LIFETIME: '30d' },
  });
});
beforeEach(async () => {
  person = await signedIn(service);
});
afterAll(() => service.close());

const mails = async (to = person.email) => (await service.mail()).filter(({ recipient }) => recipient === to);

const choose = (kind: NotificationKind, channel: NotificationChannel, isOn: boolean, by = person) =>
  service.call(messaging.chooseNotification, { body: { kind, channel, isOn } }, by);
const read = async (by = person) => (await service.call(messaging.notificationChoices, {}, by)).value;
const inBell = async () => {
  const { value } = await service.call(dashboard.dueReminders, {}, person);
  return value.items.map(({ reminderText }) => reminderText);
};

/** Adds a reminder of each kind, due in an hour. */
const addReminders = async (): Promise<void> => {
  const completeByDate = new Date(service.clock.now().getTime() + HOUR);
  const body = {
    reminderText: 'My own',
    completeByDate: completeByDate.toISOString(),
    earlyReminderDate: null,
  };
  await service.call(dashboard.addReminder, { body }, person);
  for (const [about, reminderText] of [
    ['policies/1', 'A policy renews'],
    ['bundle/1', 'A voucher ends'],
  ] as const)
    await keepReminderAbout(
      service.database,
      person.id,
      about,
      { reminderText, completeByDate, earlyReminderDate: null },
      service.clock.now(),
    );
};

/** A counter that makes each test's numbers unique. */
let number = 0;
const ownNumber = () => `+2771222${String(number).padStart(4, '0')}`;
beforeEach(() => {
  number += 1;
});
const giveMobile = (email: string | null, mobileVerifiedAt: Date | null) =>
  service.database
    .update(accounts)
    .set({ email, mobile: ownNumber(), mobileVerifiedAt })
    .where(eq(accounts.id, person.id));
const texts = async () => (await service.sms()).filter(({ recipient }) => recipient === ownNumber());

test('before anything is chosen all is on but text messages and news by mail', async () => {
  expect(await read()).toEqual({
    hasMail: true,
    hasSms: false,
    kinds: [
      { kind: 'reminders', bell: true, mail: true, sms: false },
      { kind: 'endings', bell: true, mail: true, sms: false },
      { kind: 'vouchers', bell: true, mail: true, sms: false },
      { kind: 'news', bell: true, mail: false, sms: null },
    ],
  });
});

test.each([
  ['reminders', 'My own'],
  ['endings', 'A policy renews'],
  ['vouchers', 'A voucher ends'],
] as const)(
  '%s are left out of the mail, and out of the bell, where they are switched off',
  async (kind, text) => {
    await addReminders();
    // Choices count at sending, even for reminders set before.
    expect((await choose(kind, 'mail', false)).value.kinds.find((one) => one.kind === kind)?.mail).toBe(
      false,
    );
    service.clock.advance(2 * HOUR);
    await remind(service.services);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('2 reminders from Phila');
    expect(mail?.text).not.toContain(text);
    expect(await inBell()).toContain(text);
    await choose(kind, 'bell', false);
    expect(await inBell()).not.toContain(text);
    expect(await inBell()).toHaveLength(2);
    // Keeps the reminder on the dashboard.
    const { value } = await service.call(dashboard.reminders, { query: {} }, person);
    expect(itemsOf(value).map(({ reminderText }) => reminderText)).toContain(text);
  },
);

test('a text message is sent to a confirmed number alone, and where it is switched on', async () => {
  await giveMobile(person.email, null);
  await choose('reminders', 'sms', true);
  await choose('reminders', 'mail', false);
  await addReminders();
  service.clock.advance(2 * HOUR);
  await remind(service.services);
  expect(await texts()).toEqual([]);
  await giveMobile(person.email, service.clock.now());
  expect((await read()).hasSms).toBe(true);
  await keepReminderAbout(
    service.database,
    person.id,
    'x/1',
    { reminderText: 'x', completeByDate: service.clock.now(), earlyReminderDate: null },
    service.clock.now(),
  );
  await choose('endings', 'sms', true);
  await choose('endings', 'mail', false);
  await remind(service.services);
  expect((await texts()).map(({ text }) => text)).toEqual([
    'Phila: you have a reminder. https://phila.example/dashboard',
  ]);
});

test('without an address text messages are on, and can be switched off', async () => {
  await giveMobile(null, null);
  expect(await read()).toMatchObject({ hasMail: false, hasSms: true, kinds: [{ sms: true }, {}, {}, {}] });
  for (const kind of ['reminders', 'endings', 'vouchers'] as const) await choose(kind, 'sms', false);
  await addReminders();
  service.clock.advance(2 * HOUR);
  await remind(service.services);
  expect([...(await texts()), ...(await mails())]).toEqual([]);
});

/** Sends an announcement with mail. @returns the bell's content */
const announced = async (): Promise<string[]> => {
  const lead = await signedIn(service, { role: 'communications' });
  const body = { title: 'Closed on Sunday', text: 'From 8 to 10.', byMail: true };
  const draft = { ...body, audience: 'people' as const, people: [person.email] };
  const { value } = await service.call(messaging.draftAnnouncement, { body: draft }, lead);
  await service.call(messaging.sendAnnouncement, { params: { id: value.id }, body: { version: 1 } }, lead);
  await sendDue(service.services);
  const sent = (await service.call(messaging.announcements, {}, lead)).value[0];
  const bell = (await service.call(messaging.receivedAnnouncements, {}, person)).value;
  return [`delivered ${sent?.delivered}, mailed ${sent?.mailed}`, ...bell.items.map(({ title }) => title)];
};

test('news stays out of the bell where it is switched off, and is mailed by consent', async () => {
  await choose('news', 'bell', false);
  await service.call(consents.saveConsents, { body: { marketing: true, textVersion: '1.1' } }, person);
  expect((await read()).kinds.at(-1)).toEqual({ kind: 'news', bell: false, mail: true, sms: null });
  expect(await announced()).toEqual(['delivered 0, mailed 1']);
  expect(await mails()).toHaveLength(1);
  const { status, envelope } = await choose('news', 'mail', true);
  expect([status, envelope.errorMessage]).toEqual([
    422,
    'News by email is a consent. Please turn it on or off under Privacy.',
  ]);
});

test('a channel that a kind does not have is refused', async () => {
  const { status, envelope } = await choose('news', 'sms', true);
  expect([status, envelope.errorMessage]).toEqual([422, 'You are not told of this in that way']);
});

test('people who manage codes choose their notifications, and no one else sees the choice', async () => {
  const keeper = await signedIn(service, { role: 'administrator' });
  const plant = planting(service, keeper.token);
  expect((await read(keeper)).kinds.at(-1)).toEqual({ kind: 'codes', bell: null, mail: true, sms: null });
  await choose('codes', 'mail', false, keeper);
  await plant.offer('uniqueCode');
  await tellOfLowPools(service.services);
  expect(await mails(keeper.email)).toEqual([]);
});

/** Reads the unsubscribe links of a mail. */
const linksOf = (mail: { text: string; unsubscribeUrl: string | null } | undefined) => {
  const page = /https:\/\/phila\.example\/unsubscribe#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const onePress = new URL(mail?.unsubscribeUrl ?? 'https://none.example');
  return {
    page: new URLSearchParams(new URL(page).hash.slice(1)),
    onePress: `${service.url}${onePress.pathname}${onePress.search}`,
  };
};

const remindedMail = async () => {
  await addReminders();
  service.clock.advance(2 * HOUR);
  await remind(service.services);
  return (await mails()).at(-1);
};
const mailedKinds = async () => (await read()).kinds.map(({ kind, mail }) => `${kind} ${mail}`);

test('the link in a mail ends the mails that it is about, once for all, without a sign-in', async () => {
  await choose('vouchers', 'mail', false);
  await choose('vouchers', 'bell', false);
  const { page } = linksOf(await remindedMail());
  const token = page.get('token') ?? '';
  expect(page.get('kinds')).toBe('reminders endings');
  expect(token).not.toContain(person.id);
  const end = () => service.call(messaging.unsubscribe, { body: { token } });
  expect((await end()).value).toEqual({ kinds: ['reminders', 'endings'] });
  expect((await end()).value).toEqual({ kinds: ['reminders', 'endings'] });
  expect(await mailedKinds()).toEqual(['reminders false', 'endings false', 'vouchers false', 'news false']);
  expect((await read()).kinds[0]?.bell).toBe(true);
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
])('a mail program ends them by one post (RFC 8058) as %s, and not by looking', async (type, body) => {
  const { onePress } = linksOf(await remindedMail());
  const looked = await fetch(onePress, { redirect: 'manual' });
  expect([looked.status, new URL(looked.headers.get('location') ?? '').pathname]).toEqual([
    302,
    '/unsubscribe',
  ]);
  expect(await mailedKinds()).toContain('reminders true');
  const posted = await fetch(onePress, { method: 'POST', headers: { 'content-type': type }, body });
  expect(posted.status).toBe(200);
  expect(await mailedKinds()).toEqual(['reminders false', 'endings false', 'vouchers false', 'news false']);
  expect(service.logged().join('')).not.toContain(new URL(onePress).searchParams.get('token'));
});

test('the link in news takes the consent back', async () => {
  await service.call(consents.saveConsents, { body: { marketing: true, textVersion: '1.1' } }, person);
  await announced();
  const { page } = linksOf((await mails())[0]);
  await service.call(messaging.unsubscribe, { body: { token: page.get('token') ?? '' } });
  const { value } = await service.call(consents.consents, {}, person);
  expect([value.marketing.granted, value.history.length]).toEqual([false, 2]);
});

test('a token that is not ours, or of an account that is gone, ends nothing', async () => {
  const { page } = linksOf(await remindedMail());
  const token = page.get('token') ?? '';
  const statusOf = async (tried: string) =>
    (await service.call(messaging.unsubscribe, { body: { token: tried } })).status;
  expect(await statusOf(altered(token))).toBe(404);
  expect(await statusOf(service.services.sealing.seal(`${person.id} reminders`, 'other'))).toBe(404);
  await service.database.delete(accounts).where(eq(accounts.id, person.id));
  expect(await statusOf(token)).toBe(404);
});

test('mails about an account have no such link', async () => {
  await service.call(calls.account.forgotPassword, { body: { userAccount: person.email } });
  const [mail] = await mails();
  expect(mail?.unsubscribeUrl).toBeNull();
  expect(mail?.text).not.toContain('unsubscribe');
});
