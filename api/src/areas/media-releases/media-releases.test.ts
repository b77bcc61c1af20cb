import { calls, mediaRelease, resourceCalls } from '@phila/contract';
import { pixelFile } from '../../testing/form-body.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const manage = resourceCalls(mediaRelease);
const { list, read } = calls.mediaReleases;

let service: TestService;
let editor: { token: string };
beforeAll(async () => {
  service = await startService({ now: NOW });
  editor = await signedIn(service, { role: 'communications' });
});
afterAll(() => service.close());

const release = (slug: string, more: object = {}) => ({
  title: `Release ${slug}`,
  slug,
  summary: 'In short',
  body: 'The **whole** text',
  author: 'Naledi Dlamini',
  heroAlt: null,
  ...more,
});
const add = async (slug: string, at: string | null, more: object = {}): Promise<number> => {
  const { value } = await service.call(manage.create, { body: release(slug, more) as never }, editor);
  const { id } = value.row;
  if (at !== null && manage.publish !== undefined)
    await service.call(manage.publish, { params: { id }, body: { at } }, editor);
  return id;
};
const slugs = async (query: object = {}) =>
  (await service.call(list, { query }, {})).value.items.map(({ slug }) => slug);
const open = (slug: string) => service.call(read, { params: { slug } }, {});

test('only what is published is listed and read, the latest first, each beside its neighbours', async () => {
  const first = await add('first', '2025-12-31T22:30:00Z', { title: 'Solar in Sasolburg' });
  const second = await add('second', '2026-10-01T08:00:00Z');
  await add('draft', null);
  await add('to-come', '2026-11-22T09:05:00Z');
  expect(await slugs()).toEqual(['second', 'first']);
  // In South Africa it was the new year already.
  expect([await slugs({ Year: 2026 }), await slugs({ Year: 2025 })]).toEqual([['second', 'first'], []]);
  expect([await slugs({ SearchTerm: 'sasolburg SOLAR' }), await slugs({ SearchTerm: '%' })]).toEqual([
    ['first'],
    [],
  ]);
  expect((await open('second')).value).toMatchObject({
    title: 'Release second',
    body: 'The **whole** text',
    publishedAt: '2026-10-01T08:00:00.000Z',
    heroUrl: null,
    heroAlt: '',
    previous: { slug: 'first', title: 'Solar in Sasolburg' },
    next: null,
  });
  expect((await open(String(first))).value).toMatchObject({ slug: 'first', next: { slug: 'second' } });
  for (const slug of ['draft', 'to-come', 'unheard-of', '999999', '99999999999'])
    expect((await open(slug)).status).toBe(404);
  service.clock.advance(5 * 60_000);
  expect(await slugs()).toEqual(['to-come', 'second', 'first']);
  await service.call(manage.remove, { params: { id: second } }, editor);
  expect([(await open('second')).status, (await open('first')).value.next?.slug]).toEqual([404, 'to-come']);
});

test('an address is of one release alone, while that one is there', async () => {
  const id = await add('only-one', null);
  const twice = await service.call(manage.create, { body: release('only-one') as never }, editor);
  expect([twice.status, twice.envelope.errors]).toEqual([
    422,
    [{ path: 'slug', message: 'Another media release has this address' }],
  ]);
  const ten = await Promise.all(
    Array.from({ length: 10 }, () =>
      service.call(manage.create, { body: release('at-once') as never }, editor),
    ),
  );
  expect(ten.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(422)]);
  for (const slug of ['2026', 'Über', 'a--b', '-a', 'A']) {
    const { status, envelope } = await service.call(manage.create, { body: release(slug) as never }, editor);
    expect([slug, status, envelope.errors?.[0]?.path]).toEqual([slug, 422, 'slug']);
  }
  await service.call(manage.remove, { params: { id } }, editor);
  await add('only-one', null);
  const back = manage.restore && (await service.call(manage.restore, { params: { id } }, editor));
  expect([back?.status, back?.envelope.errors?.[0]?.path]).toEqual([422, 'slug']);
});

test('its picture can be fetched only while it is published', async () => {
  const id = await add('with-picture', null, { heroAlt: 'A bridge' });
  if (manage.savePicture === undefined || manage.publish === undefined) throw new Error('no picture');
  await service.call(manage.savePicture, { params: { id, picture: 'hero' }, file: pixelFile() }, editor);
  const unnamed = () => fetch(`${service.url}/api/v1/Image/file/10/${id}/0/0`);
  expect((await unnamed()).status).toBe(404);
  await service.call(manage.publish, { params: { id }, body: { at: NOW.toISOString() } }, editor);
  const { heroUrl, heroAlt } = (await open('with-picture')).value;
  expect([heroAlt, (await fetch(`${service.url}${heroUrl}`)).headers.get('content-type')]).toEqual([
    'A bridge',
    'image/webp',
  ]);
});
