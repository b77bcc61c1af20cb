import { calls } from '@phila/contract';
import { readAudit } from '../../core/audit/audit.ts';
import { delivering } from '../../core/mail/delivering.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';

const { administration } = calls;

/* Stands in for a broken mail server: nothing listens on this port. */

let service: TestService;
let lead: SignedIn;
beforeEach(async () => {
  service = await startService({
    settings: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'no-reply@phila.example' },
    transports: true,
  });
  lead = await signedIn(service, { role: 'administrator' });
});
afterEach(() => service.close());

const mail = {
  to: 'thandi@example.org',
  subject: 'Your code',
  text: 'Your code is 123456',
  about: 'account' as const,
};
const giveUp = async () => {
  await service.services.mail.send(mail);
  for (let attempt = 0; attempt <= delivering.retries.times; attempt += 1)
    await runJobs(service.services, delivering, { isEarly: true });
};
const read = async () => ({
  queue: (await service.call(administration.jobs, {}, lead)).value.find(({ name }) => name === 'message'),
  failed: (await service.call(administration.failedJobs, {}, lead)).value,
  unsent: (await service.call(administration.failedMessages, {}, lead)).value,
  waiting: (await service.call(administration.messages, {}, lead)).value,
});

test('a message that cannot be sent waits to be tried again, and then is shown with why', async () => {
  await service.services.mail.send(mail);
  await runJobs(service.services, delivering, { isEarly: true });
  const before = await read();
  expect(before.queue).toMatchObject({
    title: 'Emails and text messages',
    triedAgain: 1,
    isRecurring: false,
  });
  expect(Date.parse(before.queue?.nextAttemptAt ?? '')).toBeGreaterThan(Date.now() + 20_000);
  expect(before.failed).toEqual([]);
  expect(before.waiting).toMatchObject([{ recipient: 't•••@example.org', subject: 'Your code' }]);
  for (let attempt = 1; attempt <= delivering.retries.times; attempt += 1)
    await runJobs(service.services, delivering, { isEarly: true });
  const after = await read();
  expect(after.queue?.triedAgain).toBe(0);
  expect(after.waiting).toEqual([]);
  expect(after.failed).toMatchObject([
    { name: 'message', title: 'Emails and text messages', attempts: 54, reason: 'Error ESOCKET' },
  ]);
  expect(after.unsent).toMatchObject([{ jobId: after.failed[0]?.id, recipient: 't•••@example.org' }]);
  expect(JSON.stringify(after)).not.toMatch(/123456|thandi@/);
});

test('a failed job is queued again once, with an entry in the audit; a second try says that it is gone', async () => {
  await giveUp();
  const [job] = (await read()).failed;
  const again = () => service.call(administration.jobsAgain, { body: { ids: [job?.id ?? ''] } }, lead);
  expect((await again()).value).toEqual({ done: 1 });
  expect((await read()).failed).toEqual([]);
  expect((await read()).waiting).toHaveLength(1);
  expect((await again()).status).toBe(409);
  const { entries } = await readAudit(service.database, { rowId: job?.id ?? '' }, { size: 5 });
  expect(entries.map(({ call }) => call)).toEqual(['POST /Administration/failed-jobs/again']);
});

test('a message is tried again from the list of messages', async () => {
  await giveUp();
  const [message] = (await read()).unsent;
  const ids = [message?.jobId ?? ''];
  expect((await service.call(administration.messagesAgain, { body: { ids } }, lead)).value.done).toBe(1);
  expect((await read()).unsent).toEqual([]);
  expect((await service.call(administration.messagesAgain, { body: { ids } }, lead)).status).toBe(409);
});

test('failed jobs are dismissed only by administrators who may do more than read', async () => {
  await giveUp();
  const [job] = (await read()).failed;
  const body = { ids: [job?.id ?? ''] };
  const auditor = await signedIn(service, { role: 'auditor' });
  expect((await service.call(administration.forgetJobs, { body }, auditor)).status).toBe(403);
  expect((await service.call(administration.failedJobs, {}, auditor)).value).toHaveLength(1);
  expect((await service.call(administration.forgetJobs, { body }, lead)).value).toEqual({ done: 1 });
  expect((await service.call(administration.forgetJobs, { body }, lead)).status).toBe(409);
  expect((await service.call(administration.forgetJobs, { body: { ids: [] } }, lead)).status).toBe(422);
});

test('sent messages are listed page by page, without their text', async () => {
  const other = await startService();
  try {
    const reader = await signedIn(other, { role: 'administrator' });
    for (let n = 0; n < 51; n += 1)
      await other.services.mail.send({ ...mail, essential: true, subject: `Letter ${n}` });
    await other.deliver();
    const list = async (After?: string) =>
      (await other.call(administration.sentMessages, { query: After === undefined ? {} : { After } }, reader))
        .value;
    const first = await list();
    expect(first.entries).toHaveLength(50);
    const second = await list(first.next ?? '');
    expect([second.entries.length, second.next]).toEqual([1, null]);
    expect(JSON.stringify(first)).not.toMatch(/123456|thandi@/);
  } finally {
    await other.close();
  }
});
