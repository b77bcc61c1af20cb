import { calls, PASSWORD_NEEDED, resourceCalls, shopProduct, voucherLookupEntry } from '@phila/contract';
import { startService, type TestService } from '../../testing/service.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';

const entries = resourceCalls(voucherLookupEntry);
const products = resourceCalls(shopProduct);

let service: TestService;
/** Has entered administration without confirming any action. */
let open: SignedIn;
let confirmed: SignedIn;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  open = await signedIn(service, { role: 'administrator', isConfirmed: false });
  confirmed = await signedIn(service, { role: 'administrator' });
});
afterAll(() => service.close());

let named = 0;
const file = (lines: number) => {
  const rows = Array.from({ length: lines }, () => `Entry ${(named += 1)},Area,Yes`);
  return new File([['Name,List,Can be chosen', ...rows].join('\r\n')], 'rows.csv');
};
const importRows = (lines: number, dryRun: 'true' | 'false', person = open) =>
  service.call(entries.importRows, { body: { dryRun }, file: file(lines) }, { token: person.token });

test('a file of more than 50 rows asks for a code, once it is no trial', async () => {
  expect((await importRows(60, 'true')).status).toBe(200);
  expect((await importRows(50, 'false')).value.operation).not.toBeNull();
  const asked = await importRows(51, 'false');
  expect([asked.status, asked.envelope.value]).toEqual([403, PASSWORD_NEEDED]);
  expect((await importRows(51, 'false', confirmed)).value.operation).not.toBeNull();
});

test('more than 50 rows at once ask for a code, however they are named, and so does taking them back', async () => {
  const { value } = await importRows(51, 'false', confirmed);
  const ids = value.rows.map(({ id }) => id ?? 0);
  const change = (rows: number[] | object, person = open) =>
    service.call(
      entries.bulk,
      { body: { action: 'change', rows, set: { isActive: false } } as never },
      { token: person.token },
    );
  expect((await change(ids.slice(0, 50))).status).toBe(200);
  expect((await change(ids)).envelope.value).toEqual(PASSWORD_NEEDED);
  expect((await change({})).envelope.value).toEqual(PASSWORD_NEEDED);
  expect((await change(ids, confirmed)).status).toBe(200);
  const undo = (person: SignedIn) =>
    service.call(entries.undo, { body: { operation: value.operation ?? '' } }, { token: person.token });
  expect((await undo(open)).envelope.value).toEqual(PASSWORD_NEEDED);
  expect((await undo(confirmed)).status).toBe(200);
});

test('each change of a resource with an act of its own asks for confirmation, a trial does not', async () => {
  const rows = () => new File(['Name\r\nGuide'], 'rows.csv');
  const tried = await service.call(products.importRows, { body: { dryRun: 'true' }, file: rows() }, open);
  expect(tried.status).toBe(200);
  const real = await service.call(products.importRows, { body: { dryRun: 'false' }, file: rows() }, open);
  expect([real.status, real.envelope.value]).toEqual([403, PASSWORD_NEEDED]);
  const exported = await fetch(`${service.url}/api/v1/Manage/shop-products/csv`, {
    headers: { authorization: `Bearer ${open.token}` },
  });
  expect(exported.status).toBe(403);
});

test('an announcement to everybody asks for a code, and is sent once it was given', async () => {
  const { messaging } = calls;
  const { value: draft } = await service.call(
    messaging.draftAnnouncement,
    { body: { title: 'News', text: 'Something', audience: 'everybody', byMail: false } },
    open,
  );
  const sendIt = (person: SignedIn) =>
    service.call(
      messaging.sendAnnouncement,
      { params: { id: draft.id }, body: { version: draft.version } },
      person,
    );
  expect((await sendIt(open)).envelope.value).toEqual(PASSWORD_NEEDED);
  expect((await sendIt(confirmed)).status).toBe(200);
});
