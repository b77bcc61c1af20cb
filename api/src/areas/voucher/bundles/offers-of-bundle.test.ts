import { calls, resourceCalls, voucherBundle, specifiedCalls, voucherOffer } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { addOrganisations, UMOYA } from '../../../testing/employer/employ.ts';
import { changeOf } from '../../../testing/resources/as-it-is.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn, type SignedIn } from '../../../testing/signed-in.ts';
import { planting } from '../../../testing/voucher/plant.ts';
import { grantBundle } from '../ownership/grant.ts';
import { bundleOffers } from '../tables.ts';

const offerCalls = specifiedCalls(voucherOffer);

const { voucher } = calls;
const bundleCalls = resourceCalls(voucherBundle);
const NOW = new Date('2026-11-22T09:00:00Z');

let service: TestService;
let plant: ReturnType<typeof planting>;
let administrator: SignedIn;
let thandi: SignedIn;
beforeAll(async () => {
  service = await startService({ now: NOW });
  await addOrganisations(service);
  administrator = await signedIn(service, { role: 'administrator', isConfirmed: 'throughout' });
  plant = planting(service, administrator.token);
  thandi = await signedIn(service);
});
afterAll(() => service.close());

const read = async (id: number) =>
  (await service.call(bundleCalls.read, { params: { id } }, administrator)).value;
const save = async (id: number, offerIds: number[], version?: number) =>
  service.call(
    bundleCalls.update,
    await changeOf(
      service,
      voucherBundle,
      { id, by: administrator },
      { offerIds, ...(version === undefined ? {} : { version }) },
    ),
    administrator,
  );
const undo = (operation: string) => service.call(bundleCalls.undo, { body: { operation } }, administrator);
/** The bundle in a person's list, and its own page. */
const seen = async (bundleId: number) => {
  const { value: all } = await service.call(voucher.bundles, { query: {} }, thandi);
  const { value: own } = await service.call(voucher.bundleOffers, { params: { bundleId } }, thandi);
  return [all.find(({ id }) => id === bundleId)?.offers.map(({ id }) => id), own.map(({ id }) => id)];
};
const three = async () => [
  await plant.offer('pin', { name: 'Bread' }),
  await plant.offer('pin', { name: 'Milk' }),
  await plant.offer('pin', { name: 'Tea' }),
];

test('an administrator puts offers into a bundle and orders them, and people see that order', async () => {
  const [bread = 0, milk = 0, tea = 0] = await three();
  const id = await plant.bundle();
  expect((await save(id, [tea, bread])).value.row.offerIds).toEqual([tea, bread]);
  expect(await seen(id)).toEqual([
    [tea, bread],
    [tea, bread],
  ]);
  await save(id, [bread, milk, tea]);
  expect(await seen(id)).toEqual([
    [bread, milk, tea],
    [bread, milk, tea],
  ]);
  await save(id, [tea]);
  expect(await seen(id)).toEqual([[tea], [tea]]);
  const { value: history } = await service.call(bundleCalls.history, { params: { id } }, administrator);
  expect(history[0]).toMatchObject({
    action: 'update',
    fields: [{ label: 'Offers', after: expect.stringContaining('Tea') as string }],
  });
});

test('two administrators lose nothing of each other: the later is told at the field', async () => {
  const [bread = 0, milk = 0, tea = 0] = await three();
  const id = await plant.bundle([bread]);
  const { version } = await read(id);
  await save(id, [milk, bread], version);
  const late = await save(id, [bread, tea], version);
  expect([late.status, late.envelope.errors?.map(({ path }) => path)]).toEqual([409, ['offerIds']]);
  expect((await read(id)).offerIds).toEqual([milk, bread]);
  // The specification's call counts as a change of the same field.
  const current = (await read(id)).version;
  await service.call(
    voucher.linkOffer,
    { body: { bundleId: id, offerId: tea, order: 9, isActive: true } },
    administrator,
  );
  expect((await save(id, [bread], current)).status).toBe(409);
  const renamed = await service.call(
    bundleCalls.update,
    { params: { id }, body: { name: 'Breakfast', version: current } as never },
    administrator,
  );
  expect([renamed.status, renamed.value.row.offerIds]).toEqual([200, [milk, bread, tea]]);
});

test('the number of the specification’s call says where an offer comes among the others', async () => {
  const [bread = 0, milk = 0, tea = 0] = await three();
  const id = await plant.bundle();
  const link = (offerId: number, order: number, isActive = true) =>
    service.call(voucher.linkOffer, { body: { bundleId: id, offerId, order, isActive } }, administrator);
  await link(tea, 20);
  await link(bread, 10);
  await link(milk, 15);
  expect(await seen(id)).toEqual([
    [bread, milk, tea],
    [bread, milk, tea],
  ]);
  await link(bread, 30);
  expect((await read(id)).offerIds).toEqual([milk, tea, bread]);
  await link(tea, 20, false);
  expect((await read(id)).offerIds).toEqual([milk, bread]);
});

test('a change is taken back: an offer that was in no bundle is everybody’s again', async () => {
  const [bread = 0] = await three();
  const id = await plant.bundle();
  const put = await save(id, [bread]);
  const redeem = () => service.call(voucher.redeemOffer, { body: { OfferId: bread } }, thandi);
  expect((await redeem()).status).toBe(403);
  expect((await undo(put.value.operation)).value.rows).toMatchObject([{ isDone: true }]);
  expect((await read(id)).offerIds).toEqual([]);
  expect((await redeem()).status).toBe(200);
});

test('an offer that is taken out stays with those who paid for it, and with no one else', async () => {
  const [bread = 0, milk = 0] = await three();
  const id = await plant.bundle([bread, milk], { PurchasePrice: 50 });
  await service.database.transaction((tx) => grantBundle(tx, thandi.id, id, 1, NOW));
  service.clock.advance(60_000);
  const out = await save(id, [milk]);
  expect((await service.call(voucher.redeemOffer, { body: { OfferId: bread } }, thandi)).status).toBe(200);
  const sipho = await signedIn(service);
  expect((await service.call(voucher.redeemOffer, { body: { OfferId: bread } }, sipho)).status).toBe(403);
  await undo(out.value.operation);
  expect((await read(id)).offerIds).toEqual([bread, milk]);
  const links = await service.database.select().from(bundleOffers).where(eq(bundleOffers.bundleId, id));
  expect(links.map(({ isActive, endedAt }) => [isActive, endedAt])).toEqual([
    [true, null],
    [true, null],
  ]);
});

test('an offer that is not there is refused at the field; a deleted one comes back to its place', async () => {
  const [bread = 0, milk = 0, tea = 0] = await three();
  const id = await plant.bundle([bread, milk, tea]);
  const unknown = await save(id, [bread, 2_000_000]);
  expect([unknown.status, unknown.envelope.errors]).toEqual([
    422,
    [{ path: 'offerIds', message: 'Please choose from the list' }],
  ]);
  await service.call(offerCalls.remove, { params: { id: milk } }, administrator);
  expect((await read(id)).offerIds).toEqual([bread, tea]);
  expect((await save(id, [bread, milk, tea])).status).toBe(422);
  await service.call(
    offerCalls.update,
    { params: { id: milk }, body: { command: 'update', name: 'Milk' } },
    administrator,
  );
  expect((await read(id)).offerIds).toEqual([bread, milk, tea]);
});

test('offers of one name are told apart by their numbers', async () => {
  const name = 'Twice the coffee';
  const [one, other] = [await plant.offer('pin', { name }), await plant.offer('pin', { name })];
  const { value } = await service.call(voucher.offerNames, {}, administrator);
  expect(value.filter((offer) => offer.id === one || offer.id === other)).toEqual([
    { id: one, name: `${name} (No. ${one})` },
    { id: other, name: `${name} (No. ${other})` },
  ]);
  expect((await service.call(voucher.offerNames, {}, thandi)).status).toBe(403);
});

test('an administrator of one organisation’s bundles puts offers of the site into those, and into no others', async () => {
  const [bread = 0] = await three();
  const manager = await signedIn(service, {
    role: 'voucherManager',
    roleAt: UMOYA.osNo,
    isConfirmed: 'throughout',
  });
  const { value: names } = await service.call(voucher.offerNames, {}, manager);
  expect(names.map(({ id }) => id)).toContain(bread);
  const put = async (id: number) => {
    const sent = await changeOf(service, voucherBundle, { id, by: manager }, { offerIds: [bread] });
    return (await service.call(bundleCalls.update, sent, manager)).status;
  };
  expect(await put(await plant.bundle([], { OsNo: UMOYA.osNo }))).toBe(200);
  expect(await put(await plant.bundle())).toBe(404);
});
