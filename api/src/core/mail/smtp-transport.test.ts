import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { smtpTransport } from './smtp-transport.ts';
import type { Outgoing } from './transport.ts';

/** The parts of a mail server that a message needs. */
const mailServer = (
  answerTo: (line: string) => string | null,
): Promise<{ server: Server; url: string; received: string[] }> => {
  const received: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    let data = '';
    socket.write('220 ready\r\n');
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      for (const line of chunk.split('\r\n').slice(0, -1)) {
        if (inData && line !== '.') data += `${line}\n`;
        else if (inData) {
          inData = false;
          received.push(data);
          data = '';
          socket.write('250 taken\r\n');
        } else {
          received.push(line);
          const own = answerTo(line);
          inData = own === null && line === 'DATA';
          socket.write(`${own ?? (inData ? '354 go on' : '250 fine')}\r\n`);
        }
      }
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ server, url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, received });
    });
  });
};

const outgoing: Outgoing = {
  id: '01935000-0000-7000-8000-0123456789ab',
  channel: 'mail',
  recipient: 'thandi@example.org',
  subject: 'Your code',
  text: 'It is 123456',
  html: null,
  unsubscribeUrl: null,
  replyTo: null,
  createdAt: new Date('2026-03-01T08:00:00Z'),
};

test('a mail is handed to the mail server with its own id', async () => {
  const { server, url, received } = await mailServer(() => null);
  const transport = smtpTransport(url, 'support@phila.example');
  await transport.deliver(outgoing);
  transport.close();
  server.close();
  expect(received).toContain('MAIL FROM:<support@phila.example>');
  expect(received).toContain('RCPT TO:<thandi@example.org>');
  const mail = received.find((text) => text.includes('Subject: Your code')) ?? '';
  expect(mail).toContain('It is 123456');
  expect(mail).toContain(`Message-ID: <${outgoing.id}@phila.example>`);
  expect(mail).toContain('Auto-Submitted: auto-generated');
  expect(mail).not.toContain('List-Unsubscribe');
});

test('a mail that may be switched off has the headers of RFC 8058', async () => {
  const { server, url, received } = await mailServer(() => null);
  const transport = smtpTransport(url, 'support@phila.example');
  await transport.deliver({ ...outgoing, unsubscribeUrl: 'https://phila.example/api/v1/end?token=1.a' });
  transport.close();
  server.close();
  const mail = received.find((text) => text.includes('Subject: Your code')) ?? '';
  expect(mail).toContain('List-Unsubscribe: <https://phila.example/api/v1/end?token=1.a>');
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('a mail comes from our name, and one of a visitor is answered to them', async () => {
  const { server, url, received } = await mailServer(() => null);
  const transport = smtpTransport(url, 'support@phila.example');
  await transport.deliver(outgoing);
  await transport.deliver({ ...outgoing, subject: 'Message', replyTo: 'naledi@example.org' });
  transport.close();
  server.close();
  const [ours = '', theirs = ''] = received.filter((text) => text.includes('Subject: '));
  expect(ours).toContain('From: Phila <support@phila.example>');
  expect(ours).not.toContain('Reply-To');
  expect(theirs).toContain('From: Phila <support@phila.example>');
  expect(theirs).toContain('Reply-To: naledi@example.org');
});

test('a refusal is an error, for the outbox to try again', async () => {
  const { server, url } = await mailServer((line) => (line.startsWith('RCPT') ? '450 try later' : null));
  const transport = smtpTransport(url, 'support@phila.example');
  await expect(transport.deliver(outgoing)).rejects.toThrow(/450/);
  transport.close();
  server.close();
});
