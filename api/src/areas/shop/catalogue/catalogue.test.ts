import {
  calls,
  MAX_FOUND,
  PASSWORD_NEEDED,
  resourceCalls,
  shopCategory,
  shopProduct,
  specifiedCalls,
} from '@phila/contract';
import { desc } from 'drizzle-orm';
import { auditEntries } from '../../../core/audit/tables.ts';
import { pixelFile } from '../../../testing/form-body.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn, type SignedIn } from '../../../testing/signed-in.ts';
import { grantProducts } from '../ownership/ownership.ts';
import { ownsSku } from '../public.ts';
import { productOwnerships, shopCategories, shopProducts } from '../tables.ts';
import { stockedShop, type StockedShop } from '../../../testing/shop/stocked-shop.ts';
import { searchText } from './search-words.ts';

const productCalls = specifiedCalls(shopProduct);

const { shop } = calls;
const categoryCalls = specifiedCalls(shopCategory);

let service: TestService;
let stock: StockedShop;
let thandi: SignedIn;
beforeAll(async () => {
  service = await startService();
});
// Starts each test with a new shop.
beforeEach(async () => {
  for (const table of [productOwnerships, shopProducts, shopCategories]) await service.database.delete(table);
  stock = await stockedShop(service);
  thandi = await signedIn(service);
});
afterAll(() => service.close());

type Query = { PageNumber?: number; PageSize?: number; SearchTerm?: string; Sort?: string };
const list = async (query: Query = {}, token?: string) =>
  (await service.call(shop.products, { query }, token === undefined ? {} : { token })).value;
const names = async (query: Query) => (await list(query)).items.map(({ productName }) => productName);
const category = async (name: string, isActive = true) =>
  (await service.call(categoryCalls.create, { body: { name, order: 20, isActive } }, { token: stock.token }))
    .value;
const update = (id: number, body: object, token = stock.token) =>
  service.call(productCalls.update, { params: { id }, body: body as never }, { token });

test('lists what is on offer, by name, price or age, page by page, to anybody', async () => {
  const [b, a, c] = [
    await stock.product({ productName: 'Bread baking', price: 300 }),
    await stock.product({ productName: 'Ärzte und Apotheken', price: 100 }),
    await stock.product({ productName: 'carpentry', price: 200 }),
  ];
  await stock.product({ productName: 'Switched off', isActive: false });
  await stock.remove(await stock.product({ productName: 'Deleted' }));
  const ids = async (Sort?: string) =>
    (await list(Sort === undefined ? {} : { Sort })).items.map(({ productId }) => productId);
  expect(await ids()).toEqual([a, b, c]);
  expect(await ids('-productName')).toEqual([c, b, a]);
  expect(await ids('price')).toEqual([a, c, b]);
  expect(await ids('-productId')).toEqual([c, a, b]);
  expect(await list({ PageNumber: 2, PageSize: 2 })).toMatchObject({
    items: [{ productId: c }],
    totalCount: 3,
    pageNumber: 2,
    totalPages: 2,
    hasNext: false,
    hasPrevious: true,
  });
  expect((await list({ PageNumber: 9 })).items).toEqual([]);
  expect((await service.call(shop.products, { query: { Sort: 'sku' } })).status).toBe(422);
});

test('finds by the beginnings of words, without regard to accents, case and order', async () => {
  await stock.product({ productName: 'First aid level 1', sku: 'course-fa1' });
  await stock.product({ productName: 'Façade painting', productShortDescription: 'Walls in **colour**' });
  expect(await names({ SearchTerm: 'AID fir' })).toEqual(['First aid level 1']);
  expect(await names({ SearchTerm: 'facade' })).toEqual(['Façade painting']);
  expect(await names({ SearchTerm: 'colo' })).toEqual(['Façade painting']);
  expect(await names({ SearchTerm: 'fa1' })).toEqual(['First aid level 1']);
  expect(await names({ SearchTerm: 'zebra' })).toEqual([]);
  for (const hostile of ["'", "a' | b", ':*', '\\', '&|!', '%', '<->', "x':* & 'y"])
    expect((await service.call(shop.products, { query: { SearchTerm: hostile } })).status).toBe(200);
});

test('the name of a category finds its products, plurals and hyphens find, and a letter begins a name', async () => {
  const wellness = await category('Health & wellness');
  await stock.product({ productName: 'Yoga', categoryId: wellness.id });
  await stock.product({ productName: 'E-learning policies' });
  await stock.product({ productName: "Driver's licence, code C" });
  const names = async (SearchTerm: string) =>
    (await list({ SearchTerm })).items.map(({ productName }) => productName);
  expect(await names('wellness')).toEqual(['Yoga']);
  expect(await names('wellness yoga')).toEqual(['Yoga']);
  expect(await names('wellness licence')).toEqual([]);
  expect(await names('elearning')).toEqual(['E-learning policies']);
  expect(await names('policy')).toEqual(['E-learning policies']);
  expect(await names('drivers')).toEqual(["Driver's licence, code C"]);
  expect(await names('code c')).toEqual(["Driver's licence, code C"]);
  expect(await names('licence v')).toEqual([]);
  // Matches the beginnings of names, and of categories.
  expect(await names('e')).toEqual(['E-learning policies']);
  expect(await names('h')).toEqual(['Yoga']);
  expect(await names('p')).toEqual([]);
});

test('words are kept once, plain', () =>
  expect(searchText('Première aide: AIDE!', 'cv-t30')).toBe('premiere aide cv t30 cvt30'));

test('a category has its products and their number, and one that is switched off shows neither', async () => {
  const wellness = await category('Wellness');
  const id = await stock.product({ categoryId: wellness.id });
  await stock.product({});
  const inIt = async (of: number) => service.call(shop.productsByCategory, { params: { id: of }, query: {} });
  expect((await inIt(wellness.id)).value).toMatchObject({ items: [{ productId: id }], totalCount: 1 });
  const counts = async () =>
    (await service.call(shop.productCategories, {})).value.map(({ name, productCount }) => [
      name,
      productCount,
    ]);
  expect(await counts()).toEqual([
    ['Courses', 1],
    ['Wellness', 1],
  ]);
  await update(id, { categoryId: stock.categoryId });
  expect(await counts()).toEqual([
    ['Courses', 2],
    ['Wellness', 0],
  ]);
  await update(id, { isActive: false });
  expect((await list()).totalCount).toBe(1);
  const body = { name: 'Wellness', order: 20, isActive: false };
  await service.call(categoryCalls.update, { params: { id: wellness.id }, body }, { token: stock.token });
  expect(await counts()).toEqual([['Courses', 1]]);
  expect([(await inIt(wellness.id)).status, (await inIt(999)).status]).toEqual([404, 404]);
});

test('ten administrators at once: the number of a category is right', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, () => stock.product({})));
  await Promise.all(ids.slice(0, 4).map((id) => stock.remove(id)));
  expect((await list({ PageSize: 100 })).items).toHaveLength(6);
  expect((await list()).totalCount).toBe(6);
});

test('a search counts no further than it says', async () => {
  const ids = Array.from({ length: MAX_FOUND + 5 }, (_, at) => at);
  for (const at of ids) await stock.product({ productName: `Many ${at}` });
  expect(await list({ SearchTerm: 'many', PageSize: 5 })).toMatchObject({ totalCount: MAX_FOUND });
  expect((await list({ PageSize: 5 })).totalCount).toBe(MAX_FOUND + 5);
});

test('a product shows who owns it, and stays there for its owners when it goes', async () => {
  const id = await stock.product({ sku: 'CV-T30', productDescription: '# Long' });
  const read = (token?: string) =>
    service.call(shop.product, { params: { id } }, token === undefined ? {} : { token });
  expect((await read()).value).toMatchObject({ owned: false, productDescription: '# Long' });
  expect(await ownsSku(service.database, thandi.id, 'cv-t30', service.clock.now())).toBe(false);
  await grantProducts(service.database, thandi.id, [id], null, service.clock.now());
  expect(await grantProducts(service.database, thandi.id, [id], 5, service.clock.now())).toEqual([]);
  expect(await ownsSku(service.database, thandi.id, 'cv-t30', service.clock.now())).toBe(true);
  expect((await list({}, thandi.token)).items).toMatchObject([{ owned: true }]);
  const verify = async (product: string, token = thandi.token) =>
    (await service.call(shop.verifyPurchase, { params: { product } }, { token })).value.purchased;
  expect([await verify('cv-t30'), await verify(String(id)), await verify('cv-t31')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await verify('cv-t30', stock.token)).toBe(false);
  await stock.remove(id);
  expect([(await read()).status, (await read(thandi.token)).status]).toEqual([404, 200]);
  expect(await ownsSku(service.database, thandi.id, 'cv-t30', service.clock.now())).toBe(true);
});

test('a draft is shown to those who see the whole catalogue, and to no one else', async () => {
  const id = await stock.product({ isActive: false });
  const read = (token?: string) =>
    service.call(shop.product, { params: { id } }, token === undefined ? {} : { token });
  expect([(await read()).status, (await read(thandi.token)).status]).toEqual([404, 404]);
  expect((await read(stock.token)).value).toMatchObject({ productId: id, isDraft: true });
  await stock.change(id, { isActive: true });
  expect((await read(stock.token)).value).not.toHaveProperty('isDraft');
  await stock.change(id, { isActive: false });
  await stock.remove(id);
  expect((await read(stock.token)).status).toBe(404);
});

describe('an administrator', () => {
  test('is told what is wrong with each field', async () => {
    const id = await stock.product({});
    for (const [path, wrong] of [
      ['productName', { productName: '' }],
      ['sku', { sku: 'no spaces' }],
      ['price', { price: -1 }],
      ['price', { price: 1.005 }],
      ['price', { price: 1_000_001 }],
      ['categoryId', { categoryId: 999 }],
      ['link', { link: 'javascript:alert(1)' }],
      ['link', { price: 0, link: '' }],
    ] as const) {
      const { status, envelope } = await update(id, wrong);
      expect([status, envelope.errors?.map((error) => error.path)]).toEqual([422, [path]]);
    }
  });

  test('a blank of a product is a blank in its history, and no change of it', async () => {
    const id = await stock.product({ price: 10, link: '' });
    const manage = resourceCalls(shopProduct);
    const read = async () =>
      (await service.call(manage.read, { params: { id } }, { token: stock.token })).value;
    expect((await read()).link).toBeNull();
    await update(id, { price: 12.5 });
    const { value: changes } = await service.call(manage.history, { params: { id } }, { token: stock.token });
    expect(changes[0]?.fields.map(({ field }) => field)).toEqual(['price']);
  });

  test('changes what is named, by version, and never takes another product’s SKU', async () => {
    await stock.product({ sku: 'taken' });
    const id = await stock.product({ productName: 'Before', price: 10 });
    expect((await update(id, { price: 12.5, version: 1 })).value).toMatchObject({
      productName: 'Before',
      price: 12.5,
      version: 2,
    });
    expect((await update(id, { price: 13, version: 1 })).status).toBe(409);
    expect((await update(id, { sku: 'TAKEN' })).status).toBe(409);
    expect((await update(id, { unknown: 1 })).status).toBe(422);
    expect((await update(999, { price: 13 })).status).toBe(404);
    expect((await update(id, { price: 13 }, thandi.token)).status).toBe(403);
  });

  test('counts what a search finds, of all products or a page', async () => {
    await stock.product({});
    await stock.remove(await stock.product({}));
    const counted = async (SearchTerm: string) =>
      (
        await service.call(
          resourceCalls(shopProduct).count,
          { query: { SearchTerm } },
          { token: stock.token },
        )
      ).value;
    expect(await counted('')).toEqual({ count: 1, isCapped: false });
    expect(await counted('zebra')).toEqual({ count: 0, isCapped: false });
    const page = (PageNumber: number) =>
      service.call(shop.adminProducts, { query: { PageNumber, PageSize: 1 } }, { token: stock.token });
    expect((await page(1)).value).toMatchObject({ totalCount: 2, hasNext: true, items: { length: 1 } });
    expect((await page(2)).value).toMatchObject({ totalCount: 2, hasNext: false, items: { length: 1 } });
    expect((await page(3)).value).toMatchObject({ totalCount: 2, hasNext: false, items: [] });
  });

  test('deletes and restores; the list of all has both, and each write is audited', async () => {
    const id = await stock.product({});
    await stock.remove(id);
    const all = async () =>
      (await service.call(shop.adminProducts, { query: {} }, { token: stock.token })).value as {
        productId: number;
        isDeleted: boolean;
      }[];
    expect(await all()).toMatchObject([{ productId: id, isDeleted: true }]);
    const { value } = await service.call(productCalls.restore, { params: { id } }, { token: stock.token });
    expect(value.isDeleted).toBe(false);
    expect((await list()).totalCount).toBe(1);
    const entries = await service.database
      .select()
      .from(auditEntries)
      .orderBy(desc(auditEntries.id))
      .limit(4);
    expect(entries.map(({ call }) => call)).toEqual([
      'PUT /Shop/product/{id}',
      'DELETE /Shop/product/{id}',
      'POST /Shop/admin-products',
      'POST /Shop/product-categories',
    ]);
    expect(entries[0]?.fields).toEqual(expect.arrayContaining(['removedAt']));
  });

  test('changes what is named of a category, and of two changes at once loses neither', async () => {
    const { id } = await category('Before');
    const change = (body: object) =>
      service.call(categoryCalls.update, { params: { id }, body: body as never }, { token: stock.token });
    expect((await change({ isActive: false })).value).toMatchObject({
      name: 'Before',
      order: 20,
      isActive: false,
    });
    const changes = [{ name: 'After' }, { order: 3 }, { isActive: true }];
    const answers = await Promise.all(changes.map(change));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const whole = { name: 'After', order: 3, isActive: true };
    expect((await change({})).value).toMatchObject(whole);
    const { status, envelope } = await change({ name: null, order: -1, unheardOf: 1 });
    expect([status, envelope.errors?.map(({ path }) => path).toSorted()]).toEqual([
      422,
      ['name', 'order', 'unheardOf'],
    ]);
    expect((await change({ name: 'COURSES' })).status).toBe(409);
    expect((await change({})).value).toMatchObject(whole);
  });

  test('counts the products of a category once a file of them is imported', async () => {
    const { id, name } = await category('Imported');
    const lines = ['a', 'b', 'c'].map((sku) => `Product ${sku},file-${sku},${name},100,Short,Yes`);
    const text = ['Name,SKU,Category,Price,Short description,On offer', ...lines, ''].join('\n');
    const answer = await service.call(
      resourceCalls(shopProduct).importRows,
      { body: { dryRun: 'false' }, file: new File([text], 'products.csv') },
      { token: stock.token },
    );
    expect(answer.value.rows.map(({ verdict }) => verdict)).toEqual(['added', 'added', 'added']);
    const { value } = await service.call(shop.productCategories, {});
    expect(value.find((one) => one.id === id)).toMatchObject({ productCount: 3 });
  });

  describe('a file that people sent', () => {
    const manage = resourceCalls(shopProduct);
    const tried = async (text: string) => {
      const file = new File([text], 'products.csv');
      const { value } = await service.call(
        manage.importRows,
        { body: { dryRun: 'true' }, file },
        { token: stock.token },
      );
      return value.rows;
    };

    test.each([
      ['thousands apart by a blank', (id: number) => `Number;Version;Price\n${id};1;"1 149,99"\n`],
      ['rand and a comma between thousands', (id: number) => `Number,Version,Price\n${id},1,"R 1,149.99"\n`],
      ['thousands apart by a point', (id: number) => `Number;Version;Price\n${id};1;1.149,99\n`],
      ['a decimal comma', (id: number) => `Number;Version;Price\n${id};1;1149,99\n`],
    ])('has its price with %s', async (_, textOf) => {
      const id = await stock.product({ price: 10 });
      expect(await tried(textOf(id))).toMatchObject([
        { verdict: 'changed', fields: [{ label: 'Price', after: expect.stringMatching(/^R\s1\s149\.99$/) }] },
      ]);
    });

    test('has a price that may be two, or the same number twice: refused with why', async () => {
      const id = await stock.product({ price: 10 });
      expect((await tried(`Number,Price\n${id},1.149\n`))[0]?.message).toBe(
        'Price: This may be 1149 or 1.149. Please write it without a separator of thousands, like 1234.50.',
      );
      expect(await tried(`Number,Version,Price\n${id},1,150\n${id},1,151\n`)).toMatchObject([
        { verdict: 'changed' },
        { verdict: 'refused', message: `Number: ${id} stands on line 2 already` },
      ]);
    });

    test.each([
      ['Category', 'Shoes', 'This is none of the choices'],
      ['Category', '', 'Please choose a category'],
      ['Day it begins', '01/02/2027', 'This day can be read in two ways'],
      ['Day it begins', '12027-02-01', 'This is not a day that can be read'],
      ['Day it begins', '2027-02-30', 'There is no such day in the calendar'],
      ['Price', 'cheap', 'This is not a number that can be read'],
      ['Price', '', 'Please enter a price of R 0 to'],
      ['On offer', 'perhaps', 'Please write Yes or No'],
      ['On offer', '', 'Please say whether it is on offer'],
    ])('says of %s “%s” whether it is blank or unreadable', async (column, cell, why) => {
      const id = await stock.product({});
      const rows = await tried(`Number;Name;${column}\n${id};Changed;"${cell}"\n`);
      expect(rows).toMatchObject([
        { verdict: 'refused', message: expect.stringContaining(`${column}: ${why}`) },
      ]);
    });

    test('is an export with a list and a number with zeros before it: no change', async () => {
      const id = await stock.product({ sku: '0012345', productDescription: '- first\n- second' });
      const exported = await fetch(`${service.url}/api/v1${manage.exportRows.path}`, {
        headers: { authorization: `Bearer ${stock.token}` },
      });
      const rows = await tried(await exported.text());
      expect(rows.find((row) => row.id === id)).toMatchObject({ verdict: 'same', message: null });
    });
  });

  test('deletes a category only once nothing belongs to it', async () => {
    const remove = (id: number) =>
      service.call(categoryCalls.remove, { params: { id } }, { token: stock.token });
    await stock.remove(await stock.product({}));
    expect((await remove(stock.categoryId)).status).toBe(409);
    expect((await remove((await category('Empty')).id)).status).toBe(200);
    const body = { name: 'COURSES', order: 1, isActive: true };
    expect((await service.call(categoryCalls.create, { body }, { token: stock.token })).status).toBe(409);
  });

  test('gives a product a picture, which has an address of its own that may be kept for ever', async () => {
    const id = await stock.product({});
    const save = (file: File) =>
      service.call(productCalls.savePicture, { params: { id }, file }, { token: stock.token });
    const { value } = await save(pixelFile());
    expect(value.imageUrl).toMatch(new RegExp(`^/api/v1/Image/file/2/${id}/1/0\\.webp\\?v=[0-9a-f]{16}$`));
    const answer = await fetch(`${service.url}${value.imageUrl}`);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    // Mails read in a browser embed the picture from another site.
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const old = await fetch(`${service.url}${value.imageUrl.replace(/v=.*/, 'v=0')}`);
    expect(old.headers.get('cache-control')).toBe('no-cache');
    expect((await list()).items[0]?.imageUrl).toBe(value.imageUrl);
    const params = { type: 2, quality: 2, device: 1 };
    const inline = await service.call(calls.image.imagesForDevice, { params, query: { productId: id } });
    expect(inline.value).toMatchObject({
      items: [{ itemId: id, image: expect.stringMatching(/^data:image\/webp;base64,UklGR/) }],
      totalCount: 1,
    });
    const none = await service.call(calls.image.images, { params: { type: 0, quality: 0 }, query: {} });
    expect(none.value).toMatchObject({ items: [], totalCount: 0, pageNumber: 1, pageSize: 10 });
    const wrong = await save(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg'));
    expect([wrong.status, wrong.envelope.errors?.[0]?.path]).toEqual([415, 'Image']);
    expect((await list()).items[0]?.imageUrl).toBe(value.imageUrl);
  });

  test('changes the picture with the password or a second factor given of late, as at /Manage', async () => {
    const id = await stock.product({});
    const save = ({ token }: { token: string }) =>
      service.call(productCalls.savePicture, { params: { id }, file: pixelFile() }, { token });
    const copied = await signedIn(service, { role: 'administrator', isConfirmed: false });
    expect((await save(stock)).status).toBe(200);
    const { imageUrl } = (await list()).items[0] ?? {};
    const refused = await save(copied);
    expect([refused.status, refused.envelope.value]).toEqual([403, PASSWORD_NEEDED]);
    expect((await list()).items[0]?.imageUrl).toBe(imageUrl);
  });
});
