import { calls, imageTypes } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { send } from '../../testing/json-request.ts';
import { addProduct } from '../../testing/shop/shopper.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { addOrganisations, UMOYA } from '../../testing/employer/employ.ts';
import { shopProducts } from '../shop/tables.ts';
import { bundleOffers, bundles, offers } from '../voucher/tables.ts';
import { drawPicture, keepPicture } from './public.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await addOrganisations(service);
});
afterAll(() => service.close());

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>';

const pictureOf = async (type: (typeof imageTypes)[keyof typeof imageTypes], itemId: number) => ({
  type,
  itemId,
  address: await keepPicture(service.services, {
    type,
    itemId,
    picture: await drawPicture(SVG),
    owner: 'test',
  }),
});
type StoredPicture = Awaited<ReturnType<typeof pictureOf>>;

/** Requests it by the list, by both its addresses, and without the hash. */
const seenBy = async ({ type, itemId, address }: StoredPicture) => ({
  list: (
    await service.call(calls.image.images, {
      params: { type, quality: 0 },
      query: { productId: itemId },
    })
  ).value.totalCount,
  uncounted: (
    await service.call(calls.image.images, {
      params: { type, quality: 0 },
      query: { productId: itemId, Counted: 'false' },
    })
  ).value.totalCount,
  count: (await service.call(calls.image.imageCount, { params: { type }, query: { productId: itemId } }))
    .value.count,
  device: (
    await service.call(calls.image.imagesForDevice, {
      params: { type, quality: 1, device: 0 },
      query: { productId: itemId },
    })
  ).value.items.length,
  bare: (await send(`${service.url}${address.split('?')[0] ?? ''}`)).status,
  guessed: (await send(`${service.url}${address.slice(0, -1)}z`)).status,
  whole: (await send(`${service.url}${address}`)).status,
});
const OPEN = { list: 1, uncounted: 1, count: 1, device: 1, bare: 200, guessed: 200, whole: 200 };
const CLOSED = { list: 0, uncounted: 0, count: 0, device: 0, bare: 404, guessed: 404, whole: 200 };

test('a product that is switched off, or deleted, shows its picture to who was given the address alone', async () => {
  const id = await addProduct(service, 10_000);
  const kept = await pictureOf(imageTypes.Product, id);
  expect(await seenBy(kept)).toEqual(OPEN);
  const set = (values: Partial<typeof shopProducts.$inferInsert>) =>
    service.database.update(shopProducts).set(values).where(eq(shopProducts.id, id));
  await set({ isActive: false });
  expect(await seenBy(kept)).toEqual(CLOSED);
  await set({ isActive: true, deletedAt: service.clock.now() });
  expect(await seenBy(kept)).toEqual(CLOSED);
});

test('an organisation’s bundle, and offers that only it contains, are not public', async () => {
  const add = async (osNo: number | null) => {
    const [bundle] = await service.database
      .insert(bundles)
      .values({
        name: 'Bundle',
        purchasePrice: 0,
        estimateValue: 0,
        startDate: '2020-01-01',
        endDate: '2999-01-01',
        osNo,
      })
      .returning({ id: bundles.id });
    const [offer] = await service.database
      .insert(offers)
      .values({
        name: 'Offer',
        shortDescription: '',
        longDescription: '',
        termsAndConditions: '',
        discount: '',
        estimateValue: 0,
        redemtionMethodId: 1,
      })
      .returning({ id: offers.id });
    const [bundleId, offerId] = [bundle?.id ?? 0, offer?.id ?? 0];
    await service.database.insert(bundleOffers).values({ bundleId, offerId });
    return {
      bundle: await pictureOf(imageTypes.Bundle, bundleId),
      half: await pictureOf(imageTypes.BundleHalf, bundleId),
      offer: await pictureOf(imageTypes.Voucher, offerId),
      logo: await pictureOf(imageTypes.OfferLogo, offerId),
      bundleId,
    };
  };
  const [open, closed] = [await add(null), await add(UMOYA.osNo)];
  for (const name of ['bundle', 'half', 'offer', 'logo'] as const) {
    expect([name, await seenBy(open[name])]).toEqual([name, OPEN]);
    expect([name, await seenBy(closed[name])]).toEqual([name, CLOSED]);
  }
  await service.database.update(bundles).set({ isActive: false }).where(eq(bundles.id, open.bundleId));
  expect(await seenBy(open.offer)).toEqual(CLOSED);
});

test('an address may use names for its numbers, as spelt in the specification', async () => {
  const kept = await pictureOf(imageTypes.Org, 7);
  const items = async (address: string) => {
    const { status, envelope } = await send(`${service.url}/api/v1/Image/image/${address}?productId=7`);
    return [status, (envelope?.value as { items?: unknown[] } | null)?.items?.length];
  };
  expect(await items('3/1/0')).toEqual([200, 1]);
  expect(await items('Org/Half/Desktop')).toEqual([200, 1]);
  expect(await items('Org/Quarter')).toEqual([200, 1]);
  expect((await items('constructor/Half'))[0]).toBe(404);
  expect((await items('Org/half'))[0]).toBe(404);
  expect(kept.type).toBe(3);
});
