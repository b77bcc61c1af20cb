import { calls } from '@phila/contract';
import type { BodyOf, biographical } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables.ts';
import { sendJson } from '../../testing/json-request.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import type { SignedIn } from '../../testing/signed-in.ts';
import { biographicalDetails } from './public.ts';

const read = calls.details.biographicalDetails;
const update = calls.details.updateBiographicalDetails;

let service: TestService;
let thandi: SignedIn;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  thandi = await signedIn(service);
});
afterAll(() => service.close());

const values = (changed: Partial<BodyOf<typeof biographical>> = {}): BodyOf<typeof biographical> => ({
  titleID: 3,
  initials: 'T N',
  firstName: 'Thandi',
  otherNames: null,
  lastName: 'Mokoena',
  birthName: null,
  knownAs: null,
  identityNumber: '8001015009087',
  countryKey: 'ZA',
  passportNumber: null,
  passportExpiryDate: '2030-02-28',
  workPermitType: 17,
  genderID: 1,
  raceID: null,
  maritalStatusNo: 2,
  disabled: false,
  homeLanguageID: 1,
  languages: [2, 5],
  driversLicenseCode: 'B',
  ...changed,
});

const save = (body: BodyOf<typeof biographical>, person = thandi) =>
  service.call(update, { body }, { token: person.token });
const saved = async (person = thandi) => (await service.call(read, {}, { token: person.token })).value;
/** Any body, as no typed client would send it. */
const sendBody = (body: unknown) =>
  sendJson(`${service.url}/api/v1${update.path}`, 'PUT', body, thandi.token);

describe('biographical details', () => {
  it('are null until they are saved, then come back as they were sent, under the names of both directions', async () => {
    expect(await saved()).toBeNull();
    const row = { ...values(), workPermit: 17, maritalStatusID: 2, version: 1 };
    expect((await save(values())).value).toEqual(row);
    expect(await saved()).toEqual(row);
  });

  it('accept the reply of a read as a body', async () => {
    await save(values());
    const answer = await sendBody({ ...(await saved()), firstName: 'Thandeka' });
    expect([answer.status, answer.envelope?.value]).toMatchObject([
      200,
      { firstName: 'Thandeka', version: 2 },
    ]);
  });

  it('keep 0 and the empty text of unchosen selects and optional fields as null', async () => {
    const answer = await sendBody({
      ...values(),
      titleID: 0,
      raceID: 0,
      genderID: 0,
      workPermitType: 0,
      maritalStatusNo: 0,
      countryKey: '',
      passportExpiryDate: '',
      identityNumber: '',
      otherNames: ' ',
    });
    expect(answer.envelope?.value).toMatchObject({
      titleID: null,
      raceID: null,
      genderID: null,
      workPermitType: null,
      maritalStatusNo: null,
      countryKey: null,
      passportExpiryDate: null,
      identityNumber: null,
      otherNames: null,
    });
  });

  it.each([
    [{ firstName: '' }, 'firstName', 'Name is too short'],
    [{ lastName: '' }, 'lastName', 'Last Name is too short'],
    [{ firstName: 'Th4ndi' }, 'firstName', 'Please enter only characters'],
    [{ firstName: 'x'.repeat(46) }, 'firstName', null],
    [{ otherNames: 'N0mvula' }, 'otherNames', 'Please enter only characters'],
    [{ identityNumber: '8001015009088' }, 'identityNumber', 'Invalid ID number'],
    [{ identityNumber: '800101500908' }, 'identityNumber', 'Invalid ID number'],
    [{ titleID: 999 }, 'titleID', 'Please choose from the list'],
    [{ countryKey: 'XX' }, 'countryKey', 'Please choose from the list'],
    [{ homeLanguageID: 99 }, 'homeLanguageID', null],
    [{ languages: [1, 99] }, 'languages', null],
    [{ passportExpiryDate: '2026-02-30' }, 'passportExpiryDate', null],
    [{ disabled: 'perhaps' }, 'disabled', null],
    [{ superuser: true }, 'superuser', 'Unknown field'],
  ])('refuse %j at its field, and keep the stored value', async (wrong, path, message) => {
    await save(values());
    const before = await saved();
    const answer = await sendBody({ ...values(), ...wrong });
    expect(answer.status).toBe(422);
    expect(answer.envelope?.errors).toEqual([{ path, message: expect.stringMatching(message ?? '.') }]);
    expect(await saved()).toEqual(before);
  });

  it('tell the second of two writers, with the row as it is now', async () => {
    await save(values());
    expect((await save(values({ knownAs: 'First', version: 1 }))).value.version).toBe(2);
    const late = await save(values({ knownAs: 'Second', version: 1 }));
    expect([late.status, late.envelope.errorMessage, late.envelope.value]).toEqual([
      409,
      'These details have changed since they were opened',
      await saved(),
    ]);
    expect(await saved()).toMatchObject({ knownAs: 'First', version: 2 });
  });

  it('let a write without a version win', async () => {
    await save(values());
    await save(values());
    expect((await save(values({ knownAs: 'Last' }))).value).toMatchObject({ knownAs: 'Last', version: 3 });
  });

  it('take version 0 for "there was none", once', async () => {
    expect((await save(values({ version: 0 }))).value.version).toBe(1);
    expect((await save(values({ version: 0 }))).status).toBe(409);
    expect((await save(values({ version: 7 }))).status).toBe(409);
  });

  it('never make a row out of a stale version', async () => {
    const late = await save(values({ version: 3 }));
    expect([late.status, late.envelope.value]).toEqual([409, null]);
    expect(await saved()).toBeNull();
  });

  it('lose no write of many at once: each is counted, and one with a version wins alone', async () => {
    await save(values());
    const free = await Promise.all(Array.from({ length: 8 }, () => save(values())));
    expect(free.every(({ status }) => status === 200)).toBe(true);
    const { version } = (await saved()) ?? {};
    expect(version).toBe(9);
    const bound = await Promise.all(
      Array.from({ length: 8 }, (_, i) => save(values({ version: 9, initials: String(i) }))),
    );
    expect(bound.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(bound.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  it('belong to one person', async () => {
    const sipho = await signedIn(service);
    await save(values());
    await save(values({ firstName: 'Sipho', identityNumber: null }), sipho);
    expect(await saved()).toMatchObject({ firstName: 'Thandi' });
    expect(await saved(sipho)).toMatchObject({ firstName: 'Sipho', identityNumber: null, version: 1 });
  });

  it('go with their account', async () => {
    await save(values());
    await service.database.delete(accounts).where(eq(accounts.id, thandi.id));
    expect(await biographicalDetails.read(service.database, thandi.id)).toBeNull();
  });
});
