import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { calls } from '@phila/contract';
import { banners } from '../banner/tables.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { until } from '../../testing/until.ts';
import { forgetSalts } from './hashed-user.ts';
import { analyticsDays, analyticsSalts } from './tables.ts';
import { DAY } from '../../core/durations.ts';

const { events } = calls.analytics;

/** Stands in for the advert partner. */
let pixel: Server;
let told: string[] = [];
let status = 204;
let service: TestService;

beforeAll(async () => {
  pixel = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      told.push(text);
      response.writeHead(status).end();
      pixel.emit('told');
    });
  }).listen(0, '127.0.0.1');
  await once(pixel, 'listening');
  const { port } = pixel.address() as AddressInfo;
  service = await startService({
    now: new Date('2026-11-21T08:00:00Z'),
    settings: { PIXEL_URL: `http://127.0.0.1:${port}/event` },
  });
  const advert = {
    type: 2,
    startDate: '2026-01-01',
    order: 1,
    title: 'Advert',
    imageKey: `banners/${randomUUID()}`,
  };
  await service.database
    .insert(banners)
    .values({ ...advert, redirectUri: 'https://bank.example/a?campaign=7#x' });
});
afterAll(async () => {
  await service.close();
  pixel.close();
});
beforeEach(async () => {
  told = [];
  status = 204;
  await service.database.delete(analyticsDays);
});

const click = (token: string, redirect = 'https://bank.example/a?me=thandi') =>
  service.call(events, { body: { event: 'dashboard-ad-click', redirect } }, { token });
const agree = (token: string, analytics = true) =>
  service.call(calls.consents.saveConsents, { body: { analytics, textVersion: '1.1' } }, { token });

test('without consent nothing is counted and nothing is sent on, also after it was taken back', async () => {
  const { token } = await signedIn(service);
  expect((await click(token)).value).toBe(false);
  await agree(token);
  await agree(token, false);
  expect((await click(token)).value).toBe(false);
  expect(await service.database.select().from(analyticsDays)).toEqual([]);
  expect(told).toEqual([]);
});

test('with consent it is counted a day, without the query, under a hash that changes every day', async () => {
  const { token, id, sessionId } = await signedIn(service);
  await agree(token);
  for (let times = 0; times < 2; times += 1) {
    const heard = once(pixel, 'told');
    expect((await click(token)).value).toBe(true);
    await heard;
  }
  const [row, ...more] = await service.database.select().from(analyticsDays);
  expect(more).toEqual([]);
  expect(row).toEqual({
    date: '2026-11-21',
    event: 'dashboard-ad-click',
    redirect: 'https://bank.example/a',
    hashedUser: expect.stringMatching(/^[0-9a-f]{64}$/),
    count: 2,
  });
  expect(JSON.parse(told[0] ?? '')).toEqual({
    event: 'dashboard-ad-click',
    redirect: 'https://bank.example/a',
    user: row?.hashedUser,
    at: expect.stringMatching(/Z$/),
  });
  expect(told.join('')).not.toContain(id);

  service.clock.advance(DAY);
  await forgetSalts(service.services);
  expect(await service.database.select().from(analyticsSalts)).toEqual([]);
  const tomorrow = await service.services.tokens.signAccessToken({
    id,
    sessionId,
    osNo: null,
    generation: 0,
    isAdministrator: false,
  });
  const heard = once(pixel, 'told');
  expect((await click(tomorrow)).value).toBe(true);
  await heard;
  const rows = await service.database.select().from(analyticsDays);
  expect(new Set(rows.map(({ hashedUser }) => hashedUser)).size).toBe(2);
});

test('an address that no advert leads to is not counted', async () => {
  const { token } = await signedIn(service);
  await agree(token);
  expect((await click(token, 'https://elsewhere.example/')).value).toBe(false);
  expect((await click(token, 'javascript:alert(1)')).status).toBe(422);
});

test('a pixel that fails is a warning in the log', async () => {
  const { token, id } = await signedIn(service);
  await agree(token);
  status = 500;
  const heard = once(pixel, 'told');
  expect((await click(token)).value).toBe(true);
  await heard;
  const warned = () => service.logged().filter((line) => line.includes('pixel not told'));
  await until(() => warned().length > 0);
  expect(warned()[0]).toContain('"level":"warning"');
  expect(warned().join('')).not.toContain(id);
});
