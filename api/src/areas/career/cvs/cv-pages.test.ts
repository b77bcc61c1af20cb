import { cvPageWidths, newCv } from '@phila/contract/cv';
import { calls, type InputOf } from '@phila/contract';
import sharp from 'sharp';
import { type CvOwner, cvOwner, fileOf, type SentFile } from '../../../testing/career/cv-owner.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn } from '../../../testing/signed-in.ts';

const { cv } = calls.career;

let service: TestService;
let thandi: CvOwner;
beforeAll(async () => {
  service = await startService({ settings: { LIMIT_CV_PAGE: '1000/1m' } });
});
beforeEach(async () => {
  thandi = await cvOwner(service);
  await thandi.worked();
});
afterAll(() => service.close());

type Query = InputOf<typeof cv.page>['query'];

const picture = (
  page: number,
  query: Query = {},
  { token = thandi.token, headers = {} }: { token?: string; headers?: Record<string, string> } = {},
): Promise<SentFile> =>
  fileOf(service, cv.page, { params: { id: thandi.id, page }, query }, { token, headers });

test.each(cvPageWidths)('a page is a WebP picture %i wide, of the shape of the paper', async (width) => {
  const { status, headers, bytes } = await picture(1, { Width: `${width}` });
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'private, no-cache',
  ]);
  const shape = await sharp(bytes).metadata();
  expect([shape.format, shape.width, shape.height]).toEqual([
    'webp',
    width,
    Math.round((width * 841.89) / 595.28),
  ]);
});

test('a picture that the browser has is not sent again; after a change in the records it is', async () => {
  const first = await picture(1);
  const etag = first.headers.get('etag') ?? '';
  expect((await picture(1, {}, { headers: { 'if-none-match': etag } })).status).toBe(304);
  await thandi.worked({ projectName: 'Umoya' });
  const changed = await picture(1, {}, { headers: { 'if-none-match': etag } });
  expect([changed.status, Buffer.compare(changed.bytes, first.bytes) === 0]).toEqual([200, false]);
});

test('as many pages as the file has, and none beyond', async () => {
  const responsibilities = 'Planned, packed and counted. '.repeat(120);
  for (let year = 2000; year < 2006; year += 1)
    await thandi.worked({ startDate: `${year}-01-01`, responsibilities });
  const { pages } = await thandi.read();
  const { value } = await service.call(
    cv.pages,
    { params: { id: thandi.id }, query: {} },
    { token: thandi.token },
  );
  expect(pages.length).toBeGreaterThan(1);
  expect(value).toEqual({ pages: pages.length, unreadable: [] });
  expect((await picture(pages.length)).status).toBe(200);
  expect((await picture(pages.length + 1)).status).toBe(404);
});

test('hidden parts are not in the picture, and each layout keeps its own colour', async () => {
  const all = await picture(1);
  const id = await thandi.worked({ projectName: 'Hidden Works' });
  await thandi.choose({ hidden: { ...newCv().hidden, experience: [id] } });
  expect(Buffer.compare((await picture(1)).bytes, all.bytes)).toBe(0);
  const { data } = await sharp((await picture(1, { Template: '30', Width: '360' })).bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The bar of layout 30 in its orange, f08a24.
  const [red = 0, green = 0, blue = 0] = data;
  expect([Math.abs(red - 0xf0) < 12, Math.abs(green - 0x8a) < 12, Math.abs(blue - 0x24) < 12]).toEqual([
    true,
    true,
    true,
  ]);
});

test('for its owner alone, and in the sizes that there are', async () => {
  const { token } = await signedIn(service);
  expect((await picture(1, {}, { token })).status).toBe(404);
  const visitor = await fetch(`${service.url}/api/v1/Career/cvs/${thandi.id}/pages/1`);
  expect(visitor.status).toBe(401);
  expect((await picture(1, { Width: '5000' as '360' })).status).toBe(422);
  expect((await picture(0)).status).toBe(404);
  expect((await picture(1, { Template: '7' as '0' })).status).toBe(422);
});
