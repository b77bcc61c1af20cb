import { banner as resource, calls, resourceCalls, specifiedCalls } from '@phila/contract';
import sharp from 'sharp';
import { addOrganisations, UMOYA } from '../../testing/employer/employ.ts';
import { asItIs } from '../../testing/resources/as-it-is.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { bannerTypes } from './choices.ts';

const specifiedBanners = specifiedCalls(resource);

const { banner } = calls;
const manage = resourceCalls(resource);

let service: TestService;
let editor: { token: string };
let reader: { token: string };
beforeAll(async () => {
  service = await startService({ now: new Date('2026-11-22T09:00:00Z') });
  await addOrganisations(service);
  editor = await signedIn(service, { role: 'communications' });
  reader = await signedIn(service);
});
afterAll(() => service.close());

const body = {
  title: 'Marula Bank: open your pocket',
  type: bannerTypes.strip,
  category: 2,
  childCategory: 3,
  callToAction: 3,
  redirectUri: '/offers',
  startDate: '2026-11-01',
  endDate: null,
  order: 1,
  isActive: true,
  osNo: null,
};
const add = (more: object = {}) =>
  service.call(manage.create, { body: { ...body, ...more } as never }, editor);
const strip = () =>
  fetch(`${service.url}/api/v1/Banner/banner-advertisement`, {
    headers: { authorization: `Bearer ${reader.token}` },
  });

test('a banner is shown once it has a picture, and no longer when it was deleted', async () => {
  const { row } = (await add()).value;
  const params = { id: row.id };
  expect((await strip()).status).toBe(404);
  const image = sharp({ create: { width: 2800, height: 300, channels: 3, background: '#14213D' } });
  const file = new File([new Uint8Array(await image.png().toBuffer())], 'strip.png');
  if (manage.savePicture === undefined || manage.restore === undefined) throw new Error('no such call');
  const saved = await service.call(
    manage.savePicture,
    {
      params: { ...params, picture: 'picture' },
      query: (await asItIs(service, resource, params.id, editor)).query,
      file,
    },
    editor,
  );
  expect((await fetch(`${service.url}${saved.value.row.pictures['picture']}`)).status).toBe(200);
  const shown = await strip();
  const { width, height } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect([shown.headers.get('x-redirect-uri'), width, height]).toEqual(['/offers', 1400, 150]);
  expect((await service.call(specifiedBanners.remove, { params }, editor)).value).toBe(true);
  expect((await strip()).status).toBe(404);
  const { value: all } = await service.call(banner.all, { query: { Inactive: 'true' } }, editor);
  expect(all).toEqual([]);
  expect((await service.call(specifiedBanners.remove, { params }, editor)).status).toBe(404);
  await service.call(manage.restore, await asItIs(service, resource, params.id, editor), editor);
  expect((await strip()).status).toBe(200);
  expect((await service.call(specifiedBanners.remove, { params }, reader)).status).toBe(403);
});

test.each([
  [{ title: '' }, 'title'],
  [{ type: 3 }, 'type'],
  [{ category: 9 }, 'category'],
  [{ category: 1, childCategory: 3 }, 'childCategory'],
  [{ category: null }, 'childCategory'],
  [{ redirectUri: 'javascript:alert(1)' }, 'redirectUri'],
  [{ endDate: '2026-10-31' }, 'endDate'],
  [{ osNo: 4_711 }, 'osNo'],
])('%j is refused at %s', async (more, path) => {
  const { status, envelope } = await add(more);
  expect([status, envelope.errors?.map((error) => error.path)]).toEqual([422, [path]]);
});

test('a manager of one organisation may write its banners only', async () => {
  const own = await signedIn(service, { role: 'communications', roleAt: UMOYA.osNo });
  const made = await service.call(
    manage.create,
    { body: { ...body, title: 'For Umoya', osNo: UMOYA.osNo } as never },
    own,
  );
  expect(made.status).toBe(201);
  expect((await service.call(manage.create, { body: body as never }, own)).status).toBe(422);
  const { items } = (await service.call(manage.list, { query: {} }, own)).value;
  expect(items.map(({ title }) => title)).toEqual(['For Umoya']);
  const foreign = (await add({ title: 'Everybody’s' })).value.row.id;
  expect((await service.call(specifiedBanners.remove, { params: { id: foreign } }, own)).status).toBe(404);
});
