import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { delivering } from './delivering.ts';
import { messagePorts } from './messages.ts';
import { outbox, sentMessages } from './tables.ts';
import type { Outgoing, Transport } from './transport.ts';
import { DAY } from '../durations.ts';

let service: TestService;
let sent: Outgoing[];

beforeAll(async () => {
  service = await startService({ settings: { LIMIT_MAIL: '1000/1d', LIMIT_SMS: '1000/1d' } });
});
afterAll(() => service.close());
beforeEach(async () => {
  sent = [];
  await service.database.delete(outbox);
  await service.services.jobs.boss.deleteAllJobs(delivering.name);
});

const collecting: Transport = {
  deliver: async (message) => {
    sent.push(message);
  },
  close: () => undefined,
};
const failing: Transport = {
  deliver: async ({ recipient }) => {
    throw Object.assign(new Error(`550 no mailbox ${recipient}`), { code: 'EENVELOPE' });
  },
  close: () => undefined,
};
/** Sends queued messages. @returns the number of jobs */
const deliver = (mail = collecting, sms = failing, isEarly = false): Promise<number> =>
  runJobs({ ...service.services, transports: { mail, sms } }, delivering, { isEarly });

const MAIL = {
  about: 'account' as const,
  to: 'thandi@example.org',
  subject: 'Hello',
  text: 'Good morning',
  html: '<p>Good morning</p>',
};
const rows = () => service.database.select().from(outbox);

test('a message goes out once, in both its forms, and leaves its heading behind', async () => {
  await service.database.delete(sentMessages);
  await service.services.mail.send(MAIL);
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  const { to: recipient, subject, text, html } = MAIL;
  expect(sent).toEqual([expect.objectContaining({ channel: 'mail', recipient, subject, text, html })]);
  expect(await rows()).toEqual([]);
  expect(await service.database.select().from(sentMessages)).toEqual([
    expect.objectContaining({ recipient, subject }),
  ]);
});

test('text messages take the other way', async () => {
  await service.services.sms.send({ about: 'account', to: '+27711234567', text: 'Your code is 123456' });
  await deliver(failing, collecting);
  expect(sent).toEqual([expect.objectContaining({ channel: 'sms', recipient: '+27711234567' })]);
});

test('a message of a transaction that failed is never sent, nor kept', async () => {
  const work = service.database.transaction(async (tx) => {
    await service.services.mail.send(MAIL, tx);
    throw new Error('the rest failed');
  });
  await expect(work).rejects.toThrow('the rest failed');
  expect([await deliver(), await rows()]).toEqual([0, []]);
});

test('servers that die at every point send the fifty committed messages of a hundred, each once', async () => {
  const { boss, kinds, perform } = service.services.jobs;
  const undone = new Error('rolled back');
  for (let at = 0; at < 100; at += 1)
    await service.database
      .transaction(async (tx) => {
        await service.services.mail.send({ ...MAIL, subject: `Mail ${at}` }, tx);
        if (at % 2 === 1) throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
  const kind = kinds.find(({ name }) => name === delivering.name);
  if (kind === undefined) throw new Error('No job sends messages');
  const lost: string[] = [];
  // The first server dies holding ten untouched messages, the second after sending ten, before it could report them.
  for (const dies of ['at once', 'once it has sent']) {
    const taken = await boss.fetch<object>(delivering.name, { includeMetadata: true, batchSize: 10 });
    if (dies === 'once it has sent')
      await perform(kind, taken, { ...service.services, transports: { mail: collecting, sms: failing } });
    lost.push(...taken.map(({ id }) => id));
  }
  expect([lost.length, await deliver()]).toEqual([20, 30]);
  // Fails the jobs as the engine does once a server seems dead.
  await boss.fail(delivering.name, lost);
  await deliver(collecting, failing, true);
  const wanted = Array.from({ length: 50 }, (_, at) => `Mail ${2 * at}`);
  expect(sent.map(({ subject }) => subject).toSorted()).toEqual(wanted.toSorted());
  expect(await rows()).toEqual([]);
});

test('if the job cannot be queued, the message is not saved either', async () => {
  const { database, clock, log, jobs } = service.services;
  const many = { uses: 1_000, window: 1_000 };
  const ports = messagePorts({
    database,
    clock,
    log,
    limits: { mail: many, sms: many, unconfirmed: many, invitation: many },
    jobs: { ...jobs, ask: () => Promise.reject(new Error('no queue')) },
  });
  await expect(ports.mail.send(MAIL)).rejects.toThrow('no queue');
  expect(await rows()).toEqual([]);
});

test('a message that could not be sent is sent later, by any server', async () => {
  await service.services.mail.send(MAIL);
  await service.services.mail.send({ ...MAIL, subject: 'Second' });
  expect(await deliver(failing)).toBe(0);
  expect(await deliver()).toBe(0);
  expect(await deliver(collecting, failing, true)).toBe(2);
  expect(sent.map(({ subject }) => subject).toSorted()).toEqual(['Hello', 'Second']);
});

test('failures wait longer each time, up to an hour, and are shown after two days', async () => {
  const { boss, failed } = service.services.jobs;
  await service.services.mail.send(MAIL);
  const waits: number[] = [];
  for (let attempt = 1; attempt < 54; attempt += 1) {
    await deliver(failing, failing, true);
    const [job] = await boss.findJobs(delivering.name, { queued: true });
    if (job === undefined) throw new Error(`given up after ${attempt} attempts`);
    waits.push((job.startAfter.getTime() - Date.now()) / 1_000);
  }
  waits.forEach((wait, at) => {
    expect(wait).toBeGreaterThan(Math.min(3_600, 30 * 2 ** at) - 5);
    expect(wait).toBeLessThan(Math.min(3_600, 60 * 2 ** at) + 1);
  });
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600;
  expect([hours > 46.9, hours < 48.2]).toEqual([true, true]);
  expect(await failed.list({ size: 10 })).toEqual([]);
  await deliver(failing, failing, true);
  const [given, ...others] = await failed.list({ size: 10 });
  expect(others).toEqual([]);
  expect(given).toMatchObject({ name: 'message', attempts: 54, reason: 'Error EENVELOPE' });
  expect(await rows()).toHaveLength(1);

  // Restarts the failed job as an administrator does.
  expect(await failed.again([given?.id ?? ''], service.database)).toBe(1);
  expect(await failed.list({ size: 10 })).toEqual([]);
  expect(await deliver()).toBe(1);
  expect(sent).toHaveLength(1);
});

test('a message that is no longer true is not sent', async () => {
  await service.services.mail.send({
    ...MAIL,
    expiresAt: new Date(service.clock.now().getTime() + 600_000),
  });
  service.clock.advance(600_000);
  await deliver();
  expect([sent, await rows()]).toEqual([[], []]);
});

test('several servers share the work without sending anything twice', async () => {
  for (let i = 0; i < 60; i += 1) await service.services.mail.send({ ...MAIL, subject: `Mail ${i}` });
  await Promise.all([deliver(), deliver(), deliver(), deliver()]);
  expect(sent).toHaveLength(60);
  expect(new Set(sent.map(({ subject }) => subject)).size).toBe(60);
});

test('no log line holds an address, a subject or a text', async () => {
  const before = service.logged().length;
  await service.services.mail.send({ ...MAIL, subject: 'Secret subject', text: 'Secret text' });
  await deliver(failing);
  const lines = service.logged().slice(before);
  expect(lines).toHaveLength(1);
  expect(lines.join('')).toContain('EENVELOPE');
  expect(lines.join('')).not.toMatch(/thandi|secret/i);
});

test('messages to one recipient are limited a day over all servers; warnings are sent all the same', async () => {
  const limits = {
    mail: { uses: 3, window: DAY },
    sms: { uses: 1, window: DAY },
    unconfirmed: { uses: 1_000, window: DAY },
    invitation: { uses: 1_000, window: DAY },
  };
  const before = service.logged().length;
  const servers = [1, 2].map(() => messagePorts({ ...service.services, limits }));
  const to = 'capped@example.org';
  const accepted = await Promise.all(
    Array.from({ length: 8 }, (_, at) => servers[at % 2]?.mail.send({ ...MAIL, to })),
  );
  expect(accepted.filter((one) => one === true)).toHaveLength(3);
  expect(await servers[0]?.mail.send({ ...MAIL, to, essential: true })).toBe(true);
  expect(await servers[0]?.mail.send({ ...MAIL, to: 'another@example.org' })).toBe(true);
  // Counts each purpose separately.
  expect(await servers[0]?.mail.send({ ...MAIL, to, about: 'reminder' })).toBe(true);
  const sms = { about: 'account' as const, to: '+27821234567', text: 'Hello' };
  expect([await servers[0]?.sms.send(sms), await servers[1]?.sms.send(sms)]).toEqual([true, false]);
  await deliver(collecting, collecting);
  expect(sent.filter(({ recipient }) => recipient === to)).toHaveLength(5);
  expect(service.logged().slice(before).join('')).not.toContain(to);
  service.clock.advance(DAY);
  expect(await servers[0]?.mail.send({ ...MAIL, to })).toBe(true);
});
