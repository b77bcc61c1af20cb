import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderTransport } from './folder-transport.ts';
import { writeLetter } from './letter.ts';
import type { Outgoing } from './transport.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'phila-mail-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const outgoing: Outgoing = {
  id: '01935000-0000-7000-8000-0123456789ab',
  channel: 'mail',
  recipient: 'thandi@example.org',
  ...writeLetter({
    subject: 'Ngiyabonga, ño',
    paragraphs: ['Dear Zoë'],
    action: { label: 'Go', to: 'http://localhost:3000/x#token=a' },
  }),
  unsubscribeUrl: null,
  replyTo: null,
  createdAt: new Date('2026-03-01T08:00:00.120Z'),
};

test('a mail becomes a page for a browser and a file for a mail program', async () => {
  const folder = join(parent, 'mail');
  await folderTransport(folder, 'support@phila.example').deliver(outgoing);
  const files = (await readdir(folder)).toSorted();
  expect(files).toEqual(['2026-03-01T08-00-00-120Z-456789ab.eml', '2026-03-01T08-00-00-120Z-456789ab.html']);
  const [eml = '', html = ''] = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  expect(eml).toMatch(/^From: Phila <support@phila\.example>\nTo: thandi@example\.org\nSubject: /);
  expect(eml).toContain('multipart/alternative');
  expect(html).toContain('To: thandi@example.org<br>Subject: Ngiyabonga, ño');
  expect(html).toContain('href="http://localhost:3000/x#token=a"');
  expect((await stat(join(folder, files[0] ?? ''))).mode & 0o077).toBe(0);
});

test('a text message becomes a text', async () => {
  await folderTransport(parent, 'support@phila.example').deliver({
    ...outgoing,
    channel: 'sms',
    recipient: '+27711234567',
    text: 'Your code is 123456',
  });
  const [file = ''] = await readdir(parent);
  expect(file).toMatch(/\.txt$/);
  expect(await readFile(join(parent, file), 'utf8')).toBe('To: +27711234567\n\nYour code is 123456\n');
});
