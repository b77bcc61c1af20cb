import { banking } from './banking.ts';
import { contact } from './contact.ts';
import { nextOfKin } from './next-of-kin.ts';
import { passportsAndPermits } from './passports-and-permits.ts';
import { sectionsOf, toForm } from './form.ts';
import { type AnyRecord, type RowOf } from './record.ts';
import { check } from './check-form.ts';
import { bodySchema, rowSchema } from './record-schema.ts';
import { toBody } from './send-rules.ts';
import { singleRecordCalls } from './single-record-calls.ts';
import { removeInput, tableCalls, updateInput } from './table-calls.ts';
import { tax } from './tax.ts';

const refusals = (record: AnyRecord, values: object): string[] =>
  check(record, values).map(({ path, message }) => `${path}: ${message}`);
const ID = '01935000-0000-7000-8000-0123456789ab';

describe('contact', () => {
  const mail = { personalEmail: { value: 'thandi@mail.example' } };

  test('is five values and three addresses, typed as the specification types them', () => {
    const body = toBody(contact, { ...toForm(contact, null), ...mail });
    const address = {
      complexNameAndNumber: null,
      streetAndNumber: null,
      area: null,
      city: null,
      postalCode: null,
    };
    expect(body).toEqual({
      mobileNo: { typeId: 1, type: 'personal', value: null },
      homeTel: { typeId: 3, type: 'personal', value: null },
      workTel: { typeId: 2, type: 'work', value: null },
      personalEmail: { typeId: 1, type: 'personal', value: 'thandi@mail.example' },
      workEmail: { typeId: 2, type: 'work', value: null },
      workAddress: { ...address, type: 'Work', typeId: 3 },
      residentialAddress: { ...address, type: 'Home', typeId: 1 },
      postalAddress: { ...address, type: 'Postal', typeId: 2 },
    });
    expect(rowSchema(contact).parse({ ...body, version: 1 })).toEqual({ ...body, version: 1 });
    expect(bodySchema(contact).parse({ ...body, version: 1 })).toEqual({ ...body, version: 1 });
  });

  test('wants a personal e-mail or a mobile number, and says so of the form as a whole', () => {
    const needed = [': Please add at least Personal Email or Mobile Number'];
    expect(refusals(contact, {})).toEqual(needed);
    expect(refusals(contact, { personalEmail: { value: ' ' }, workEmail: { value: 'a@b.co' } })).toEqual(
      needed,
    );
    expect(refusals(contact, { mobileNo: { value: '0711234567' } })).toEqual([]);
    for (const value of ['082 555 1234', '(082) 555-1234', '+27 82 555 1234', '27825551234']) {
      expect(refusals(contact, { mobileNo: { value } })).toEqual([]);
      expect(toBody(contact, { mobileNo: { value } }).mobileNo.value).toBe('0825551234');
    }
    expect(toForm(contact, { mobileNo: { value: '+27825551234' } }).mobileNo.value).toBe('082 555 1234');
    expect(refusals(contact, mail)).toEqual([]);
  });

  test('a field that is refused is refused beside it', () => {
    expect(refusals(contact, { homeTel: { value: '1' } })).toEqual([
      'homeTel.value: Please enter a valid telephone number',
      ': Please add at least Personal Email or Mobile Number',
    ]);
  });

  test('has the headings of the form', () => {
    expect(sectionsOf(contact).map(({ heading }) => heading)).toEqual([
      'Contact Details',
      'Work Address',
      'Residential Address',
      'Postal Address',
    ]);
  });
});

test('an ID number is refused in passports as in the biographical form, and may be left out', () => {
  expect(refusals(passportsAndPermits, {})).toEqual([]);
  expect(refusals(passportsAndPermits, { idNumber: '9202204720082' })).toEqual([
    'idNumber: Invalid ID number',
  ]);
  expect(toForm(passportsAndPermits, null).workPermitType).toBe(17);
});

test.each([
  ['true', true],
  ['false', false],
  [true, true],
  ['', null],
])('visas sent as %j are %j', (sent, kept) => {
  expect(toBody(passportsAndPermits, { visas: sent }).visas).toBe(kept);
});

test('a tax registration date of 1900-01-01 is shown empty, and an empty one is sent as null', () => {
  const row: RowOf<typeof tax> = {
    taxNumber: '0001339050',
    taxOffice: null,
    siraNo: null,
    taxRegistrationDate: '1900-01-01',
    version: 1,
  };
  expect(toForm(tax, row).taxRegistrationDate).toBe('');
  expect(toBody(tax, toForm(tax, row)).taxRegistrationDate).toBeNull();
  expect(refusals(tax, row)).toEqual([]);
});

test('the calls are those of the specification, to the letter', () => {
  const of = (calls: object) =>
    Object.values(calls).flatMap((call: { method: string; path: string } | undefined) =>
      call === undefined ? [] : [`${call.method} ${call.path}`],
    );
  expect(of(singleRecordCalls(contact))).toEqual([
    'GET /Account/get-contact-details',
    'PUT /Account/update-contact-details',
  ]);
  expect(of(singleRecordCalls(passportsAndPermits))).toEqual([
    'GET /Account/get-passport-and-permit-details',
    'PUT /Account/update-passport-and-permit-details',
  ]);
  expect(of(singleRecordCalls(tax))).toEqual([
    'GET /Account/get-tax-details',
    'PUT /Account/update-tax-details',
  ]);
  expect(of(tableCalls(nextOfKin))).toEqual([
    'GET /Account/get-next-of-kin-details',
    'POST /Account/add-next-of-kin-details',
    'PUT /Account/update-next-of-kin-details',
    'DELETE /Account/next-of-kin-details',
    'DELETE /Account/bulk-next-of-kin-details',
  ]);
  expect(of(tableCalls(banking))).toEqual([
    'GET /Account/banking-details',
    'POST /Account/banking-details',
    'PUT /Account/banking-details',
    'DELETE /Account/banking-details',
    'DELETE /Account/bulk-banking-details',
  ]);
});

test('a bank account is named by its bankUID in bodies; next of kin by their id', () => {
  const account = toBody(banking, { bankId: 1, accountNumber: '12345678', accountType: 2 });
  const row = { ...account, id: ID, version: 3 };
  expect(updateInput(banking, ID, account)).toEqual({ body: { ...account, bankUID: ID } });
  expect(removeInput(banking, row)).toEqual({ body: { ...row, bankUID: ID } });
  expect(updateInput(nextOfKin, ID, toBody(nextOfKin, {}))).toMatchObject({ body: { id: ID } });
});

test('a read of a bank account gives its id under both names', () => {
  const row = {
    bankId: 1,
    bankName: null,
    accountNumber: '12345678',
    accountType: 2,
    id: ID,
    bankUID: ID,
    version: 3,
  };
  expect(rowSchema(banking).parse(row)).toEqual(row);
});
