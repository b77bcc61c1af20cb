import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { blobRemovals } from '../../../core/blobs/tables.ts';
import { removeNotedBlobs } from '../../../core/blobs/removal.ts';
import { MINUTE } from '../../../core/durations.ts';
import { auditEntries } from '../../../core/audit/tables.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { ownProduct } from '../../../testing/shop/own-product.ts';
import { stockedShop, type StockedShop } from '../../../testing/shop/stocked-shop.ts';
import { signedIn, type SignedIn } from '../../../testing/signed-in.ts';
import { shopBeginningFiles } from '../tables.ts';

const { shop } = calls;
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

let service: TestService;
let stock: StockedShop;
let thandi: SignedIn;
let sipho: SignedIn;
beforeAll(async () => {
  service = await startService();
  stock = await stockedShop(service);
  thandi = await signedIn(service);
  sipho = await signedIn(service);
});
afterAll(() => service.close());

const save = (id: number, file: File, token = stock.token) =>
  service.call(shop.saveBeginningFile, { params: { id }, file }, { token });
const download = (id: number, token?: string) =>
  fetch(`${service.url}/api/v1/Shop/owned-products/${id}/file`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
const beginOf = async (id: number, token: string) =>
  (await service.call(shop.product, { params: { id } }, { token })).value.begin;

test('owners of the product download it; for everyone else it does not exist', async () => {
  const id = await stock.product({});
  const saved = await save(id, new File([PDF], 'Workbook.pdf'));
  expect([saved.status, saved.value]).toEqual([200, { fileName: 'Workbook.pdf', size: PDF.length }]);
  await ownProduct(service, thandi, id);
  const reply = await download(id, thandi.token);
  expect([reply.status, await reply.text()]).toEqual([200, PDF]);
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="?Workbook\.pdf/);
  expect(reply.headers.get('cache-control')).toContain('no-store');
  // Refuses even the administrator who saved it but does not own the product.
  for (const token of [sipho.token, stock.token]) expect((await download(id, token)).status).toBe(404);
  expect((await download(id)).status).toBe(401);
  expect((await download(999_999, thandi.token)).status).toBe(404);
});

test('it is downloaded once the product has begun, not before', async () => {
  const id = await stock.product({});
  await save(id, new File([PDF], 'later.pdf'));
  await ownProduct(service, sipho, id, new Date(service.clock.now().getTime() + MINUTE));
  expect((await download(id, sipho.token)).status).toBe(404);
  expect(await beginOf(id, sipho.token)).toBeUndefined();
  service.clock.advance(MINUTE);
  expect((await download(id, sipho.token)).status).toBe(200);
});

test('it stands in the place of an address', async () => {
  const id = await stock.product({});
  await ownProduct(service, thandi, id);
  await save(id, new File([PDF], 'a.pdf'));
  expect(await beginOf(id, thandi.token)).toMatchObject({
    file: null,
    download: { fileName: 'a.pdf', size: PDF.length },
  });
});

test.each([
  ['a program under the name of a PDF', new File(['MZ\u0090\u0000'], 'a.pdf'), 415],
  ['a picture under the name of a PDF', new File([PDF], 'a.png'), 415],
  ['nothing', new File([''], 'a.pdf'), 422],
])('%s is refused at the file, and the one before stays', async (_what, file, status) => {
  const id = await stock.product({});
  await save(id, new File([PDF], 'before.pdf'));
  const refused = await save(id, file);
  expect([refused.status, refused.envelope.errors?.[0]?.path]).toEqual([status, 'File']);
  const { value } = await service.call(shop.readBeginningFile, { params: { id } }, { token: stock.token });
  expect(value).toMatchObject({ fileName: 'before.pdf' });
});

test('another takes its place, removing it takes it away, and its bytes go each time', async () => {
  const id = await stock.product({});
  await ownProduct(service, thandi, id);
  const blobOf = async () => {
    const [row] = await service.database
      .select()
      .from(shopBeginningFiles)
      .where(eq(shopBeginningFiles.productId, id));
    return `product-files/${row?.blobId}`;
  };
  await save(id, new File([PDF], 'one.pdf'));
  const first = await blobOf();
  await save(id, new File(['Read me first'], 'two.txt'));
  const second = await blobOf();
  expect(await (await download(id, thandi.token)).text()).toBe('Read me first');
  const removed = await service.call(shop.removeBeginningFile, { params: { id } }, { token: stock.token });
  expect(removed.value).toBe(true);
  expect((await download(id, thandi.token)).status).toBe(404);
  const noted = (await service.database.select().from(blobRemovals)).map(({ key }) => key);
  expect(noted).toEqual(expect.arrayContaining([first, second]));
  await removeNotedBlobs(service.services);
  for (const key of [first, second]) expect(await service.services.blobs.get(key)).toBeNull();
});

test('each write has its entry in the audit, and takes the right to change products', async () => {
  const id = await stock.product({});
  expect((await save(id, new File([PDF], 'a.pdf'), thandi.token)).status).toBe(403);
  await save(id, new File([PDF], 'a.pdf'));
  await service.call(shop.removeBeginningFile, { params: { id } }, { token: stock.token });
  const entries = (await service.database.select().from(auditEntries)).filter(
    ({ call, rowIds }) => call.endsWith('/Shop/admin-products/{id}/file') && rowIds.includes(String(id)),
  );
  expect(entries.map(({ event, call, fields }) => [event, call.split(' ')[0], fields.toSorted()])).toEqual([
    ['refused', 'PUT', []],
    ['change', 'PUT', ['fileName', 'size']],
    ['change', 'DELETE', ['fileName', 'size']],
  ]);
});

test('a product that is not there has none', async () => {
  const id = await stock.product({});
  await stock.remove(id);
  expect((await save(id, new File([PDF], 'a.pdf'))).status).toBe(404);
  expect((await save(999_999, new File([PDF], 'a.pdf'))).status).toBe(404);
});
