import { resourceCalls, shopCategory, specifiedCalls } from '@phila/contract';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';

const calls = specifiedCalls(shopCategory);
const manage = resourceCalls(shopCategory);

let service: TestService;
let lead: { token: string };
beforeAll(async () => {
  service = await startService();
  lead = await signedIn(service, { role: 'administrator' });
});
afterAll(() => service.close());

const add = async (name: string) =>
  (await service.call(calls.create, { body: { name, order: 1, isActive: true } }, lead)).value;
const historyOf = async (id: number) =>
  (await service.call(manage.history, { params: { id } }, lead)).value.map(({ action, version }) => ({
    action,
    version,
  }));

test('a row changed by the specification’s call has the history, the version and the undo of its own call', async () => {
  const { id } = await add('Reading');
  await service.call(calls.update, { params: { id }, body: { order: 7 } }, lead);
  expect(await historyOf(id)).toEqual([
    { action: 'update', version: expect.any(Number) as number },
    { action: 'create', version: expect.any(Number) as number },
  ]);
  const [{ operation } = { operation: null }] = (await service.call(manage.history, { params: { id } }, lead))
    .value;
  await service.call(manage.undo, { body: { operation: operation ?? '' } }, lead);
  expect((await service.call(manage.read, { params: { id } }, lead)).value).toMatchObject({
    name: 'Reading',
    order: 1,
  });
});

test('both calls of a row refuse the same with the same words', async () => {
  const { id } = await add('Sums');
  const body = { name: '', order: -1, isActive: true };
  const added = await service.call(calls.create, { body }, lead);
  expect(added.status).toBe(422);
  expect(added.envelope).toMatchObject({
    errors: [{ path: 'name', message: 'Please enter a name' }, { path: 'order' }],
  });
  expect((await service.call(manage.create, { body }, lead)).envelope).toEqual(added.envelope);
  const changed = await service.call(calls.update, { params: { id }, body }, lead);
  expect(changed.envelope).toEqual(added.envelope);
});

test('the specification’s change asks for no version, and refuses an old one where it is named', async () => {
  const { id } = await add('Letters');
  const { version } = (await service.call(manage.read, { params: { id } }, lead)).value;
  const change = (body: object) => service.call(calls.update, { params: { id }, body: { ...body } }, lead);
  expect((await change({ order: 3 })).status).toBe(200);
  const stale = await change({ order: 4, version });
  expect(stale.status).toBe(409);
  expect(stale.envelope.value).toMatchObject({
    id,
    name: 'Letters',
    order: 3,
    isActive: true,
    productCount: 0,
  });
});

test('the specification’s create counts once where it is sent twice with one key', async () => {
  const body = { name: 'Once', order: 1, isActive: true };
  const idempotencyKey = '01935000-0000-7000-8000-0123456789ab';
  const send = () =>
    service.call(calls.create, { body }, { ...lead, headers: { 'idempotency-key': idempotencyKey } });
  const first = await send();
  expect(first.status).toBe(201);
  expect((await send()).value).toEqual(first.value);
});
