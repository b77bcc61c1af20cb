import { biographical, calls, contact, nextOfKin, toBody } from '@phila/contract';
import type { AnyCall } from '@phila/contract';
import { sendJson } from '../../testing/json-request.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import type { SignedIn } from '../../testing/signed-in.ts';

/* A client older than a field leaves that field unchanged. */

let service: TestService;
let thandi: SignedIn;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  thandi = await signedIn(service);
});
afterAll(() => service.close());

const { nextOfKin: kinCalls, updateContactDetails, updateBiographicalDetails } = calls.details;

const send = async ({ method, path }: AnyCall, body: object) => {
  const { status, envelope } = await sendJson(`${service.url}/api/v1${path}`, method, body, thandi.token);
  return { status, value: envelope?.value as Record<string, unknown>, errors: envelope?.errors };
};

describe('a row of a table', () => {
  const whole = toBody(nextOfKin, {
    titleID: 3,
    firstName: 'Nomsa',
    lastName: 'Mokoena',
    contactDetails: '0711234567',
    relationshipID: 3,
  });
  const add = async () => {
    const { value } = await send(kinCalls.create, whole);
    return value as { id: string; version: number };
  };
  const update = (body: object) => send(kinCalls.update, body);

  test('keeps what an update does not name', async () => {
    const { id } = await add();
    const changed = await update({ id, lastName: 'Dlamini' });
    expect([changed.status, changed.value]).toEqual([200, { ...whole, id, lastName: 'Dlamini', version: 2 }]);
    const none = await update({ id });
    expect([none.status, none.value]).toMatchObject([200, { ...whole, lastName: 'Dlamini' }]);
  });

  test('loses what an update names as null, or as blank', async () => {
    const { id } = await add();
    expect((await update({ id, relationshipID: null })).value).toEqual({
      ...whole,
      id,
      relationshipID: null,
      version: 2,
    });
    expect((await update({ id, titleID: 0 })).value).toMatchObject({ titleID: null, firstName: 'Nomsa' });
  });

  test('is held to the rules as a whole, and stays as it was when they refuse', async () => {
    const { id } = await add();
    const refused = await update({ id, firstName: null, contactDetails: 'x', unheardOf: 1 });
    expect(refused.status).toBe(422);
    expect(refused.errors?.map(({ path }) => path).toSorted()).toEqual([
      'contactDetails',
      'firstName',
      'unheardOf',
    ]);
    expect((await update({ id })).value).toMatchObject(whole);
  });

  test('is refused to a stale version, named or not what changed', async () => {
    const { id, version } = await add();
    const first = await update({ id, version, firstName: 'First' });
    const second = await update({ id, version, lastName: 'Second' });
    expect([second.status, second.value]).toEqual([409, first.value]);
  });

  test('loses nothing when releases that know different fields save it at once', async () => {
    const { id } = await add();
    const changes = [
      { firstName: 'Lindiwe' },
      { lastName: 'Naidoo' },
      { contactDetails: '0829999999' },
      { titleID: 2 },
      { relationshipID: 1 },
    ];
    const answers = await Promise.all(changes.map((change) => update({ id, ...change })));
    expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200));
    expect((await update({ id })).value).toMatchObject(Object.assign({}, ...changes) as object);
  });
});

describe('a single record', () => {
  test('is whole when it is first saved, and keeps what a later save does not name', async () => {
    expect((await send(updateBiographicalDetails, { firstName: 'Thandi' })).status).toBe(422);
    const body = toBody(biographical, { firstName: 'Thandi', lastName: 'Mokoena', languages: [2, 5] });
    expect((await send(updateBiographicalDetails, body)).status).toBe(200);
    const changed = await send(updateBiographicalDetails, { knownAs: 'Thands' });
    expect([changed.status, changed.value]).toMatchObject([
      200,
      { firstName: 'Thandi', lastName: 'Mokoena', knownAs: 'Thands', languages: [2, 5], version: 2 },
    ]);
    expect((await send(updateBiographicalDetails, { languages: [], knownAs: null })).value).toMatchObject({
      languages: [],
      knownAs: null,
      lastName: 'Mokoena',
    });
  });

  test('keeps the fields of a group that the group does not name', async () => {
    const home = { streetAndNumber: '48 Protea Road', city: 'Durban', postalCode: '4001' };
    const body = toBody(contact, { mobileNo: { value: '0711234567' }, residentialAddress: home });
    expect((await send(updateContactDetails, body)).status).toBe(200);
    const changed = await send(updateContactDetails, { residentialAddress: { city: 'Pinetown' } });
    expect([changed.status, changed.value]).toMatchObject([
      200,
      { mobileNo: { value: '0711234567' }, residentialAddress: { ...home, city: 'Pinetown' } },
    ]);
  });

  test('a stale version is refused, and none before the first save is 0', async () => {
    const body = toBody(biographical, { firstName: 'Thandi', lastName: 'Mokoena' });
    expect((await send(updateBiographicalDetails, { ...body, version: 0 })).value).toMatchObject({
      version: 1,
    });
    const stale = await send(updateBiographicalDetails, { knownAs: 'Thands', version: 0 });
    expect([stale.status, stale.value]).toMatchObject([409, { version: 1, knownAs: null }]);
  });

  test('loses nothing when several save it at once, the first time and later', async () => {
    const names = { firstName: 'Thandi', lastName: 'Mokoena' };
    const changes = [{ knownAs: 'Thands' }, { initials: 'T N' }, { titleID: 3 }, { otherNames: 'Nomvula' }];
    const all = Object.assign({}, names, ...changes) as object;
    const saveAll = () =>
      Promise.all(changes.map((change) => send(updateBiographicalDetails, { ...names, ...change })));
    expect((await saveAll()).map(({ status }) => status)).toEqual(changes.map(() => 200));
    expect((await send(updateBiographicalDetails, {})).value).toMatchObject(all);
  });
});

test('the description asks for no field of an update but the id of its row', async () => {
  const { paths } = (await (await fetch(`${service.url}/api/v1/openapi.json`)).json()) as {
    paths: Record<
      string,
      Record<
        string,
        { requestBody: { content: { 'application/json': { schema: { required?: string[] } } } } }
      >
    >;
  };
  const required = ({ method, path }: AnyCall) =>
    paths[path]?.[method.toLowerCase()]?.requestBody.content['application/json'].schema.required;
  expect(required(kinCalls.update)).toEqual(['id']);
  expect(required(updateBiographicalDetails)).toEqual([]);
  expect(required(kinCalls.create)).toContain('firstName');
});
