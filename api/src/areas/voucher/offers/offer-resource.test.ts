import { resourceCalls, SECRET_THERE, voucherOffer, specifiedCalls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../core/audit/tables.ts';
import { send } from '../../../testing/json-request.ts';
import { changeOf } from '../../../testing/resources/as-it-is.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn, type SignedIn } from '../../../testing/signed-in.ts';
import { METHOD_IDS } from '../lookups/shipped.ts';
import { aboutCode } from '../redemption/about-code.ts';
import { offers } from '../tables.ts';

const offerCalls = specifiedCalls(voucherOffer);

const manage = resourceCalls(voucherOffer);
const PIN = '4471-secret';

let service: TestService;
let manager: SignedIn;
beforeAll(async () => {
  service = await startService({ now: new Date('2026-11-22T09:00:00Z') });
  manager = await signedIn(service, { role: 'voucherManager' });
});
afterAll(() => service.close());

const offer = {
  name: 'Flat white',
  redemtionMethodId: METHOD_IDS.pin,
  pin: PIN,
  estimateValue: 48,
  uniqueCode: false,
  useCode: false,
  order: 1,
  isActive: true,
  redeemLimit: 100,
  socialMedias: [{ socialMediaId: 701, value: 'facebook.com/karoo', order: 0, isActive: true }],
};
const add = async (more: object = {}) =>
  (await service.call(manage.create, { body: { ...offer, ...more } as never }, manager)).value;
const change = (id: number, body: object) =>
  changeOf(service, voucherOffer, { id, by: manager }, body).then((sent) =>
    service.call(manage.update, sent, manager),
  );
const keptPin = async (id: number): Promise<string | null> => {
  const [row] = await service.database.select().from(offers).where(eq(offers.id, id));
  return row?.sealedPin == null ? null : service.services.sealing.open(row.sealedPin, aboutCode(id));
};

describe('the secrets of an offer', () => {
  test('are kept sealed and never read back: not in a row, a history, a file, nor the audit', async () => {
    const { row } = await add();
    const { id } = row;
    expect([row.pin, row.couponCode, await keptPin(id)]).toEqual([SECRET_THERE, null, PIN]);
    await change(id, { pin: `${PIN}-2`, version: row.version });
    expect(await keptPin(id)).toBe(`${PIN}-2`);
    const replies = [
      await service.call(manage.read, { params: { id } }, manager),
      await service.call(manage.list, { query: {} }, manager),
      await service.call(manage.history, { params: { id } }, manager),
      (await send(`${service.url}/api/v1${manage.exportRows.path}`, { token: manager.token })).text,
      await service.database.select().from(auditEntries),
    ];
    expect(JSON.stringify(replies)).not.toContain(PIN);
    const { value: history } = await service.call(manage.history, { params: { id } }, manager);
    expect(history[0]?.fields).toEqual([
      { field: 'pin', label: 'PIN', before: SECRET_THERE, after: SECRET_THERE },
    ]);
    const file = String(replies[3]);
    expect([file.includes('Flat white'), /PIN|Coupon code/.test(file.split('\r\n')[0] ?? '')]).toEqual([
      true,
      false,
    ]);
  });

  test.each([
    ['left out', { name: 'Large flat white' }],
    ['blank', { name: 'Large flat white', pin: '' }],
    ['null', { name: 'Large flat white', pin: null }],
    ['what a read gave', { name: 'Large flat white', pin: SECRET_THERE }],
  ])('stay where they are %s', async (_, body) => {
    const { id } = (await add()).row;
    const { value } = await change(id, body);
    expect([value.row.name, value.row.pin, await keptPin(id)]).toEqual([
      'Large flat white',
      SECRET_THERE,
      PIN,
    ]);
  });

  test('are a field of which two writers cannot both be right, and are not taken back', async () => {
    const { row } = await add();
    const first = await change(row.id, { pin: '1', version: row.version });
    const second = await change(row.id, { pin: '2', version: row.version });
    expect([second.status, second.envelope.errors?.[0]?.path, await keptPin(row.id)]).toEqual([
      409,
      'pin',
      '1',
    ]);
    const undone = await service.call(manage.undo, { body: { operation: first.value.operation } }, manager);
    expect(undone.value.rows).toEqual([
      { id: row.id, name: 'Flat white', isDone: false, message: 'What it was before is not kept' },
    ]);
  });

  test('are taken away by the specification’s call with null, where the method needs none', async () => {
    const { id } = (await add()).row;
    const update = (body: object) =>
      service.call(
        offerCalls.update,
        { params: { id }, body: { command: 'update', ...body } as never },
        manager,
      );
    const refused = await update({ pin: null });
    expect([refused.status, refused.envelope.errors?.[0]?.path, await keptPin(id)]).toEqual([
      422,
      'pin',
      PIN,
    ]);
    expect((await update({ pin: null, redemtionMethodId: METHOD_IDS.uniqueCode })).status).toBe(200);
    const { value } = await service.call(manage.read, { params: { id } }, manager);
    expect([value.pin, await keptPin(id)]).toEqual([null, null]);
  });
});

test('social media are a field of an offer, in its history and taken back with it', async () => {
  const { row } = await add();
  expect(row.socialMedias).toEqual(offer.socialMedias);
  const links = [
    ...offer.socialMedias,
    { socialMediaId: 710, value: 'x.com/karoo', order: 1, isActive: true },
  ];
  const { value } = await change(row.id, { socialMedias: links });
  expect(value.row.socialMedias).toEqual(links);
  const wrong = await change(row.id, { socialMedias: [{ ...links[0], socialMediaId: 304 }] });
  expect([wrong.status, wrong.envelope.errors?.[0]?.path]).toEqual([422, 'socialMedias.0.socialMediaId']);
  await service.call(manage.undo, { body: { operation: value.operation } }, manager);
  expect((await service.call(manage.read, { params: { id: row.id } }, manager)).value.socialMedias).toEqual(
    offer.socialMedias,
  );
});

test('a file that was exported imports again as no change', async () => {
  await add();
  const { text } = await send(`${service.url}/api/v1${manage.exportRows.path}`, { token: manager.token });
  const file = new File([text], 'offers.csv');
  const { value } = await service.call(manage.importRows, { body: { dryRun: 'false' }, file }, manager);
  expect(new Set(value.rows.map(({ verdict, message }) => `${verdict} ${message}`))).toEqual(
    new Set(['same null']),
  );
});
