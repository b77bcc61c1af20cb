import { calls, mediaRelease, resourceCalls } from '@phila/contract';
import { asc, like } from 'drizzle-orm';
import { pixelFile } from '../../testing/form-body.ts';
import { asItIs, changeOf } from '../../testing/resources/as-it-is.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { auditEntries } from '../../core/audit/tables.ts';
import { DAY } from '../../core/durations.ts';

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
const asIs = (id: number) => asItIs(service, mediaRelease, id, editor);
const add = async (slug: string, at: string | null, more: object = {}): Promise<number> => {
  const { value } = await service.call(manage.create, { body: release(slug, more) as never }, editor);
  const { id } = value.row;
  if (at !== null && manage.publish !== undefined)
    await service.call(manage.publish, { ...(await asIs(id)), body: { at } }, editor);
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
  // South Africa already had the new year.
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
  await service.call(manage.remove, await asIs(second), editor);
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
  await service.call(manage.remove, await asIs(id), editor);
  await add('only-one', null);
  const back = manage.restore && (await service.call(manage.restore, await asIs(id), editor));
  expect([back?.status, back?.envelope.errors?.[0]?.path]).toEqual([422, 'slug']);
});

test('an address that a release had while it was published leads to it, until another release has it', async () => {
  const id = await add('solar-farm', '2026-09-01T08:00:00Z');
  const rename = async (slug: string) =>
    service.call(manage.update, await changeOf(service, mediaRelease, { id, by: editor }, { slug }), editor);
  await rename('solar-park');
  await rename('solar-park-sasolburg');
  for (const slug of ['solar-farm', 'solar-park'])
    expect((await open(slug)).value).toMatchObject({ id, slug: 'solar-park-sasolburg' });
  const other = await add('solar-farm', '2026-09-02T08:00:00Z');
  expect((await open('solar-farm')).value).toMatchObject({ id: other, slug: 'solar-farm' });
  await service.call(manage.remove, await asIs(id), editor);
  expect((await open('solar-park')).status).toBe(404);
});

test('an address that only a draft had leads nowhere', async () => {
  const id = await add('a-draft-of-it', null);
  await service.call(
    manage.update,
    await changeOf(service, mediaRelease, { id, by: editor }, { slug: 'the-release' }),
    editor,
  );
  if (manage.publish !== undefined)
    await service.call(manage.publish, { ...(await asIs(id)), body: { at: NOW.toISOString() } }, editor);
  expect([(await open('a-draft-of-it')).status, (await open('the-release')).status]).toEqual([404, 200]);
});

test('its picture can be fetched only while it is published', async () => {
  const id = await add('with-picture', null, { heroAlt: 'A bridge' });
  if (manage.savePicture === undefined || manage.publish === undefined) throw new Error('no picture');
  await service.call(
    manage.savePicture,
    { params: { id, picture: 'hero' }, query: (await asIs(id)).query, file: pixelFile() },
    editor,
  );
  const unnamed = () => fetch(`${service.url}/api/v1/Image/file/10/${id}/0/0`);
  expect((await unnamed()).status).toBe(404);
  await service.call(manage.publish, { ...(await asIs(id)), body: { at: NOW.toISOString() } }, editor);
  const { heroUrl, heroAlt } = (await open('with-picture')).value;
  expect([heroAlt, (await fetch(`${service.url}${heroUrl}`)).headers.get('content-type')]).toEqual([
    'A bridge',
    'image/webp',
  ]);
});

describe('a link that shows a draft', () => {
  const { makePreviewLink, preview, readPreviewLink, withdrawPreviewLink } = calls.mediaReleases;
  // Signs in again, because the clock advances by days.
  beforeEach(async () => {
    editor = await signedIn(service, { role: 'communications' });
  });
  const communications = () => signedIn(service, { role: 'communications' });
  const make = async (id: number) =>
    (await service.call(makePreviewLink, { params: { id } }, await communications())).value;
  const shows = (token: string) => service.call(preview, { body: { token } }, {});

  test('shows it with its picture to anyone for a week, and to no one without it', async () => {
    const id = await add('shown-early', null, { heroAlt: 'A bridge' });
    if (manage.savePicture === undefined) throw new Error('no picture');
    await service.call(
      manage.savePicture,
      { params: { id, picture: 'hero' }, query: (await asIs(id)).query, file: pixelFile() },
      editor,
    );
    const { token, expiresAt } = await make(id);
    const opened = await shows(token);
    expect(opened.value).toMatchObject({
      title: 'Release shown-early',
      body: 'The **whole** text',
      publishedAt: null,
      isPublished: false,
      expiresAt,
    });
    expect((await fetch(`${service.url}${opened.value.heroUrl}`)).status).toBe(200);
    expect((await open('shown-early')).status).toBe(404);
    expect((await shows('a'.repeat(43))).status).toBe(404);
    service.clock.advance(7 * DAY);
    expect((await shows(token)).status).toBe(404);
  });

  test('is withdrawn by another administrator, ends with the next one, and goes with its release', async () => {
    const id = await add('withdrawn', null);
    const [first, second] = [await make(id), await make(id)];
    expect([(await shows(first.token)).status, (await shows(second.token)).status]).toEqual([404, 200]);
    const other = await communications();
    const { madeAt, expiresAt } = second;
    expect((await service.call(readPreviewLink, { params: { id } }, other)).value).toEqual({
      madeAt,
      expiresAt,
    });
    expect((await service.call(withdrawPreviewLink, { params: { id } }, other)).status).toBe(200);
    expect((await shows(second.token)).status).toBe(404);
    expect((await service.call(readPreviewLink, { params: { id } }, other)).value).toBeNull();
    expect((await service.call(withdrawPreviewLink, { params: { id } }, other)).status).toBe(404);
    const third = await make(id);
    await service.call(manage.remove, await asIs(id), other);
    expect((await shows(third.token)).status).toBe(404);
    expect((await service.call(makePreviewLink, { params: { id } }, other)).status).toBe(404);
  });

  test('is audited when it is made and withdrawn, without its token', async () => {
    const id = await add('audited', null);
    const { token } = await make(id);
    await service.call(withdrawPreviewLink, { params: { id } }, await communications());
    const entries = await service.database
      .select()
      .from(auditEntries)
      .where(like(auditEntries.call, '%/MediaReleases/preview-link/%'))
      .orderBy(asc(auditEntries.id));
    const own = entries.filter(({ rowIds }) => rowIds.includes(String(id)));
    expect(own.map(({ call, fields }) => [call, fields])).toEqual([
      ['POST /MediaReleases/preview-link/{id}', ['previewUntil']],
      ['DELETE /MediaReleases/preview-link/{id}', ['previewUntil']],
    ]);
    expect(JSON.stringify(own)).not.toContain(token);
  });
});
