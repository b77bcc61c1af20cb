import { fieldErrors } from '../rules/field-errors.ts';
import { calls } from '../index.ts';
import { isHidden, labelOf, sectionsOf, toForm } from './form.ts';
import { withAliases } from './record.ts';
import { check } from './check-form.ts';
import { bodySchema, rowSchema } from './record-schema.ts';
import { toBody } from './send-rules.ts';
import { singleRecordCalls } from './single-record-calls.ts';
import { removeInput, tableCalls, updateInput } from './table-calls.ts';
import { banking, contact, everything, experience } from './specimens.ts';

const job = {
  experienceTypeId: 2,
  projectName: 'Umoya Energy',
  positionRole: 'Fitter',
  responsibilities: '',
  startDate: '2020-02-29',
  currentRole: false,
  endDate: '2024-01-31',
};

const id = '0192f0c1-2345-7abc-8def-0123456789ab';

describe('the form of a record', () => {
  test('starts blank where nothing is saved, but for initial values', () => {
    expect(toForm(experience, null)).toEqual({
      experienceTypeId: 0,
      projectName: '',
      positionRole: '',
      responsibilities: '',
      startDate: '',
      currentRole: null,
      endDate: '',
    });
    expect(toForm(everything, undefined)).toEqual({
      institution: 0,
      qualification: 0,
      countryKey: '',
      workPermitType: 17,
      level: '',
      size: 0,
      languages: [],
      premium: null,
      contribution: 0,
      taxRegistrationDate: '',
      courses: [],
    });
  });

  test('holds what is saved, without the fixed fields', () => {
    expect(toForm(contact, { mobileNo: { typeId: 1, type: 'personal', value: '0711234567' } })).toEqual({
      mobileNo: { value: '0711234567' },
      personalEmail: { value: '' },
      workAddress: { streetAndNumber: '', postalCode: '' },
    });
    expect(
      toForm(everything, { institution: { id: 3, name: 'Cape Town' }, workPermitType: 9, contribution: 50 }),
    ).toMatchObject({ institution: 3, workPermitType: 9, contribution: 50 });
  });

  test('shows a day that stands for none as blank', () => {
    expect(toForm(everything, { taxRegistrationDate: '1900-01-01' }).taxRegistrationDate).toBe('');
    expect(toForm(everything, { taxRegistrationDate: '1999-12-31' }).taxRegistrationDate).toBe('1999-12-31');
  });

  test('goes there and back unchanged', () => {
    const body = toBody(experience, job);
    expect(toBody(experience, toForm(experience, body))).toEqual(body);
  });
});

describe('the send rules', () => {
  test('blanks, zero selects and empty dates become null', () => {
    expect(toBody(experience, { ...toForm(experience, null), responsibilities: '  ' })).toEqual({
      experienceTypeId: null,
      projectName: null,
      positionRole: null,
      responsibilities: null,
      startDate: null,
      currentRole: null,
      endDate: null,
    });
  });

  test('text is trimmed and composed, numbers in text become numbers, yes and no become booleans', () => {
    expect(
      toBody(experience, {
        ...job,
        experienceTypeId: '2',
        projectName: '  Zoe\u0308 & Co ',
        currentRole: 'Yes',
        responsibilities: 'a\r\nb ',
      }),
    ).toMatchObject({
      experienceTypeId: 2,
      projectName: 'Zo\u00EB & Co',
      currentRole: true,
      responsibilities: 'a\nb',
    });
    expect(toBody(everything, { premium: '1 234,50', contribution: '' })).toMatchObject({
      premium: 1234.5,
      contribution: null,
    });
    expect(toBody(everything, { premium: 0 }).premium).toBe(0);
  });

  test('a hidden field becomes null', () => {
    expect(toBody(experience, { ...job, currentRole: true }).endDate).toBeNull();
    expect(toBody(experience, { ...job, currentRole: 'true' }).endDate).toBeNull();
    expect(toBody(experience, job).endDate).toBe('2024-01-31');
  });

  test('a hidden group is blank in every field, its fixed values kept', () => {
    const body = toBody(contact, {
      mobileNo: { value: '' },
      personalEmail: { value: 'no@work.example' },
      workAddress: { streetAndNumber: '1 Main', postalCode: '2193' },
    });
    expect(body.workAddress).toEqual({ streetAndNumber: null, postalCode: null, type: 'Work', typeId: 3 });
  });

  test('fixed values are filled in, whatever was sent', () => {
    expect(toBody(contact, { mobileNo: { value: '0711234567', typeId: 99 } }).mobileNo).toEqual({
      typeId: 1,
      type: 'personal',
      value: '0711234567',
    });
  });

  test('a reference is sent as its id, however it came', () => {
    expect(toBody(everything, { institution: 3, qualification: '4' })).toMatchObject({
      institution: { id: 3 },
      qualification: { id: 4 },
    });
    expect(toBody(everything, { institution: { id: 3, name: 'Cape Town' } }).institution).toEqual({ id: 3 });
    expect(toBody(everything, { institution: 0 }).institution).toBeNull();
  });

  test('several choices are each kept once, in the order of the list', () => {
    expect(toBody(everything, { languages: ['9', 1, 9] }).languages).toEqual([1, 9]);
    expect(toBody(everything, { languages: '' }).languages).toEqual([]);
    expect(toBody(everything, {}).languages).toEqual([]);
  });

  test('carries the version of the row that was edited', () => {
    expect(toBody(experience, job, 7).version).toBe(7);
    expect(toBody(experience, job)).not.toHaveProperty('version');
  });
});

describe('checking', () => {
  test('nothing is wrong with a right record', () => {
    expect(check(experience, job)).toEqual([]);
  });

  test('each rule says its own text at its field', () => {
    expect(check(experience, toForm(experience, null))).toEqual([
      { path: 'projectName', message: 'Field required' },
      { path: 'positionRole', message: 'Field is required' },
      { path: 'startDate', message: 'Start date required' },
    ]);
    expect(check(banking, { bankId: 0, accountNumber: '12', accountType: 0 })).toEqual([
      { path: 'bankId', message: 'Please select a valid bank' },
      { path: 'accountNumber', message: 'Invalid Account Number' },
      { path: 'accountType', message: 'Please select a valid account type' },
    ]);
  });

  test('a field inside a group is named by its whole path', () => {
    expect(
      check(contact, {
        mobileNo: { value: '071' },
        personalEmail: { value: 'a@b.co' },
        workAddress: { streetAndNumber: '', postalCode: '1' },
      }),
    ).toEqual([
      { path: 'mobileNo.value', message: 'Please enter a valid mobile number' },
      { path: 'workAddress.postalCode', message: 'Please enter a valid Postal Code' },
    ]);
  });

  test('rules across fields are checked together with the fields’ own, not after them', () => {
    expect(check(experience, { ...job, projectName: '', endDate: '2019-01-01' })).toEqual([
      { path: 'projectName', message: 'Field required' },
      { path: 'endDate', message: 'The end date is before the start date' },
    ]);
    expect(check(contact, toForm(contact, null))).toEqual([
      { path: '', message: 'Please add at least Personal Email or Mobile Number' },
    ]);
  });

  test('an error without a text says Validation error', () => {
    expect(check(experience, { ...job, currentRole: 'perhaps' })).toEqual([
      { path: 'currentRole', message: 'Validation error' },
    ]);
  });

  test('a choice that is not in the list is refused', () => {
    const right = { size: 1, qualification: 1 };
    expect(check(everything, right)).toEqual([]);
    expect(check(everything, { ...right, size: 9, level: 'Wizard', languages: [77] })).toEqual([
      { path: 'level', message: 'Please choose from the list' },
      { path: 'size', message: 'Please choose from the list' },
      { path: 'languages', message: 'Please choose from the list' },
    ]);
    expect(check(everything, { size: 1, qualification: -4, institution: 1.5 })).toEqual([
      { path: 'institution', message: 'Please choose from the list' },
      { path: 'qualification', message: 'Please choose' },
    ]);
    expect(check(everything, { size: 0, qualification: 0 })).toEqual([
      { path: 'qualification', message: 'Please choose' },
      { path: 'size', message: 'Please choose a size' },
    ]);
  });

  test.each([null, undefined, 7, 'text', [], [job]])('%j is not a record', (sent) => {
    expect(bodySchema(experience).safeParse(sent).success).toBe(false);
  });

  test.each([
    [{ projectName: { $ne: 1 } }, 'projectName'],
    [{ projectName: 'a\0' }, 'projectName'],
    [{ responsibilities: 'x'.repeat(4001) }, 'responsibilities'],
    [{ experienceTypeId: 1.5 }, 'experienceTypeId'],
    [{ experienceTypeId: 1e300 }, 'experienceTypeId'],
    [{ experienceTypeId: -1 }, 'experienceTypeId'],
    [{ experienceTypeId: '99999999999999999999' }, 'experienceTypeId'],
    [{ endDate: '2024-02-30' }, 'endDate'],
    [{ endDate: ['2024-02-28'] }, 'endDate'],
    [{ version: 'x' }, 'version'],
    [{ surprise: 1 }, 'surprise'],
  ])('refuses %j', (wrong, path) => {
    const { error } = bodySchema(experience).safeParse({ ...job, ...wrong });
    expect(fieldErrors(error?.issues ?? []).map((refused) => refused.path)).toEqual([path]);
  });
});

describe('the service’s input and output', () => {
  test('the answer of a read may be sent back', () => {
    const row = withAliases(everything, {
      ...bodySchema(everything).parse({ size: 1, qualification: 1 }),
      institution: null,
      qualification: { id: 1, name: 'Diploma' },
      courses: [{ typeId: 7, name: 'Statistics', province: { id: 2, name: 'Free State' }, completed: null }],
      version: 3,
    });
    expect(row.permit).toBeNull();
    const parsed = bodySchema(everything).parse(row);
    expect(parsed).not.toHaveProperty('permit');
    expect(parsed).toMatchObject({ qualification: { id: 1 }, version: 3 });
    expect(parsed.courses).toEqual([{ typeId: 7, name: 'Statistics', province: { id: 2 }, completed: null }]);
    expect(bodySchema(experience).safeParse({ ...job, id, version: 1 }).success).toBe(true);
  });

  test('an old row that breaks a rule is still given', () => {
    const row = { id, bankId: 0, accountNumber: 'x', accountType: null, version: 1 };
    expect(rowSchema(banking).safeParse(row).success).toBe(true);
  });

  test('fields that the record does not name are not given', () => {
    const row = { id, bankId: 1, accountNumber: '12345678', accountType: 1, version: 1, owner: 'secret' };
    expect(rowSchema(banking).parse(row)).not.toHaveProperty('owner');
  });
});

describe('labels and sections', () => {
  test('a label may follow the values', () => {
    const values = toForm(experience, job);
    expect(labelOf(experience, 'projectName', values)).toBe('Company Name');
    expect(labelOf(experience, 'projectName', { ...values, experienceTypeId: 1 })).toBe('Project Name');
    expect(labelOf(experience, 'startDate', values)).toBe('Start date');
  });

  test('a field may be hidden by the values', () => {
    const values = toForm(experience, job);
    expect(isHidden(experience, 'endDate', values)).toBe(false);
    expect(isHidden(experience, 'endDate', { ...values, currentRole: true })).toBe(true);
    expect(isHidden(experience, 'startDate', values)).toBe(false);
  });

  test('fields stand under their headings, the rest last', () => {
    expect(sectionsOf(everything)).toEqual([
      { heading: 'Learning', fields: ['institution', 'qualification'] },
      { heading: 'Money', fields: ['premium', 'contribution'] },
      {
        heading: null,
        fields: [
          'countryKey',
          'workPermitType',
          'level',
          'size',
          'languages',
          'taxRegistrationDate',
          'courses',
        ],
      },
    ]);
  });
});

describe('the calls of a record', () => {
  test('follow its paths', () => {
    const experiences = tableCalls(experience);
    expect(
      [experiences.list, experiences.create, experiences.update, experiences.remove].map((c) => [
        c.method,
        c.path,
      ]),
    ).toEqual([
      ['GET', '/Career/experiences'],
      ['POST', '/Career/experience'],
      ['PUT', '/Career/experience/{id}'],
      ['DELETE', '/Career/experience/{id}'],
    ]);
    expect(experiences.bulk).toBeUndefined();
    expect(tableCalls(banking).bulk).toMatchObject({
      method: 'DELETE',
      path: '/Account/bulk-banking-details',
    });
    expect(singleRecordCalls(contact)).toMatchObject({
      read: { method: 'GET', path: '/Account/get-contact-details', access: 'person' },
      update: { method: 'PUT', path: '/Account/update-contact-details', access: 'person' },
      create: undefined,
    });
  });

  test('take the id from the path or from the body, as the path says', () => {
    const experiences = tableCalls(experience);
    expect(experiences.update.params?.safeParse({ id }).success).toBe(true);
    expect(experiences.update.params?.safeParse({ id: '7' }).success).toBe(false);
    expect(experiences.remove.body).toBeUndefined();

    const accounts = tableCalls(banking);
    const account = { bankId: 1, accountNumber: '12345678', accountType: 1 };
    expect(accounts.update.params).toBeUndefined();
    expect(accounts.update.body.parse({ ...account, bankUID: id })).toMatchObject({ bankUID: id });
    expect(accounts.update.body.parse({ ...account, id })).toMatchObject({ bankUID: id });
    expect(accounts.update.body.safeParse(account).success).toBe(false);
    expect(accounts.create.body.parse({ ...account, bankUID: id })).toEqual(account);
    expect(accounts.remove.body.parse({ ...account, id, version: 3 })).toEqual({ bankUID: id });
    expect(accounts.remove.body.safeParse({}).success).toBe(false);
    expect(accounts.remove.body.safeParse(null).success).toBe(false);
  });

  test('are handed what they want', () => {
    const body = toBody(banking, { bankId: 1, accountNumber: '12345678', accountType: 1 }, 2);
    expect(updateInput(banking, id, body)).toEqual({ body: { ...body, bankUID: id } });
    expect(updateInput(experience, id, toBody(experience, job))).toMatchObject({ params: { id } });
    const row = { id, bankId: 1, accountNumber: '12345678', accountType: 1, version: 2 };
    expect(removeInput(banking, row)).toEqual({ body: { ...row, bankUID: id } });
  });

  test('a list is everything, or the page that was asked for', () => {
    const { list } = tableCalls(banking);
    const row = { id, bankId: 1, accountNumber: '12345678', accountType: 1, version: 2 };
    const page = {
      items: [row],
      totalCount: 1,
      pageNumber: 1,
      pageSize: 5,
      totalPages: 1,
      hasNext: false,
      hasPrevious: false,
    };
    expect(list.value.parse([row])).toEqual([row]);
    expect(list.value.parse(page)).toEqual(page);
    expect(list.query.parse({ PageNumber: '2', PageSize: '25', Sort: '-startDate' })).toEqual({
      PageNumber: 2,
      PageSize: 25,
      Sort: '-startDate',
    });
    for (const wrong of [{ PageNumber: '0' }, { PageSize: '101' }, { Sort: 'a;drop' }, { Unknown: '1' }])
      expect(list.query.safeParse(wrong).success).toBe(false);
  });

  test('a bulk deletion names its rows', () => {
    const { bulk } = tableCalls(banking);
    expect(bulk.body.safeParse({ ids: [id] }).success).toBe(true);
    for (const wrong of [{ ids: [] }, { ids: ['7'] }, {}, { ids: Array.from({ length: 1001 }, () => id) }])
      expect(bulk.body.safeParse(wrong).success).toBe(false);
  });
});

test('the contract exports what a record needs', () => {
  expect(calls.details.biographicalDetails.path).toBe('/Account/get-biographical-details');
});
