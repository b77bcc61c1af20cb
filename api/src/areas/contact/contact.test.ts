import { calls } from '@phila/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { installDrawingShell, installDrawn } from '../../testing/drawn-release.ts';
import { startService, type TestService } from '../../testing/service.ts';

const { challenge: asked, write } = calls.contact;

/** The page of the form, which says what was sent, refused and typed. */
const PAGE = `
const quoted = (text = '') => escaped(text).replaceAll('"', '&quot;');
const App = ({ search, posted }) => {
  const { typed = {}, refused = {}, problem } = posted ?? {};
  const said = (text) => (text ? '<p>' + escaped(text) + '</p>' : '');
  const html = '<h1>Contact us</h1><noscript>' + said(search === '?sent=' && 'Sent') + said(problem) +
    '<input name="name" value="' + quoted(typed.name) + '">' + said(refused.email) +
    '<textarea name="message">' + escaped(typed.message ?? '') + '</textarea></noscript>';
  return { html };
};
`;
const routes = [
  { path: '/contactUs', page: 'contact', title: 'Contact us', layout: 'public', access: 'anyone' },
] as const;

const services: TestService[] = [];
afterEach(async () => {
  for (const service of services.splice(0)) await service.close();
});

/** Starts a service with a site that has the form's page. */
const start = async (settings: Record<string, string> = {}, now?: Date) => {
  const service = await startService({
    settings: { SUPPORT_EMAIL: 'help@phila.example', ...settings },
    ...(now === undefined ? {} : { now }),
  });
  services.push(service);
  await installDrawingShell(service.services);
  await installDrawn(service.services, routes, PAGE);
  return service;
};

const message = {
  name: 'Naledi Dlamini',
  email: 'naledi@example.org',
  message: 'My code never came.\nWhat now?',
};

const proofFrom = async (service: TestService): Promise<string> => {
  const { value } = await service.call(asked, {});
  const challenge = JSON.parse(value.challenge) as Parameters<typeof solveChallenge>[0]['challenge'];
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
};

const post = (service: TestService, fields: Record<string, string>) =>
  fetch(`${service.url}/contactUs`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

test('a message with its proof is mailed to support, and not logged', async () => {
  const service = await start();
  const body = { ...message, proof: await proofFrom(service) };
  expect((await service.call(write, { body })).status).toBe(201);
  const [mail, ...more] = await service.mail();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    recipient: 'help@phila.example',
    subject: 'Message from the contact form',
    replyTo: 'naledi@example.org',
  });
  expect(mail?.text).toBe(
    'Name: Naledi Dlamini\nEmail: naledi@example.org\n\nMy code never came.\nWhat now?',
  );
  expect(service.logged().join('')).not.toMatch(/naledi|code never/i);
});

test('a proof counts once, and one that is changed, unsolved or no proof at all never does', async () => {
  const service = await start({ LIMIT_CONTACT: '100/1h' });
  const proof = await proofFrom(service);
  await service.call(write, { body: { ...message, proof } });
  const { value } = await service.call(asked, {});
  const challenge = JSON.parse(value.challenge) as { parameters: object };
  const solution = { counter: 0, derivedKey: '00'.repeat(32) };
  const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '00' } };
  for (const wrong of [
    proof,
    JSON.stringify({ challenge, solution }),
    JSON.stringify({ challenge: easier, solution }),
    JSON.stringify({ challenge }),
    'null',
    '{',
  ]) {
    const { status, envelope } = await service.call(write, { body: { ...message, proof: wrong } });
    expect([status, envelope.errors?.map(({ path }) => path)]).toEqual([422, ['proof']]);
  }
  expect(await service.mail()).toHaveLength(1);
});

test('a proof of yesterday has expired', async () => {
  const service = await start({}, new Date(Date.now() - 86_400_000));
  const body = { ...message, proof: await proofFrom(service) };
  expect((await service.call(write, { body })).status).toBe(422);
  expect(await service.mail()).toEqual([]);
});

test('refusals are shown at their fields, and too many requests from one address have to wait', async () => {
  const service = await start({ LIMIT_CONTACT: '2/1h' });
  const bad = { name: ' ', email: 'naledi@', message: 'x'.repeat(2001), proof: '' };
  const { status, envelope } = await service.call(write, { body: bad });
  expect([status, envelope.errors?.map(({ path }) => path)]).toEqual([422, ['name', 'email', 'message']]);
  await service.call(write, { body: bad });
  const third = await service.call(write, { body: bad });
  expect([third.status, third.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
});

test('without a script the form can be sent, and the page confirms it', async () => {
  const service = await start();
  const answer = await post(service, message);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contactUs?sent#write']);
  expect(await service.mail()).toMatchObject([
    {
      recipient: 'help@phila.example',
      replyTo: 'naledi@example.org',
      text: expect.stringContaining(message.message) as string,
    },
  ]);
  const sent = await fetch(`${service.url}/contactUs?sent`, { headers: { accept: 'text/html' } });
  expect(await sent.text()).toContain('<noscript><p>Sent</p><input name="name" value="">');
  const plain = await fetch(`${service.url}/contactUs`, { headers: { accept: 'text/html' } });
  expect(await plain.text()).toContain('<noscript><input name="name" value="">');
});

test('without a script a refused form keeps the typed text, and shows it to no other visitor', async () => {
  const service = await start();
  const answer = await post(service, { ...message, name: 'N"><script>', email: 'naledi@' });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
  const html = await answer.text();
  expect(html).toContain('value="N&quot;&gt;&lt;script&gt;"');
  expect(html).toContain('<p>Please enter a valid email.</p>');
  expect(html).toContain('>My code never came.\nWhat now?</textarea>');
  const next = await fetch(`${service.url}/contactUs`, { headers: { accept: 'text/html' } });
  expect(await next.text()).not.toContain('My code');
  expect(await service.mail()).toEqual([]);
  expect(service.logged().join('')).not.toMatch(/naledi|code never/i);
});

test.each([
  ['one address', { LIMIT_CONTACT: '1/1h' }],
  ['all senders together', { LIMIT_CONTACT_WITHOUT_SCRIPT: '1/1h' }],
])('without a script there are few messages of %s', async (_of, settings) => {
  const service = await start(settings);
  await post(service, message);
  const answer = await post(service, message);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([
    429,
    expect.stringMatching(/^\d+$/) as string,
  ]);
  expect(await answer.text()).toContain('>My code never came.\nWhat now?</textarea>');
  expect(await service.mail()).toHaveLength(1);
});

test('no other page accepts a form, and this page accepts nothing else', async () => {
  const service = await start();
  const sent = (path: string, type: string, body: string) =>
    fetch(`${service.url}${path}`, { method: 'POST', headers: { 'content-type': type }, body });
  expect((await sent('/elsewhere', 'application/x-www-form-urlencoded', 'a=1')).status).toBe(404);
  expect((await sent('/contactUs', 'application/json', '{}')).status).toBe(415);
  const much = `message=${'x'.repeat(70_000)}`;
  expect((await sent('/contactUs', 'application/x-www-form-urlencoded', much)).status).toBe(413);
});
