import { biographical, calls, itemsOf, nextOfKin, toBody } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { nextOfKinDetails } from '../details/public.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { send } from '../../testing/json-request.ts';
import { createSealing } from '../../core/secrets/sealing.ts';
import { sealSupplied } from './records.ts';
import { employerCopies, employerRecords } from './tables.ts';
import {
  addOrganisations,
  employ,
  employee,
  IMBALI,
  join,
  tokenAt,
  UMOYA,
} from '../../testing/employer/employ.ts';

const { wealth } = calls;

let service: TestService;
let thandi: SignedIn;
let token: string;
let count = 0;
beforeAll(async () => {
  service = await startService();
  await addOrganisations(service);
});
beforeEach(async () => {
  count += 1;
  thandi = await signedIn(service);
  token = await tokenAt(service, thandi, UMOYA.osNo);
});
afterAll(() => service.close());

const number = () => `UE-${count}`;
const supply = (supplied: Parameters<typeof employee>[2]) =>
  employ(service, UMOYA.osNo, employee(number(), thandi.email, supplied));
const record = async (as = token) =>
  (await service.call(calls.employer.employerRecord, {}, { token: as })).value;

const everySync = [
  calls.employer.syncPersonalDetails,
  calls.employer.syncContactDetails,
  calls.employer.syncAddressDetails,
  calls.employer.syncNextOfKinDetails,
  calls.employer.syncBankingDetails,
  calls.employer.syncMedicalAidDetails,
  calls.employer.syncMedicalAidDependantDetails,
  calls.employer.syncCareerDetails,
];

describe('personal details', () => {
  const personal = {
    firstName: 'Thandi',
    lastName: 'Dlamini',
    identityNumber: '9202204720083',
    titleID: 3,
    languages: [2, 5],
  };

  test('are copied over the person’s values, field by field, and reported in words; twice changes nothing', async () => {
    const own = toBody(biographical, { firstName: 'Thandi', lastName: 'Mokoena', knownAs: 'Thands' });
    await service.call(calls.details.updateBiographicalDetails, { body: own }, { token });
    await supply({ personal });
    const { value } = await service.call(calls.employer.syncPersonalDetails, {}, { token });
    expect(value).toEqual({
      part: 'personal',
      changes: [
        { row: null, label: 'Title', from: null, to: 'Ms' },
        { row: null, label: 'Last name', from: 'Mokoena', to: 'Dlamini' },
        { row: null, label: 'ID number', from: null, to: '•••• 0083' },
        { row: null, label: 'Other languages', from: null, to: expect.stringContaining(', ') as string },
      ],
      skipped: [],
    });
    expect((await service.call(calls.details.biographicalDetails, {}, { token })).value).toMatchObject({
      ...personal,
      knownAs: 'Thands',
      version: 2,
    });
    const again = await service.call(calls.employer.syncPersonalDetails, {}, { token });
    expect(again.value).toEqual({ part: 'personal', changes: [], skipped: [] });
    expect((await service.call(calls.details.biographicalDetails, {}, { token })).value?.version).toBe(2);
  });

  test('values that a rule refuses are skipped and reported; the rest is copied', async () => {
    await supply({ personal: { ...personal, identityNumber: '123', titleID: 99, lastName: 'R2D2' } });
    const own = toBody(biographical, { firstName: 'Thandi', lastName: 'Mokoena' });
    await service.call(calls.details.updateBiographicalDetails, { body: own }, { token });
    const { value } = await service.call(calls.employer.syncPersonalDetails, {}, { token });
    expect(value.skipped).toEqual(
      expect.arrayContaining([
        { row: null, label: 'ID number', reason: 'Invalid ID number' },
        { row: null, label: 'Title', reason: 'Please choose from the list' },
        { row: null, label: 'Last name', reason: 'Please enter only characters' },
      ]),
    );
    expect(value.changes.map(({ label }) => label)).toEqual(['Other languages']);
    expect((await service.call(calls.details.biographicalDetails, {}, { token })).value).toMatchObject({
      lastName: 'Mokoena',
      identityNumber: null,
    });
  });

  test('saves nothing while fields that the person must fill in are missing', async () => {
    await supply({ personal: { firstName: 'Thandi' } });
    const { value } = await service.call(calls.employer.syncPersonalDetails, {}, { token });
    expect(value).toEqual({
      part: 'personal',
      changes: [],
      skipped: [{ row: null, label: 'Last name', reason: 'Last Name is too short' }],
    });
    expect((await service.call(calls.details.biographicalDetails, {}, { token })).value).toBeNull();
  });
});

test('contact and addresses are two parts of one record, and each leaves the other', async () => {
  await supply({
    contact: { mobileNo: { value: '0711234567' }, workEmail: { value: 'nobody' } },
    address: { residentialAddress: { city: 'Durban', postalCode: '40' } },
  });
  const early = await service.call(calls.employer.syncAddressDetails, {}, { token });
  expect(early.value.changes).toEqual([]);
  expect(early.value.skipped.at(-1)?.reason).toBe('Please add at least Personal Email or Mobile Number');
  const first = await service.call(calls.employer.syncContactDetails, {}, { token });
  expect(first.value).toMatchObject({
    changes: [{ label: 'Mobile number', from: null, to: '0711234567' }],
    skipped: [{ label: 'Work email', reason: 'Please enter a valid email.' }],
  });
  const second = await service.call(calls.employer.syncAddressDetails, {}, { token });
  expect(second.value).toMatchObject({
    changes: [{ label: 'Residential Address: City', from: null, to: 'Durban' }],
    skipped: [{ label: 'Residential Address: Postal code', reason: 'Please enter a valid Postal Code' }],
  });
  const saved = (await service.call(calls.details.contactDetails, {}, { token })).value;
  expect(saved).toMatchObject({
    mobileNo: { value: '0711234567', typeId: 1 },
    residentialAddress: { city: 'Durban', postalCode: null },
  });
  expect(saved?.workEmail).toMatchObject({ value: null });
});

test('rows are matched by their subject, changed or added, and the person’s own rows stay', async () => {
  for (const kin of [
    { firstName: 'Nomsa', lastName: 'Mokoena', contactDetails: '0711111111' },
    { firstName: 'Bheki', lastName: 'Dlamini', contactDetails: '0722222222' },
  ])
    await service.call(calls.details.nextOfKin.create, { body: toBody(nextOfKin, kin) }, { token });
  await supply({
    nextOfKin: [
      { firstName: 'NOMSA', lastName: 'Mokoena', contactDetails: '0733333333', relationshipID: 3 },
      { firstName: 'Zola', lastName: 'Mokoena', contactDetails: '0744444444' },
      { firstName: 'Bad', lastName: 'Number', contactDetails: '1' },
    ],
  });
  const { value } = await service.call(calls.employer.syncNextOfKinDetails, {}, { token });
  expect(value.changes).toContainEqual({
    row: 'NOMSA Mokoena',
    label: 'Contact details',
    from: '0711111111',
    to: '0733333333',
  });
  expect(value.changes).toContainEqual({
    row: 'Zola Mokoena',
    label: 'Contact details',
    from: null,
    to: '0744444444',
  });
  expect(value.skipped).toEqual([
    { row: 'Bad Number', label: 'Contact details', reason: 'Invalid South African mobile number' },
  ]);
  const rows = async () =>
    itemsOf((await service.call(calls.details.nextOfKin.list, { query: {} }, { token })).value);
  expect((await rows()).map(({ firstName, contactDetails }) => `${firstName} ${contactDetails}`)).toEqual([
    'NOMSA 0733333333',
    'Bheki 0722222222',
    'Zola 0744444444',
  ]);
  const before = await rows();
  expect((await service.call(calls.employer.syncNextOfKinDetails, {}, { token })).value.changes).toEqual([]);
  expect(await rows()).toEqual(before);
});

test('rows for which the person has no room are skipped and told, before and at the copy', async () => {
  const { cap, table } = nextOfKinDetails;
  const rows = Array.from({ length: cap.most - 1 }, () => ({
    id: uuidv7(service.clock.now()),
    personId: thandi.id,
    version: 1,
    firstName: 'Own',
    lastName: 'Row',
  }));
  await service.database.insert(table).values(rows as never);
  const kin = (firstName: string) => ({
    titleID: 3,
    firstName,
    lastName: 'Mokoena',
    contactDetails: '0711234567',
    relationshipID: 3,
  });
  await supply({ nextOfKin: [kin('Nomsa'), kin('Bheki')] });
  const told = {
    skipped: [
      {
        row: 'Bheki Mokoena',
        label: 'Next of Kin',
        reason: 'You have 500 next of kin, which is as many as we keep. Delete one to add another.',
      },
    ],
  };
  expect((await record())?.parts).toMatchObject([told]);
  const { value } = await service.call(calls.employer.syncNextOfKinDetails, {}, { token });
  expect(value).toMatchObject(told);
  expect(new Set(value.changes.map(({ row }) => row))).toEqual(new Set(['Nomsa Mokoena']));
  expect(await service.database.$count(table, eq(table['personId' as never], thandi.id))).toBe(cap.most);
});

test('banking, medical aid, dependants and career', async () => {
  await supply({
    banking: [{ bankId: 6, accountNumber: '1045782396', accountType: 2 }],
    medicalAid: { medicalAidId: 5, plan: 'Classic', mainMember: 'Thandi', membershipNo: '400123456' },
    medicalAidDependants: [
      {
        firstName: 'Lindiwe',
        surname: 'Mokoena',
        telephoneNumber: '0711234567',
        idNumber: '9202204720083',
        dateOfBirth: '2014-08-21',
      },
    ],
    tertiaryEducation: [{ courseName: 'BCom', institution: 1, startDate: '2010-02-01' }],
    experience: [
      {
        experienceTypeId: 2,
        projectName: 'Umoya',
        positionRole: 'Clerk',
        startDate: '2019-03-01',
        currentRole: true,
      },
      { projectName: 'No start' },
    ],
  });
  const reports = [];
  for (const sync of everySync.slice(4)) reports.push((await service.call(sync, {}, { token })).value);
  const told = reports.flatMap(({ changes }) => changes);
  expect(told).toContainEqual({
    row: 'Account ending in 2396',
    label: 'Account number',
    from: null,
    to: '•••• 2396',
  });
  expect(told).toContainEqual({ row: null, label: 'Medical aid', from: null, to: 'Discovery Health' });
  expect(told).toContainEqual({ row: null, label: 'Membership number', from: null, to: '•••• 3456' });
  expect(told).toContainEqual({ row: 'Lindiwe Mokoena', label: 'ID number', from: null, to: '•••• 0083' });
  expect(told).toContainEqual({
    row: 'BCom',
    label: 'Institution',
    from: null,
    to: 'University of Cape Town',
  });
  expect(told).toContainEqual({ row: 'Clerk, Umoya', label: 'Current role', from: null, to: 'Yes' });
  expect(reports.flatMap(({ skipped }) => skipped)).toEqual([
    { row: 'No start', label: 'Role', reason: 'Field is required' },
  ]);
  expect(
    itemsOf((await service.call(calls.details.banking.list, { query: {} }, { token })).value),
  ).toHaveLength(1);
  expect((await service.call(wealth.medicalAidDetails, {}, { token })).value).toMatchObject({
    plan: 'Classic',
    companyContributionPercentage: 0,
  });
  const read = async (
    call: typeof calls.career.experience.list | typeof calls.career.tertiaryEducation.list,
  ) => itemsOf((await service.call(call, { query: {} }, { token })).value as object[]);
  expect(await read(calls.career.tertiaryEducation.list)).toMatchObject([
    { courseName: 'BCom', institution: { id: 1 }, version: 1 },
  ]);
  expect(await read(calls.career.experience.list)).toMatchObject([
    { projectName: 'Umoya', endDate: null, version: 1 },
  ]);
  for (const sync of everySync) expect((await service.call(sync, {}, { token })).value.changes).toEqual([]);
});

test('a scheme that is in no list is laid over the chosen one, and is told under the name of the choice', async () => {
  const aid = { plan: 'Classic', mainMember: 'Thandi' };
  const copied = async (medicalAid: Record<string, unknown>) => {
    await supply({ medicalAid });
    return (await service.call(calls.employer.syncMedicalAidDetails, {}, { token })).value;
  };
  const change = (from: string | null, to: string) => ({ row: null, label: 'Medical aid', from, to });
  expect((await copied({ ...aid, medicalAidId: 5 })).changes).toContainEqual(
    change(null, 'Discovery Health'),
  );
  const typed = { ...aid, medicalAidName: 'Umvuzo Health' };
  expect((await copied(typed)).changes).toEqual([change('Discovery Health', 'Umvuzo Health')]);
  expect((await copied(typed)).changes).toEqual([]);
  expect(await copied({ ...aid, medicalAidName: 'x'.repeat(101) })).toMatchObject({
    changes: [],
    skipped: [{ reason: 'Use at most 100 characters' }],
  });
  const both = { ...typed, medicalAidId: 5 };
  expect((await copied(both)).changes).toContainEqual(change('Umvuzo Health', 'Discovery Health'));
  expect((await copied(both)).changes).toEqual([]);
  expect((await service.call(wealth.medicalAidDetails, {}, { token })).value).toMatchObject({
    medicalAidId: 5,
    medicalAidName: null,
  });
});

test('looking at the record writes nothing, and says when a part was copied last', async () => {
  await supply({ personal: { firstName: 'Thandi', lastName: 'Dlamini' }, banking: [] });
  const shown = await record();
  expect(shown).toMatchObject({ osName: 'Umoya Energy', employeeNumber: number() });
  expect(shown?.parts.map(({ part, copiedAt }) => [part, copiedAt])).toEqual([['personal', null]]);
  expect(shown?.parts[0]?.changes).toHaveLength(2);
  expect((await service.call(calls.details.biographicalDetails, {}, { token })).value).toBeNull();
  await service.call(calls.employer.syncPersonalDetails, {}, { token });
  const after = await record();
  expect(after?.parts[0]?.changes).toEqual([]);
  expect(after?.parts[0]?.copiedAt).not.toBeNull();
  // A part without employer data has nothing to report.
  expect((await service.call(calls.employer.syncBankingDetails, {}, { token })).value).toEqual({
    part: 'banking',
    changes: [],
    skipped: [],
  });
});

describe('whose it is', () => {
  test('no account reads or copies another’s record, nor its own at another organisation', async () => {
    await supply({ personal: { firstName: 'Thandi', lastName: 'Dlamini' } });
    const sipho = await signedIn(service);
    await join(service, sipho, UMOYA.osNo);
    // Anyone may type another's ID number into their own details, without effect.
    const stranger = await tokenAt(service, sipho, UMOYA.osNo);
    for (const other of [
      stranger,
      await tokenAt(service, thandi, IMBALI.osNo),
      await tokenAt(service, thandi, null),
    ]) {
      expect(await record(other)).toBeNull();
      for (const sync of everySync) {
        const { status, envelope } = await service.call(sync, {}, { token: other });
        expect([status, envelope.errorMessage]).toEqual([404, 'Not found']);
      }
    }
    expect(await service.database.$count(employerCopies, eq(employerCopies.accountId, thandi.id))).toBe(0);
  });

  test('two organisations, two records', async () => {
    await supply({ personal: { firstName: 'Thandi', lastName: 'Dlamini' } });
    await employ(
      service,
      IMBALI.osNo,
      employee('IF-1', thandi.email, { personal: { firstName: 'T', lastName: 'Khumalo' } }),
    );
    expect((await record())?.parts[0]?.changes.at(-1)?.to).toBe('Dlamini');
    const other = await record(await tokenAt(service, thandi, IMBALI.osNo));
    expect(other).toMatchObject({ osName: 'Imbali Foods' });
    expect(other?.parts[0]?.changes.at(-1)?.to).toBe('Khumalo');
  });

  test('the calls take the token from the header alone, and no cache on the way keeps them', async () => {
    await supply({ personal: { firstName: 'Thandi', lastName: 'Dlamini' } });
    const url = `${service.url}/api/v1/Account/sync-personal-details`;
    const answer = await send(url, { headers: { cookie: `token=${token}` } });
    expect(answer.status).toBe(401);
    expect((await send(url, { token })).headers.get('cache-control')).toBe('no-store');
  });
});

test('values supplied by an employer are sealed, and never in the logs', async () => {
  await supply({
    personal: { firstName: 'Ntombizodwa', lastName: 'Qwabe', identityNumber: '9107235624081' },
  });
  for (const sync of everySync) await service.call(sync, {}, { token });
  const [row] = await service.database
    .select()
    .from(employerRecords)
    .where(eq(employerRecords.accountId, thandi.id));
  expect(JSON.stringify(row)).not.toMatch(/Ntombizodwa|9107235624081/);
  expect(service.logged().join('\n')).not.toMatch(/Ntombizodwa|Qwabe|9107235624081/);
});

test('a record that was sealed with another secret is as good as none', async () => {
  await supply({ personal: { firstName: 'Thandi', lastName: 'Dlamini' } });
  const other = createSealing([{ id: 'other', secret: 'y'.repeat(40) }]);
  await service.database
    .update(employerRecords)
    .set({ parts: sealSupplied(other, UMOYA.osNo, number(), {}) })
    .where(eq(employerRecords.accountId, thandi.id));
  expect(await record()).toBeNull();
  expect((await service.call(calls.employer.syncPersonalDetails, {}, { token })).status).toBe(404);
});

test.each([
  [
    'texts for records',
    { personal: 'x', nextOfKin: 'x', banking: 7, medicalAid: [1], contact: { mobileNo: 'x' } },
  ],
  [
    'records for texts',
    { personal: { firstName: { a: 1 }, titleID: {}, languages: 'x' }, banking: [{ bankId: [] }] },
  ],
  [
    'odd values',
    { personal: { firstName: '\u0000', lastName: 'x'.repeat(100_000), passportExpiryDate: 'soon' } },
  ],
  ['odd rows', { nextOfKin: [null, 1, 'x', [], {}], experience: [{ currentRole: 'maybe', startDate: 5 }] }],
  [
    'odd references',
    { tertiaryEducation: [{ courseName: 'A', startDate: '2020-01-01', institution: 'nowhere' }] },
  ],
] as const)('%s break nothing', async (_what, supplied) => {
  await supply(supplied as never);
  expect((await service.call(calls.employer.employerRecord, {}, { token })).status).toBe(200);
  for (const sync of everySync) expect((await service.call(sync, {}, { token })).status).toBe(200);
  for (const sync of everySync) expect((await service.call(sync, {}, { token })).value.changes).toEqual([]);
});

test('ten copies at once add a row once', async () => {
  await supply({ banking: [{ bankId: 6, accountNumber: '1045782396', accountType: 2 }] });
  await Promise.all(
    Array.from({ length: 10 }, () => service.call(calls.employer.syncBankingDetails, {}, { token })),
  );
  const rows = itemsOf((await service.call(calls.details.banking.list, { query: {} }, { token })).value);
  expect(rows.map(({ accountNumber }) => accountNumber)).toEqual(['1045782396']);
});
