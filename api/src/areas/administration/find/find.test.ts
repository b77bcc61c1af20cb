import { calls } from '@phila/contract';
import { desc, eq } from 'drizzle-orm';
import { auditEntries } from '../../../core/audit/tables.ts';
import { organisations } from '../../../core/accounts/organisations.ts';
import { addOrganisations, IMBALI, UMOYA } from '../../../testing/employer/employ.ts';
import { makePerson } from '../../../testing/identity/person.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { addProduct, shopper } from '../../../testing/shop/shopper.ts';
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
      found: [{ id: buyer.id, name: 'Zodwa Mokoena', detail: 'z•••@example.org' }],
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
  // Searches people for an order number too, and finds none.
  const after = (await kept()).filter(({ action }) => action === 'search');
  expect(after.map(({ rowIds }) => rowIds.length)).toEqual([0, 1]);
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
