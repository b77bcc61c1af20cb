import { randomUUID } from 'node:crypto';
import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { sessions } from '../../core/accounts/tables.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { bannerTypes } from './choices.ts';
import { banners } from './tables.ts';

const { banner } = calls;
const NOW = new Date('2026-11-21T22:30:00Z');

let service: TestService;
const add = async (
  values: Partial<typeof banners.$inferInsert> & { title: string },
  bytes = values.title,
) => {
  const imageKey = `banners/${randomUUID()}`;
  await service.services.blobs.put(imageKey, Buffer.from(bytes));
  await service.database.insert(banners).values({
    type: bannerTypes.dashboard,
    redirectUri: '/offers',
    startDate: '2026-01-01',
    order: 10,
    ...values,
    imageKey,
  });
};

beforeAll(async () => {
  service = await startService({ now: NOW });
  await service.database
    .insert(organisations)
    .values({ osNo: 7, guid: randomUUID(), osName: 'Umoya Energy' });
  await add({ title: 'Second', order: 2, redirectUri: 'https://bank.example/a?x=1' });
  await add({ title: 'First', order: 1 });
  // South Africa already has the 22nd.
  await add({ title: 'Begins today', order: 3, startDate: '2026-11-22' });
  await add({ title: 'Begins tomorrow', startDate: '2026-11-23' });
  await add({ title: 'Ended yesterday', endDate: '2026-11-21' });
  await add({ title: 'Switched off', isActive: false });
  await add({ title: 'For Umoya', osNo: 7 });
});
afterAll(() => service.close());

const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

test('the adverts of a type that run today, in order, with their pictures', async () => {
  const { token } = await signedIn(service);
  const ask = { params: { type: 2 }, query: {} };
  const { value } = await service.call(banner.advertisementByType, ask, { token });
  expect(titles(value)).toEqual(['First', 'Second', 'Begins today']);
  expect(value[1]).toEqual({
    id: expect.any(Number),
    version: 1,
    title: 'Second',
    redirectUri: 'https://bank.example/a?x=1',
    bannerFileBase64String: Buffer.from('Second').toString('base64'),
  });
  const light = await service.call(
    banner.advertisementByType,
    { params: { type: 2 }, query: { Images: 'false' } },
    { token },
  );
  expect(light.value.map(({ bannerFileBase64String }) => bannerFileBase64String)).toEqual(['', '', '']);
  expect(
    (await service.call(banner.advertisementByType, { params: { type: 3 }, query: {} }, { token })).value,
  ).toEqual([]);
});

test('adverts of an organisation reach its own people; general ones only where the organisation wants adverts', async () => {
  const { token, sessionId } = await signedIn(service);
  await service.database.update(sessions).set({ osNo: 7 }).where(eq(sessions.id, sessionId));
  const shown = async () =>
    titles(
      (await service.call(banner.advertisementByType, { params: { type: 2 }, query: {} }, { token })).value,
    );
  expect(await shown()).toEqual(['For Umoya']);
  const wantAdverts = (showsAdverts: boolean) =>
    service.database.update(organisations).set({ showsAdverts }).where(eq(organisations.osNo, 7));
  await wantAdverts(true);
  expect(await shown()).toEqual(['First', 'Second', 'Begins today', 'For Umoya']);
  await wantAdverts(false);
  expect(await shown()).toEqual(['For Umoya']);
});

test('the strip is a picture with its way in a header, another one after 11 seconds; none is 404', async () => {
  const { token } = await signedIn(service);
  const ask = async () => {
    const response = await fetch(`${service.url}/api/v1/Banner/banner-advertisement`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { response, text: await response.text() };
  };
  expect((await ask()).response.status).toBe(404);
  await add({ title: 'Ärzte für alle', type: bannerTypes.strip, redirectUri: '/medicalAidHealthInsurance' });
  const { response, text } = await ask();
  expect(text).toBe('Ärzte für alle');
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('x-redirect-uri')).toBe('/medicalAidHealthInsurance');
  expect(decodeURIComponent(response.headers.get('x-title') ?? '')).toBe('Ärzte für alle');
  await add({ title: 'Another', type: bannerTypes.strip });
  const before = (await ask()).text;
  service.clock.advance(11_000);
  expect((await ask()).text).not.toBe(before);
});

test('administrators see all banners; other people see the ones running for them', async () => {
  const { token } = await signedIn(service);
  const admin = await signedIn(service, { role: 'administrator' });
  const all = (Inactive: 'true' | 'false', as: string) =>
    service.call(banner.all, { query: { Inactive } }, { token: as });
  expect(titles((await all('false', token)).value)).not.toContain('Switched off');
  expect(titles((await all('false', token)).value)).not.toContain('For Umoya');
  expect((await all('true', token)).status).toBe(403);
  expect(titles((await all('false', admin.token)).value)).toContain('Begins tomorrow');
  expect(titles((await all('true', admin.token)).value)).toContain('Switched off');
});

test('types, categories and banners’ other choices are lists', async () => {
  const { token } = await signedIn(service);
  for (const call of [banner.types, banner.categories, banner.callToActions]) {
    const { value } = await service.call(call, {}, { token });
    expect(value[0]).toEqual({ id: 1, name: expect.any(String) });
  }
  const { value } = await service.call(banner.childCategories, {}, { token });
  expect(value[0]).toEqual({ id: 1, name: expect.any(String), categoryId: expect.any(Number) });
});
