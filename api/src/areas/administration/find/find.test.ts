import { calls, contact, toBody } from '@phila/contract';
import { desc, eq } from 'drizzle-orm';
import { auditEntries } from '../../../core/audit/tables.ts';
import { organisations } from '../../../core/accounts/organisations.ts';
import { addOrganisations, IMBALI, UMOYA } from '../../../testing/employer/employ.ts';
import { makePerson } from '../../../testing/identity/person.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { addProduct, shopper } from '../../../testing/shop/shopper.ts';
import { planting } from '../../../testing/voucher/plant.ts';
import { shopPayments } from '../../shop/orders/tables.ts';
import { shopProducts } from '../../shop/tables.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';

const { find } = calls.administration;

let service: TestService;
let lead: SignedIn;
beforeAll(async () => {
  service = await startService({ settings: { PAYMENT_PROVIDER: 'simulator' } });
  await addOrganisations(service);
  lead = await signedIn(service, { role: 'administrator' });
});
afterAll(() => service.close());

const addProductNamed = async (name: string): Promise<void> => {
  const id = await addProduct(service, 10_000);
  const text = name.toLowerCase();
  await service.database
    .update(shopProducts)
    .set({ name, sortName: text, searchText: text })
    .where(eq(shopProducts.id, id));
};

const answer = (text: string, { token }: SignedIn = lead) =>
  service.call(find, { body: { text } }, { token });
/** Lists the names found, by kind. */
const names = async (text: string, by?: SignedIn): Promise<Record<string, string[]>> =>
  Object.fromEntries(
    (await answer(text, by)).value.map(({ kind, found }) => [kind, found.map(({ name }) => name)]),
  );

test('one text finds people, orders and rows of resources, with names that begin with it first', async () => {
  const buyer = await makePerson(service, { firstName: 'Zodwa', email: 'zodwa@example.org' });
  await addProductNamed('Zodwa mug');
  await addProductNamed('A mug of Zodwa');
  const { value } = await answer('zodwa');
  expect(value).toEqual([
    {
      kind: 'people',
      found: [
        {
          id: buyer.id,
          name: 'Zodwa Mokoena',
          detail: expect.stringContaining('z•••@example.org') as string,
          state: { name: 'Never signed in', tone: 'neutral' },
        },
      ],
    },
    {
      kind: 'shop-products',
      found: [
        expect.objectContaining({ name: 'Zodwa mug' }),
        expect.objectContaining({ name: 'A mug of Zodwa' }),
      ],
    },
  ]);
});

test('an order is found by its number, in full or in part, and by its buyer', async () => {
  const buyer = await shopper(service);
  await buyer.put(await addProduct(service, 10_000));
  const { orderId: id } = await buyer.checkOut({ fullName: 'Busisiwe Khumalo' });
  const { orderNumber } = await buyer.order(id);
  for (const text of [orderNumber, orderNumber.toLowerCase(), String(id).padStart(6, '0')])
    expect([text, (await names(text))['orders']]).toEqual([text, [orderNumber]]);
  expect((await names(orderNumber.replace(/-\d{4}-/, '-1999-')))['orders']).toBeUndefined();
  expect((await names('khumalo busi'))['orders']).toEqual([orderNumber]);
});

test('a buyer is found as people are: from three letters, and kept with who looked', async () => {
  const buyer = await shopper(service);
  await buyer.put(await addProduct(service, 10_000));
  const { orderId: id } = await buyer.checkOut({ fullName: 'Nomfundo Xaba' });
  const { orderNumber } = await buyer.order(id);
  const clerk = await signedIn(service, { role: 'support' });
  const kept = () =>
    service.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, clerk.id))
      .orderBy(desc(auditEntries.id));
  expect((await names('xaba', clerk))['orders']).toEqual([orderNumber]);
  const searches = (await kept()).filter(({ action }) => action === 'search');
  expect(searches.map(({ rowIds }) => rowIds.length)).toEqual([1]);
  expect((await names('xa', clerk))['orders']).toBeUndefined();
  expect((await names(orderNumber, clerk))['orders']).toEqual([orderNumber]);
  // Keeps every search, also one that finds no one, and one for a number.
  const after = (await kept()).filter(({ action }) => action === 'search');
  expect(after.map(({ rowIds }) => rowIds.length)).toEqual([1, 0, 1]);
  expect(after.map(({ difference }) => difference?.map((one) => one.after))).toEqual([
    ['A name'],
    ['A number, an amount, a code or other words'],
    ['A name'],
  ]);
});

test('a person is found by every number that they gave, in whatever form it is typed', async () => {
  const person = await shopper(service);
  const by = { token: person.token };
  await service.call(
    calls.details.updateContactDetails,
    {
      body: toBody(contact, {
        mobileNo: { value: '083 555 0147' },
        homeTel: { value: '031 555 0148' },
      }),
    },
    by,
  );
  await person.put(await addProduct(service, 10_000));
  await person.checkOut({ phone: '+27 72 555 0149' });
  const typed = ['0835550147', '+27 (0)83 555-0147', '27835550147', 'tel:083.555.0147', '835550147'];
  for (const text of [...typed, '031 555 0148', '0725550149']) {
    const { value } = await answer(text);
    const people = value.find(({ kind }) => kind === 'people')?.found ?? [];
    expect([text, people.map(({ id }) => id)]).toEqual([text, [person.id]]);
    // Shows no number whole that staff did not type as it is.
    expect(JSON.stringify(value)).not.toMatch(/5550147|5550148|5550149/);
  }
  for (const text of ['5550147', '083555014', '0835550146', '+266835550147 1'])
    expect([text, (await names(text))['people']]).toEqual([text, undefined]);
});

test('an order is found by its amount and by the reference of its payment', async () => {
  const buyer = await shopper(service);
  await buyer.put(await addProduct(service, 149_37));
  const { orderId: id } = await buyer.checkOut();
  const { orderNumber } = await buyer.order(id);
  for (const text of ['R 149.37', '149,37', 'r149.37'])
    expect([text, (await names(text))['orders']]).toEqual([text, [orderNumber]]);
  await service.database
    .update(shopPayments)
    .set({ reference: 'Khumalo B 0147' })
    .where(eq(shopPayments.orderId, id));
  expect((await names('khumalo b 0147'))['orders']).toEqual([orderNumber]);
  expect((await names('khumalo b 014'))['orders'] ?? []).not.toContain(orderNumber);
  expect((await answer('R 149.37')).value[0]?.found[0]?.state).toEqual({
    name: 'Awaiting payment',
    tone: 'warning',
  });
});

test('a voucher code is found whole, by those who may see codes, and never shown', async () => {
  const { offer, codes } = planting(service, lead.token);
  const offerId = await offer('uniqueCode', { name: 'Desk coffee' });
  await codes(offerId, 'DESK-4471-X');
  const { value } = await answer('desk-4471-x');
  expect(value).toEqual([
    {
      kind: 'voucher-codes',
      found: [
        {
          id: String(offerId),
          name: 'Desk coffee',
          detail: expect.any(String) as string,
          state: { name: 'Free', tone: 'success' },
        },
      ],
    },
  ]);
  expect(await names('DESK-4471')).toEqual({});
  const catalogue = await signedIn(service, { role: 'catalogueManager' });
  expect(await names('DESK-4471-X', catalogue)).toEqual({});
});

test('searches of any kind count against one limit', async () => {
  const hurried = await startService({ settings: { LIMIT_PEOPLE: '2/10m' } });
  try {
    const clerk = await signedIn(hurried, { role: 'catalogueManager' });
    const ask = async () =>
      (await hurried.call(find, { body: { text: 'mug' } }, { token: clerk.token })).status;
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  } finally {
    await hurried.close();
  }
});

test('each kind is found only with its read permission, and only within the organisation that the role reaches', async () => {
  const [limited, catalogue, support, person] = await Promise.all([
    signedIn(service, { role: 'organisationAdministrator', roleAt: UMOYA.osNo }),
    signedIn(service, { role: 'catalogueManager' }),
    signedIn(service, { role: 'support' }),
    signedIn(service),
  ]);
  await service.database
    .insert(organisations)
    .values({ osNo: 31, osName: 'Umoya Solar', parentOsNo: UMOYA.osNo });
  await addProductNamed('Umoya mug');
  await makePerson(service, { firstName: 'Umoya', email: 'umoya@example.org' });
  expect(await names('umoya', limited)).toEqual({ organisations: ['Umoya Solar', UMOYA.osName] });
  expect(await names(IMBALI.osName, limited)).toEqual({});
  expect(await names('umoya', catalogue)).toEqual({ 'shop-products': ['Umoya mug'] });
  expect(Object.keys(await names('umoya', support)).toSorted()).toEqual(['people', 'shop-products']);
  expect(await names('umoya', person)).toEqual({});
});

test('a role needs the second factor here as for its every other call; other callers are not asked', async () => {
  const unproved = await signedIn(service, { role: 'catalogueManager', isFactorGiven: false });
  expect((await answer('mug', unproved)).status).toBe(403);
  const person = await signedIn(service, { isFactorGiven: false });
  expect((await answer('mug', person)).status).toBe(200);
});

test('a search text reaches neither log nor audit, and one that is too short is refused at its field', async () => {
  await answer('Nkosazana');
  expect(service.logged().join('')).not.toContain('Nkosazana');
  const short = await answer(' a ');
  expect([short.status, short.envelope.errorMessage]).toEqual([422, 'Please enter at least 2 letters']);
});
