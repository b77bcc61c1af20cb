import { jsonLog } from '../http/log.ts';
import type { OpenDatabase } from '../database/open.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { createOutbox, type Outbox, waitAfter } from './outbox.ts';
import { outbox as table } from './tables.ts';
import type { Outgoing, Transport } from './transport.ts';

let opened: OpenDatabase;
let now: Date;
let lines: string[];
const clock = { now: () => now };
const log = jsonLog((line) => lines.push(line), clock.now);
const later = (by: number): void => {
  now = new Date(now.getTime() + by);
};

beforeAll(async () => {
  opened = await openTestDatabase(log);
});
afterAll(() => opened.close());
beforeEach(async () => {
  now = new Date('2026-03-01T08:00:00Z');
  lines = [];
  await opened.database.delete(table);
});

const collecting = (into: Outgoing[]): Transport => ({
  deliver: async (message) => {
    into.push(message);
  },
  close: () => undefined,
});
const failing: Transport = {
  deliver: async ({ recipient }) => {
    throw Object.assign(new Error(`550 no mailbox ${recipient}`), { code: 'EENVELOPE' });
  },
  close: () => undefined,
};
const DAY = 86_400_000;
const many = { uses: 1_000, window: DAY };
const plenty = { mail: many, sms: many, unconfirmed: many };
const outboxWith = (mail: Transport, sms: Transport = failing, limits = plenty): Outbox =>
  createOutbox({
    database: opened.database,
    clock,
    log,
    transports: { mail, sms },
    limits,
  });

const MAIL = {
  about: 'account' as const,
  to: 'thandi@example.org',
  subject: 'Hello',
  text: 'Good morning',
  html: '<p>Good morning</p>',
};

test('a message goes out once, in both its forms, and leaves nothing behind', async () => {
  const sent: Outgoing[] = [];
  const outbox = outboxWith(collecting(sent));
  await outbox.mail.send(MAIL);
  expect(await outbox.deliverDue()).toBe(1);
  expect(await outbox.deliverDue()).toBe(0);
  expect(sent).toEqual([
    expect.objectContaining({
      channel: 'mail',
      recipient: MAIL.to,
      subject: 'Hello',
      text: MAIL.text,
      html: MAIL.html,
    }),
  ]);
  expect(await opened.database.select().from(table)).toEqual([]);
});

test('text messages take the other way', async () => {
  const sent: Outgoing[] = [];
  const outbox = outboxWith(failing, collecting(sent));
  await outbox.sms.send({ about: 'account', to: '+27711234567', text: 'Your code is 123456' });
  await outbox.deliverDue();
  expect(sent).toEqual([expect.objectContaining({ channel: 'sms', recipient: '+27711234567' })]);
});

test('a message of a transaction that failed is never sent', async () => {
  const sent: Outgoing[] = [];
  const outbox = outboxWith(collecting(sent));
  const work = opened.database.transaction(async (tx) => {
    await outbox.mail.send(MAIL, tx);
    throw new Error('the rest failed');
  });
  await expect(work).rejects.toThrow('the rest failed');
  await outbox.deliverDue();
  expect(sent).toEqual([]);
});

test('what a service could not send before it stopped, the next one sends', async () => {
  const first = outboxWith(failing);
  await first.mail.send(MAIL);
  await first.mail.send({ ...MAIL, subject: 'Second' });
  expect(await first.deliverDue()).toBe(0);
  await first.stop();

  const sent: Outgoing[] = [];
  const second = outboxWith(collecting(sent));
  later(waitAfter(1));
  expect(await second.deliverDue()).toBe(2);
  expect(sent.map(({ subject }) => subject)).toEqual(['Hello', 'Second']);
});

test('a message whose sender died while sending comes back', async () => {
  let reached: () => void = () => undefined;
  const began = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const dead = outboxWith({
    deliver: () => {
      reached();
      return new Promise<never>(() => undefined);
    },
    close: () => undefined,
  });
  await dead.mail.send(MAIL);
  void dead.deliverDue();
  await began;

  const sent: Outgoing[] = [];
  const next = outboxWith(collecting(sent));
  expect(await next.deliverDue()).toBe(0);
  later(5 * 60_000);
  expect(await next.deliverDue()).toBe(1);
});

test('failures wait longer each time, and are given up after two days', async () => {
  expect([1, 2, 3, 7, 8, 50].map(waitAfter)).toEqual([
    30_000, 60_000, 120_000, 1_920_000, 3_600_000, 3_600_000,
  ]);
  const outbox = outboxWith(failing);
  await outbox.mail.send(MAIL);
  await outbox.deliverDue();
  later(29_000);
  await outbox.deliverDue();
  const [waiting] = await opened.database.select().from(table);
  expect(waiting?.attempts).toBe(1);
  const start = now.getTime();
  for (let attempt = 1; attempt < 60; attempt += 1) {
    later(3_600_000);
    await outbox.deliverDue();
  }
  const [given] = await opened.database.select().from(table);
  expect(given?.attempts).toBe(54);
  expect(((given?.givenUpAt?.getTime() ?? 0) - start) / 86_400_000).toBeCloseTo(2.2, 1);
});

test('what is no longer true is not sent', async () => {
  const sent: Outgoing[] = [];
  const outbox = outboxWith(collecting(sent));
  await outbox.mail.send({ ...MAIL, expiresAt: new Date(now.getTime() + 600_000) });
  later(600_000);
  expect(await outbox.deliverDue()).toBe(0);
  expect(sent).toEqual([]);
  expect(await opened.database.select().from(table)).toEqual([]);
});

test('several servers share the work without sending anything twice', async () => {
  const sent: Outgoing[] = [];
  const servers = Array.from({ length: 4 }, () => outboxWith(collecting(sent)));
  for (let i = 0; i < 60; i += 1) await servers[0]?.mail.send({ ...MAIL, subject: `Mail ${i}` });
  await Promise.all(servers.map((server) => server.deliverDue()));
  expect(sent).toHaveLength(60);
  expect(new Set(sent.map(({ subject }) => subject)).size).toBe(60);
});

test('it sends by itself once started', async () => {
  let outbox: Outbox | undefined;
  const arrived = new Promise<Outgoing>((resolve) => {
    outbox = outboxWith({ deliver: async (message) => resolve(message), close: () => undefined });
  });
  outbox?.start();
  await outbox?.mail.send(MAIL);
  expect((await arrived).recipient).toBe(MAIL.to);
  await outbox?.stop();
});

test('no log line holds an address, a subject or a text', async () => {
  const outbox = outboxWith(failing);
  await outbox.mail.send({ ...MAIL, subject: 'Secret subject', text: 'Secret text' });
  await outbox.deliverDue();
  expect(lines).toHaveLength(1);
  expect(lines.join('')).toContain('EENVELOPE');
  expect(lines.join('')).not.toMatch(/thandi|secret/i);
});

test('one recipient is sent so much a day and no more, by whichever server; warnings are sent all the same', async () => {
  const sent: Outgoing[] = [];
  const limits = { mail: { uses: 3, window: DAY }, sms: { uses: 1, window: DAY }, unconfirmed: many };
  const servers = [1, 2].map(() => outboxWith(collecting(sent), collecting(sent), limits));
  const to = 'capped@example.org';
  const accepted = await Promise.all(
    Array.from({ length: 8 }, (_, at) => servers[at % 2]?.mail.send({ ...MAIL, to })),
  );
  expect(accepted.filter((one) => one === true)).toHaveLength(3);
  expect(await servers[0]?.mail.send({ ...MAIL, to, essential: true })).toBe(true);
  expect(await servers[0]?.mail.send({ ...MAIL, to: 'another@example.org' })).toBe(true);
  // What is about something else is counted by itself.
  expect(await servers[0]?.mail.send({ ...MAIL, to, about: 'reminder' })).toBe(true);
  const sms = { about: 'account' as const, to: '+27821234567', text: 'Hello' };
  expect([await servers[0]?.sms.send(sms), await servers[1]?.sms.send(sms)]).toEqual([true, false]);
  await servers[0]?.deliverDue();
  expect(sent.filter(({ recipient }) => recipient === to)).toHaveLength(5);
  expect(lines.join('')).not.toContain(to);
  later(DAY);
  expect(await servers[0]?.mail.send({ ...MAIL, to })).toBe(true);
});
