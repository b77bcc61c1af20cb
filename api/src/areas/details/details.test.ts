import {
  banking,
  biographical,
  calls,
  check,
  contact,
  detailsCategories,
  nextOfKin,
  passportsAndPermits,
  tax,
  toBody,
} from '@phila/contract';
import type { AnyRecord, FieldError } from '@phila/contract';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { sendJson } from '../../testing/json-request.ts';
import { signedIn } from '../../testing/signed-in.ts';
import type { SignedIn } from '../../testing/signed-in.ts';

let service: TestService;
let thandi: SignedIn;
let sipho: SignedIn;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  thandi = await signedIn(service);
  sipho = await signedIn(service);
});
afterAll(() => service.close());

const raw = (method: string, path: string, body: unknown, person = thandi) =>
  sendJson(`${service.url}/api/v1${path}`, method, body, person.token);
const read = async (path: string, person = thandi): Promise<unknown> => {
  const response = await fetch(`${service.url}/api/v1${path}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  return ((await response.json()) as { value: unknown }).value;
};

const ID = 'Invalid ID number';
const TAX = 'Invalid tax reference number. It must be 10 digits and start with 0, 1, 2, 3, or 9.';
const PHONE = 'Invalid South African mobile number';
const LIST = 'Please choose from the list';
const NEEDED = 'Please add at least Personal Email or Mobile Number';

const withMail = { personalEmail: { value: 'thandi@mail.example' } };
const kin = { firstName: 'Nomsa', lastName: 'Mokoena', contactDetails: '0711234567' };
const bank = { bankId: 2, accountNumber: '12345678', accountType: 1 };
const taxed = { taxNumber: '0001339050' };
const address = (part: object) => ({ ...withMail, residentialAddress: part });

/** Each rule of specification: details: input, and the text at the field. */
const refusals: readonly [AnyRecord, string, string, object, string, string][] = [
  [contact, 'PUT', '/Account/update-contact-details', {}, '', NEEDED],
  [
    contact,
    'PUT',
    '/Account/update-contact-details',
    { workEmail: { value: 'a@b.co' }, homeTel: { value: '0111234567' } },
    '',
    NEEDED,
  ],
  [
    contact,
    'PUT',
    '/Account/update-contact-details',
    { mobileNo: { value: '0911234567' } },
    'mobileNo.value',
    'Please enter a valid mobile number',
  ],
  [
    contact,
    'PUT',
    '/Account/update-contact-details',
    { mobileNo: { value: '071123456' } },
    'mobileNo.value',
    'Please enter a valid mobile number',
  ],
  [
    contact,
    'PUT',
    '/Account/update-contact-details',
    { ...withMail, homeTel: { value: '+2611234567' } },
    'homeTel.value',
    'Please enter a valid telephone number',
  ],
  [
    contact,
    'PUT',
    '/Account/update-contact-details',
    { ...withMail, workTel: { value: '+2791123456' } },
    'workTel.value',
    'Please enter a valid telephone number',
  ],
  [
    contact,
    'PUT',
    '/Account/update-contact-details',
    { personalEmail: { value: 'thandi@' } },
    'personalEmail.value',
    'Please enter a valid email.',
  ],
  [
    contact,
    'PUT',
    '/Account/update-contact-details',
    { ...withMail, workEmail: { value: 'a b@c.co' } },
    'workEmail.value',
    'Please enter a valid email.',
  ],
  [
    contact,
    'PUT',
    '/Account/update-contact-details',
    address({ complexNameAndNumber: 'x' }),
    'residentialAddress.complexNameAndNumber',
    'Please enter a valid Complex Name and Number',
  ],
  [
    contact,
    'PUT',
    '/Account/update-contact-details',
    address({ streetAndNumber: '1' }),
    'residentialAddress.streetAndNumber',
    'Please enter a valid Street and Number',
  ],
  [
    contact,
    'PUT',
    '/Account/update-contact-details',
    address({ area: 'A' }),
    'residentialAddress.area',
    'Please enter a valid Area',
  ],
  [
    contact,
    'PUT',
    '/Account/update-contact-details',
    address({ area: 'Umlazi@' }),
    'residentialAddress.area',
    'Please enter a valid Area',
  ],
  [
    contact,
    'PUT',
    '/Account/update-contact-details',
    address({ city: 'D' }),
    'residentialAddress.city',
    'Please enter a valid City',
  ],
  [
    contact,
    'PUT',
    '/Account/update-contact-details',
    address({ city: 'Durban 4001' }),
    'residentialAddress.city',
    'Please enter a valid City',
  ],
  [
    contact,
    'PUT',
    '/Account/update-contact-details',
    address({ postalCode: '401' }),
    'residentialAddress.postalCode',
    'Please enter a valid Postal Code',
  ],
  [
    contact,
    'PUT',
    '/Account/update-contact-details',
    address({ postalCode: '40001' }),
    'residentialAddress.postalCode',
    'Please enter a valid Postal Code',
  ],
  [
    contact,
    'PUT',
    '/Account/update-contact-details',
    { ...withMail, workAddress: { city: '1' } },
    'workAddress.city',
    'Please enter a valid City',
  ],
  [
    contact,
    'PUT',
    '/Account/update-contact-details',
    { ...withMail, postalAddress: { postalCode: '1' } },
    'postalAddress.postalCode',
    'Please enter a valid Postal Code',
  ],
  [
    nextOfKin,
    'POST',
    '/Account/add-next-of-kin-details',
    { ...kin, firstName: ' ' },
    'firstName',
    'Required',
  ],
  [nextOfKin, 'POST', '/Account/add-next-of-kin-details', { ...kin, lastName: '' }, 'lastName', 'Required'],
  [
    nextOfKin,
    'POST',
    '/Account/add-next-of-kin-details',
    { ...kin, firstName: 'a'.repeat(46) },
    'firstName',
    'Use at most 45 characters',
  ],
  [
    nextOfKin,
    'POST',
    '/Account/add-next-of-kin-details',
    { ...kin, contactDetails: '0011234567' },
    'contactDetails',
    PHONE,
  ],
  [
    nextOfKin,
    'POST',
    '/Account/add-next-of-kin-details',
    { ...kin, contactDetails: '' },
    'contactDetails',
    PHONE,
  ],
  [
    nextOfKin,
    'POST',
    '/Account/add-next-of-kin-details',
    { ...kin, contactDetails: '07112345678' },
    'contactDetails',
    PHONE,
  ],
  [nextOfKin, 'POST', '/Account/add-next-of-kin-details', { ...kin, titleID: -1 }, 'titleID', LIST],
  [
    passportsAndPermits,
    'PUT',
    '/Account/update-passport-and-permit-details',
    { idNumber: '9202204720082' },
    'idNumber',
    ID,
  ],
  [
    passportsAndPermits,
    'PUT',
    '/Account/update-passport-and-permit-details',
    { idNumber: '920220472008' },
    'idNumber',
    ID,
  ],
  [
    passportsAndPermits,
    'PUT',
    '/Account/update-passport-and-permit-details',
    { passportExpiry: '2030-02-30' },
    'passportExpiry',
    'Please select a valid date',
  ],
  [
    banking,
    'POST',
    '/Account/banking-details',
    { ...bank, bankId: 0 },
    'bankId',
    'Please select a valid bank',
  ],
  [
    banking,
    'POST',
    '/Account/banking-details',
    { ...bank, accountNumber: '1234567' },
    'accountNumber',
    'Invalid Account Number',
  ],
  [
    banking,
    'POST',
    '/Account/banking-details',
    { ...bank, accountNumber: '123456789012' },
    'accountNumber',
    'Invalid Account Number',
  ],
  [
    banking,
    'POST',
    '/Account/banking-details',
    { ...bank, accountNumber: '1234 567x' },
    'accountNumber',
    'Invalid Account Number',
  ],
  [
    banking,
    'POST',
    '/Account/banking-details',
    { ...bank, accountNumber: '' },
    'accountNumber',
    'Invalid Account Number',
  ],
  [
    banking,
    'POST',
    '/Account/banking-details',
    { ...bank, accountType: 0 },
    'accountType',
    'Please select a valid account type',
  ],
  [tax, 'PUT', '/Account/update-tax-details', { taxNumber: '4001339050' }, 'taxNumber', TAX],
  [tax, 'PUT', '/Account/update-tax-details', { taxNumber: '000133905' }, 'taxNumber', TAX],
  [tax, 'PUT', '/Account/update-tax-details', { taxNumber: '' }, 'taxNumber', TAX],
  [
    tax,
    'PUT',
    '/Account/update-tax-details',
    { ...taxed, taxRegistrationDate: '01/02/2003' },
    'taxRegistrationDate',
    'Please select a valid date',
  ],
];

test.each(
  refusals.map(([record, method, path, body, at, message]) => ({
    record,
    method,
    path,
    body,
    at,
    message,
    title: record.title,
  })),
)('$title $body is refused at "$at": $message', async ({ record, method, path, body, at, message }) => {
  const errors: FieldError[] = [{ path: at, message }];
  // The form refuses it.
  expect(check(record, body).filter((error) => error.path === at)).toEqual(errors);
  // The call refuses it too.
  const answer = await raw(method, path, body);
  expect([answer.status, answer.envelope?.errors?.filter((error) => error.path === at)]).toEqual([
    422,
    errors,
  ]);
});

test('refused values are not saved', async () => {
  for (const [, method, path, body] of refusals) await raw(method, path, body);
  expect(await read('/Account/get-contact-details')).toBeNull();
  expect(await read('/Account/get-tax-details')).toBeNull();
  expect(await read('/Account/get-passport-and-permit-details')).toBeNull();
  expect(await read('/Account/get-next-of-kin-details')).toEqual([]);
  expect(await read('/Account/banking-details')).toEqual([]);
});

test('choices that no list has are refused', async () => {
  const answers = [
    await raw('POST', '/Account/banking-details', { ...bank, bankId: 9999 }),
    await raw('POST', '/Account/banking-details', { ...bank, accountType: 5000 }),
    await raw('PUT', '/Account/update-passport-and-permit-details', { countryOfIssueType: 'XX' }),
    await raw('PUT', '/Account/update-passport-and-permit-details', { workPermitType: 18 }),
  ];
  expect(answers.map(({ status, envelope }) => [status, envelope?.errors])).toEqual([
    [422, [{ path: 'bankId', message: LIST }]],
    [422, [{ path: 'accountType', message: LIST }]],
    [422, [{ path: 'countryOfIssueType', message: LIST }]],
    [422, [{ path: 'workPermitType', message: LIST }]],
  ]);
});

describe('single records', () => {
  const singles = [
    {
      title: 'contact',
      read: calls.details.contactDetails,
      update: calls.details.updateContactDetails,
      body: toBody(contact, { ...withMail, residentialAddress: { city: 'Durban' } }),
      other: toBody(contact, { mobileNo: { value: '0711234567' } }),
    },
    {
      title: 'tax',
      read: calls.details.taxDetails,
      update: calls.details.updateTaxDetails,
      body: toBody(tax, { taxNumber: '0001339050', taxRegistrationDate: '1900-01-01' }),
      other: toBody(tax, { taxNumber: '0843089848', siraNo: '7' }),
    },
    {
      title: 'passports and permits',
      read: calls.details.passportAndPermitDetails,
      update: calls.details.updatePassportAndPermitDetails,
      body: toBody(passportsAndPermits, { idNumber: '9202204720083', visas: 'true' }),
      other: toBody(passportsAndPermits, { passportNumber: 'A01234567', countryOfIssueType: 'ZA' }),
    },
  ] as const;

  test.each(singles)(
    '$title: null at first, then the saved record, for its owner only',
    async ({ read: get, update, body, other }) => {
      const of = async ({ token }: SignedIn) => (await service.call(get, {}, { token })).value;
      expect(await of(thandi)).toBeNull();
      const saved = await service.call(update, { body: body as never }, { token: thandi.token });
      expect(saved.value).toEqual({ ...body, version: 1 });
      expect(await of(thandi)).toEqual(saved.value);
      expect(await of(sipho)).toBeNull();
      await service.call(
        update,
        { body: { ...other, personId: thandi.id } as never },
        { token: sipho.token },
      );
      expect(await of(sipho)).toBeNull();
      await service.call(update, { body: other as never }, { token: sipho.token });
      expect(await of(thandi)).toEqual(saved.value);
      const again = await service.call(update, { body: saved.value as never }, { token: thandi.token });
      expect(again.value).toEqual({ ...body, version: 2 });
    },
  );

  test.each(singles)('$title: the second of two writers gets a conflict', async ({ update, body, other }) => {
    const save = (version: number | undefined, sent: object) =>
      service.call(
        update,
        { body: { ...sent, ...(version === undefined ? {} : { version }) } as never },
        { token: thandi.token },
      );
    const first = await save(0, body);
    expect(first.status).toBe(200);
    const second = await save(0, other);
    expect([second.status, second.envelope.value]).toEqual([409, first.value]);
    expect((await save(1, other)).value).toMatchObject({ version: 2 });
    expect((await save(1, body)).status).toBe(409);
    expect((await save(undefined, body)).value).toMatchObject({ version: 3 });
  });
});

describe('identity number, passport and permit are stored once', () => {
  const biographicalBody = toBody(biographical, {
    firstName: 'Thandi',
    lastName: 'Mokoena',
    identityNumber: '9202204720083',
    passportNumber: 'A01234567',
    passportExpiryDate: '2030-02-28',
    workPermitType: 17,
    languages: [2, 8],
  });
  const save = async (sent: object, person = thandi) =>
    service.call(
      calls.details.updatePassportAndPermitDetails,
      { body: toBody(passportsAndPermits, sent) },
      { token: person.token },
    );

  test('each of the two records shows the other’s saved values', async () => {
    const token = thandi.token;
    await service.call(calls.details.updateBiographicalDetails, { body: biographicalBody }, { token });
    const passport = (await service.call(calls.details.passportAndPermitDetails, {}, { token })).value;
    expect(passport).toEqual({
      idNumber: '9202204720083',
      passportNumber: 'A01234567',
      passportExpiry: '2030-02-28',
      countryOfIssueType: null,
      workPermitType: 17,
      visas: null,
      version: 1,
    });
    await save({
      ...passport,
      idNumber: '8001015009087',
      passportExpiry: '',
      workPermitType: 9,
      countryOfIssueType: 'ZA',
      visas: 'true',
    });
    const after = (await service.call(calls.details.biographicalDetails, {}, { token })).value;
    expect(after).toMatchObject({
      firstName: 'Thandi',
      languages: [2, 8],
      identityNumber: '8001015009087',
      passportNumber: 'A01234567',
      passportExpiryDate: null,
      workPermitType: 9,
      workPermit: 9,
      version: 2,
    });
    expect(after).not.toHaveProperty('countryOfIssueType');
    await service.call(calls.details.updateBiographicalDetails, { body: biographicalBody }, { token });
    expect((await service.call(calls.details.passportAndPermitDetails, {}, { token })).value).toMatchObject({
      idNumber: '9202204720083',
      countryOfIssueType: 'ZA',
      visas: true,
      version: 3,
    });
  });

  test('a passport may be saved first', async () => {
    expect((await save({ passportNumber: 'A1' }, sipho)).value).toMatchObject({
      passportNumber: 'A1',
      version: 1,
    });
    const { value } = await service.call(calls.details.biographicalDetails, {}, { token: sipho.token });
    expect(value).toMatchObject({ passportNumber: 'A1', firstName: null, languages: [], disabled: null });
  });

  test('an edit of one record that began before a save of the other gets a conflict', async () => {
    await service.call(
      calls.details.updateBiographicalDetails,
      { body: { ...biographicalBody, version: 0 } },
      { token: thandi.token },
    );
    expect((await save({ idNumber: '8001015009087', version: 0 })).status).toBe(409);
    expect((await save({ idNumber: '8001015009087', version: 1 })).status).toBe(200);
    const late = await service.call(
      calls.details.updateBiographicalDetails,
      { body: { ...biographicalBody, version: 1 } },
      { token: thandi.token },
    );
    expect([late.status, late.envelope.value]).toMatchObject([
      409,
      { identityNumber: '8001015009087', version: 2 },
    ]);
  });
});

describe('the overview', () => {
  const percentages = async (person: SignedIn) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(detailsCategories).map(async ([name, category]) => {
          const { value } = await service.call(
            calls.overview.myDetails,
            { params: { category } },
            { token: person.token },
          );
          expect(value.enumValue).toBe(category);
          return [name, value.percentage];
        }),
      ),
    );
  const none = {
    biographical: 0,
    contact: 0,
    nextOfKin: 0,
    medicalAid: 0,
    passportsAndPermits: 0,
    banking: 0,
    tax: 0,
  };

  test('tells how complete each of the seven parts is, of the person who asks', async () => {
    expect(await percentages(thandi)).toEqual(none);
    await raw('PUT', '/Account/update-contact-details', { ...withMail, mobileNo: { value: '0711234567' } });
    await raw('POST', '/Account/add-next-of-kin-details', kin);
    await raw('POST', '/Account/add-next-of-kin-details', { ...kin, titleID: 1, relationshipID: 1 });
    await raw('POST', '/Account/banking-details', bank);
    await raw('PUT', '/Account/update-tax-details', { ...taxed, taxRegistrationDate: '1900-01-01' });
    await raw('PUT', '/Account/update-passport-and-permit-details', {
      passportNumber: 'A1',
      workPermitType: 17,
    });
    expect(await percentages(thandi)).toEqual({
      biographical: 11,
      contact: 25,
      nextOfKin: 80,
      medicalAid: 0,
      passportsAndPermits: 50,
      banking: 100,
      tax: 33,
    });
    expect(await percentages(sipho)).toEqual(none);
  });
});
