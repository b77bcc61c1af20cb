import { calls } from '@phila/contract';
import { MINUTE } from '../../core/durations.ts';
import { delivering } from '../../core/mail/delivering.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';

const { siteHealth } = calls.administration;

let service: TestService;
let lead: SignedIn;
beforeEach(async () => {
  service = await startService({
    settings: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'no-reply@phila.example' },
    transports: true,
  });
  lead = await signedIn(service, { role: 'auditor' });
});
afterEach(() => service.close());

const read = async () => (await service.call(siteHealth, {}, lead)).value;
const mail = { to: 'thandi@example.org', subject: 'Your code', text: '123456', about: 'account' as const };

test('a site without trouble reports good health and its figures', async () => {
  const { database, jobs, outbox, files, disk } = await read();
  expect(database).toMatchObject({ isCurrent: true, milliseconds: expect.any(Number) });
  expect(database.state).not.toBe('bad');
  expect(jobs).toMatchObject({ state: 'good', failed: 0 });
  expect(outbox).toEqual({ state: 'good', waiting: 0, oldestAt: null });
  expect(files).toEqual({ state: 'good', place: 'disk', milliseconds: expect.any(Number) });
  expect(disk.free).toBeGreaterThan(0);
});

test('a message that waits too long, and one that failed for good, are shown without their contents', async () => {
  await service.services.mail.send(mail);
  expect((await read()).outbox).toMatchObject({ state: 'good', waiting: 1 });
  for (let minutes = 0; minutes < 16; minutes += 8) service.clock.advance(8 * MINUTE);
  lead = await signedIn(service, { role: 'auditor' });
  expect((await read()).outbox).toMatchObject({ state: 'strained', waiting: 1 });
  for (let attempt = 0; attempt <= delivering.retries.times; attempt += 1)
    await runJobs(service.services, delivering, { isEarly: true });
  const after = await read();
  expect(after.jobs).toMatchObject({ state: 'strained', failed: 1 });
  expect(after.outbox).toEqual({ state: 'good', waiting: 0, oldestAt: null });
  expect(JSON.stringify(after)).not.toMatch(/thandi|123456/);
});

test('an unreachable bucket is reported, and so is everything else', async () => {
  const unreachable = await startService({
    settings: {
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_BUCKET: 'phila',
      S3_ACCESS_KEY: 'name',
      S3_SECRET_KEY: 'a-secret-of-the-bucket',
    },
  });
  try {
    const by = await signedIn(unreachable, { role: 'auditor' });
    const { status, value } = await unreachable.call(siteHealth, {}, by);
    expect([status, value.files]).toEqual([200, { state: 'bad', place: 'bucket', milliseconds: null }]);
    expect(value.database.isCurrent).toBe(true);
    expect(JSON.stringify(value)).not.toContain('a-secret');
  } finally {
    await unreachable.close();
  }
});

test('only administrators of the site may read it', async () => {
  const person = await signedIn(service);
  expect((await service.call(siteHealth, {}, person)).status).toBe(403);
});
