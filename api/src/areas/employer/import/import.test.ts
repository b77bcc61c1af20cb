import { readFile } from 'node:fs/promises';
import { calls, nextOfKin, type RowOf } from '@phila/contract';
import { and, eq } from 'drizzle-orm';
import { area } from '../../../core/area.ts';
import type { SuppliedRows } from '../../../core/records/employer-section.ts';
import { ownedTable } from '../../../core/records/owned-table.ts';
import { accounts, profiles } from '../../../core/accounts/tables.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { employerRecords } from '../tables.ts';
import { addOrganisations, employ, employee, IMBALI, UMOYA } from '../../../testing/employer/employ.ts';
import { columnPatterns } from './columns.ts';
import { areas } from '../../../areas.ts';
import { employerSections } from '../parts.ts';
import { BadFile } from '../../../core/csv/bad-file.ts';
import { tableOfText } from '../../../testing/table-of-text.ts';
import { readEmployees as readTable } from './read-employees.ts';
import { saveEmployees } from './save-employees.ts';

const { account } = calls;

const SECTIONS = employerSections(areas);
/** The employees of a file. */
const readEmployees = async (text: string, sections: typeof SECTIONS) =>
  (await readTable(tableOfText(text), sections)).lines.map(({ employee: one }) => one);

const csv = (...lines: string[]): string => `${lines.join('\n')}\n`;
const HEADER = 'employeeNumber,email,mobile,personal.firstName,personal.lastName';

const linesOf = async (text: string): Promise<string[]> => {
  try {
    await readEmployees(text, SECTIONS);
  } catch (error) {
    if (error instanceof BadFile) return error.lines.map(({ line, reason }) => `${line}: ${reason}`);
    throw error;
  }
  return [];
};

describe('a file', () => {
  test('is read into the sections of the records: lists by name or id, rows by their numbers', async () => {
    const [one] = await readEmployees(
      csv(
        `${HEADER},personal.titleID,personal.languages,contact.mobileNo,address.workAddress.city,nextOfKin.2.firstName,nextOfKin.2.lastName,nextOfKin.2.contactDetails,banking.1.bankId,banking.1.accountNumber,banking.1.accountType`,
        'UE-1,THANDI@Example.org ,082 123 4567,Thandi,Mokoena,ms,English; isiZulu,0711234567,"Cape Town",Nomsa,Mokoena,0721234567,first national bank,62001234567,2',
      ),
      SECTIONS,
    );
    expect(one).toEqual({
      employeeNumber: 'UE-1',
      email: 'thandi@example.org',
      mobile: '+27821234567',
      firstName: 'Thandi',
      lastName: 'Mokoena',
      supplied: {
        personal: {
          firstName: 'Thandi',
          lastName: 'Mokoena',
          titleID: 3,
          languages: [expect.any(Number), expect.any(Number)],
        },
        contact: { mobileNo: { value: '0711234567' } },
        address: { workAddress: { city: 'Cape Town' } },
        nextOfKin: [{ firstName: 'Nomsa', lastName: 'Mokoena', contactDetails: '0721234567' }],
        banking: [{ bankId: 9, accountNumber: '62001234567', accountType: 2 }],
      },
    });
  });

  test.each([
    ['with semicolons, as spreadsheets here write it', ';', '\n', ''],
    ['from Windows, with a byte order mark', ',', '\r\n', '\ufeff'],
  ])('%s', async (_how, between, end, mark) => {
    const text = [HEADER, 'UE-1,a@example.org,,Thandi,Mokoena'].join(end).replaceAll(',', between);
    expect(await readEmployees(mark + text + end, SECTIONS)).toHaveLength(1);
  });

  test.each(['Guinea-Bissau', 'guinea–bissau', 'Guinea\u2011Bissau\u200b', 'Ｇｕｉｎｅａ－Ｂｉｓｓａｕ'])(
    'the country %j: names of lists are compared without case, kinds of dashes, widths and what is not seen',
    async (country) => {
      const file = async (name: string) => {
        const [one] = await readEmployees(
          csv(`${HEADER},personal.countryKey`, `UE-1,a@example.org,,Thandi,Mokoena,${name}`),
          SECTIONS,
        );
        return one?.supplied['personal'];
      };
      expect(await file(country)).toEqual(await file('Guinea-Bissau'));
      await expect(file('Guinea_Bissau')).rejects.toThrow(BadFile);
    },
  );

  test.each(['2034/02/01', '01-Feb-2034', '1 February 2034', '2034-02-01 00:00', '2034.02.01'])(
    'a day as %s',
    async (day) => {
      const [one] = await readEmployees(
        csv(
          `${HEADER},personal.passportNumber,personal.passportExpiryDate`,
          `UE-1,a@example.org,,Thandi,Mokoena,A1234567,${day}`,
          ',,,,,,',
        ),
        SECTIONS,
      );
      expect(one?.supplied['personal']).toMatchObject({ passportExpiryDate: '2034-02-01' });
    },
  );

  test.each([
    ['2019', '2019'],
    ['Mar 2019', '2019-03'],
    ['2019/03', '2019-03'],
    ['1 March 2019', '2019-03-01'],
  ])('the beginning of a job as %s, of which a part is enough', async (written, kept) => {
    const [one] = await readEmployees(
      csv(
        `${HEADER},experience.1.projectName,experience.1.positionRole,experience.1.startDate`,
        `UE-1,a@example.org,,Thandi,Mokoena,Umoya,Clerk,${written}`,
      ),
      SECTIONS,
    );
    expect(one?.supplied['experience']).toMatchObject([{ startDate: kept }]);
  });

  test('a month is no day where a day is needed', async () =>
    expect(
      await linesOf(
        csv(
          `${HEADER},personal.passportNumber,personal.passportExpiryDate`,
          'UE-1,a@example.org,,Thandi,Mokoena,A1234567,2034-02',
        ),
      ),
    ).toEqual([expect.stringMatching(/not a day/)]));

  test.each([
    ['01/02/2034', /two ways/],
    ['48976', /spreadsheet keeps a day/],
    ['01-Feb-34', /century/],
    ['2034-02-31', /no such day/],
  ])('a day written as %s is reported without its text', async (day, said) => {
    const told = await linesOf(
      csv(
        `${HEADER},personal.passportNumber,personal.passportExpiryDate`,
        `UE-1,a@example.org,,Thandi,Mokoena,A1234567,${day}`,
      ),
    );
    expect(told).toEqual([expect.stringMatching(said)]);
    expect(told[0]).not.toContain(day);
  });

  test.each([
    ['personal.disabled', 'perhaps', /Please write Yes or No$/],
    ['personal.languages', 'isiZulu;Klingon', /none of the choices/],
  ])('%s as %s is refused as in any file of rows', async (column, cell, said) => {
    const told = await linesOf(csv(`${HEADER},${column}`, `UE-1,a@example.org,,Thandi,Mokoena,${cell}`));
    expect(told).toEqual([expect.stringMatching(said)]);
  });

  test('reports every bad line with its number and reason, without its content', async () => {
    const told = await linesOf(
      csv(
        `${HEADER},personal.identityNumber,personal.titleID,banking.1.bankId,banking.1.accountNumber,banking.1.accountType,contact.workEmail`,
        'UE-1,a@example.org,,Thandi,Mokoena,9202204720083,,,,,',
        ',b@example.org,,Sipho,Naidoo,,,,,,',
        'UE-3,nobody,,Sipho,Naidoo,,,,,,',
        'UE-4,,,Sipho,Naidoo,,,,,,',
        'UE-5,e@example.org,12,,Naidoo,,,,,,',
        'UE-6,f@example.org,,Sipho,Naidoo,123,,,,,',
        'UE-7,g@example.org,,Sipho,Naidoo,,Sir,,,,',
        'UE-8,h@example.org,,Sipho,Naidoo,123,,No Bank,77,1,x',
        'UE-9,k@example.org,,Sipho,Naidoo,,,Absa,77,1,',
        'UE-1,A@example.org,,Sipho,Naidoo,9202204720083,,,,,x',
        '',
        '"UE-10",i@example.org,,"S1pho',
        'Themba",Naidoo,,,,,,,,,,',
      ),
    );
    expect(told).toEqual([
      '3: employeeNumber: 1 to 64 letters, digits, full stops, dashes or slashes',
      '4: email: Invalid email address',
      '5: an email or a mobile is needed',
      '6: mobile: Invalid mobile number',
      '6: personal.firstName is needed',
      '7: personal, ID number: Invalid ID number',
      '8: personal.titleID: This is none of the choices. Please write one of them by its name.',
      '9: banking.1.bankId: This is none of the choices. Please write one of them by its name.',
      '9: personal, ID number: Invalid ID number',
      '9: contact, Work email: Please enter a valid email.',
      '9: personal.identityNumber: the same as on line 7',
      '10: banking.1, Account number: Invalid Account Number',
      '11: contact, Work email: Please enter a valid email.',
      '11: employeeNumber: the same as on line 2',
      '11: email: the same as on line 2',
      '11: personal.identityNumber: the same as on line 2',
      expect.stringMatching(/^13: has \d+ cells where there are 11 headings$/),
    ]);
  });

  test.each([
    ['', ['1: the file is empty']],
    [`${HEADER}\n`, ['1: no employee follows']],
    [
      'name,employeeNumber,name\n',
      [
        '1: the column personal.firstName is missing',
        '1: the column personal.lastName is missing',
        '1: a column email or mobile is needed',
      ],
    ],
    [`${HEADER},mobile\n`, ['1: the column mobile appears twice']],
  ])('%j is refused', async (text, told) => {
    expect(await linesOf(text)).toEqual(told);
  });

  test('a column that is not known is named and left out', async () => {
    const text = csv(`${HEADER},nextOfKin.10.firstName`, 'UE-1,a@example.org,,Thandi,Mokoena,Nomsa');
    expect((await readTable(tableOfText(text), SECTIONS)).leftOut).toEqual(['nextOfKin.10.firstName']);
  });

  test('the samples are right, and the guide names every column there is', async () => {
    for (const name of ['umoya-energy', 'imbali-foods'])
      expect(
        await linesOf(await readFile(new URL(`../../../../demo/${name}.csv`, import.meta.url), 'utf8')),
      ).toEqual([]);
    const guide = await readFile(
      new URL('../../../../../docs/guides/import-employees.md', import.meta.url),
      'utf8',
    );
    const missing = columnPatterns(SECTIONS).filter(({ name }) => !guide.includes(`\`${name}\``));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});

test('a record is supplied from its own line only', () => {
  const line = (supplied?: SuppliedRows<RowOf<typeof nextOfKin>>) =>
    employerSections([
      area({
        name: 'test',
        records: { friends: ownedTable('friends', nextOfKin, supplied === undefined ? {} : { supplied }) },
      }),
    ]);
  const ofRecord = ({ record }: { record: unknown }) => record === nextOfKin;
  expect(line().filter(ofRecord)).toEqual([]);
  const sections = line({ part: 'nextOfKin', nameOf: () => 'A friend', isSame: () => false });
  expect(sections.filter(ofRecord)).toHaveLength(1);
  expect(columnPatterns(sections).map(({ name }) => name)).toContain('nextOfKin.n.firstName');
});

describe('in the database', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
    await addOrganisations(service);
  });
  afterAll(() => service.close());

  const one = (employeeNumber: string, email: string, identityNumber?: string) =>
    employee(employeeNumber, email, {
      personal: { firstName: 'Thandi', lastName: 'Mokoena', ...(identityNumber && { identityNumber }) },
    });
  const accountOf = async (email: string) =>
    (await service.database.select().from(accounts).where(eq(accounts.email, email)))[0];
  const recordOf = async (employeeNumber: string, osNo = UMOYA.osNo) =>
    (
      await service.database
        .select()
        .from(employerRecords)
        .where(and(eq(employerRecords.osNo, osNo), eq(employerRecords.employeeNumber, employeeNumber)))
    )[0];

  test('the same twice changes nothing', async () => {
    const employees = [one('A-1', 'a1@example.org'), one('A-2', 'a2@example.org')];
    expect(await employ(service, UMOYA.osNo, ...employees)).toMatchObject({ added: 2, accounts: 2 });
    const before = await recordOf('A-1');
    service.clock.advance(60_000);
    expect(await employ(service, UMOYA.osNo, ...employees)).toEqual({
      added: 0,
      changed: 0,
      unchanged: 2,
      removed: 0,
      accounts: 0,
    });
    expect(await recordOf('A-1')).toEqual(before);
  });

  test('a person who has an account keeps it, and gets a profile that is not used yet', async () => {
    const thandi = await signedIn(service, { email: 'here@example.org' });
    expect(await employ(service, UMOYA.osNo, one('B-1', 'here@example.org'))).toMatchObject({ accounts: 0 });
    expect((await recordOf('B-1'))?.accountId).toBe(thandi.id);
    const rows = await service.database.select().from(profiles).where(eq(profiles.accountId, thandi.id));
    expect(rows.map(({ osNo }) => osNo).toSorted()).toEqual([UMOYA.osNo, null]);
  });

  test('another’s unproved mobile number is no way to their account', async () => {
    const typed = await signedIn(service, { email: 'typed@example.org' });
    await service.database.update(accounts).set({ mobile: '+27821112222' }).where(eq(accounts.id, typed.id));
    const byMobile = { ...one('C-1', 'x'), email: null, mobile: '+27821112222' };
    await employ(service, UMOYA.osNo, byMobile);
    const made = await recordOf('C-1');
    expect(made?.accountId).not.toBe(typed.id);
    // Importing again finds the same account, and so does another organisation.
    expect(await employ(service, UMOYA.osNo, byMobile)).toMatchObject({ unchanged: 1 });
    await employ(service, IMBALI.osNo, { ...byMobile, employeeNumber: 'I-1' });
    expect((await recordOf('I-1', IMBALI.osNo))?.accountId).toBe(made?.accountId);
  });

  test('the same person under another number or address keeps the account; another person does not get it', async () => {
    const id = '9202204720083';
    await employ(service, UMOYA.osNo, one('D-1', 'd1@example.org', id));
    const first = await recordOf('D-1');
    await employ(service, UMOYA.osNo, one('D-2', 'd2@example.org', id));
    expect(await recordOf('D-1')).toBeUndefined();
    expect((await recordOf('D-2'))?.accountId).toBe(first?.accountId);
    await employ(service, UMOYA.osNo, one('D-2', 'd3@example.org', '9107235624081'));
    expect((await recordOf('D-2'))?.accountId).not.toBe(first?.accountId);
  });

  test('two numbers that trade places', async () => {
    const [a, b] = ['8704150183084', '9509305542087'];
    await employ(service, UMOYA.osNo, one('E-1', 'ea@example.org', a), one('E-2', 'eb@example.org', b));
    await employ(service, UMOYA.osNo, one('E-1', 'eb@example.org', b), one('E-2', 'ea@example.org', a));
    expect((await recordOf('E-1'))?.accountId).toBe((await accountOf('eb@example.org'))?.id);
    expect((await recordOf('E-2'))?.accountId).toBe((await accountOf('ea@example.org'))?.id);
  });

  test('replacing removes who is not in the file, at this organisation alone; accounts stay', async () => {
    await employ(service, IMBALI.osNo, one('F-1', 'f1@example.org'), one('F-2', 'f2@example.org'));
    const before = await service.database.$count(employerRecords, eq(employerRecords.osNo, UMOYA.osNo));
    await service.database.transaction((tx) =>
      saveEmployees(service.services, tx, IMBALI.osNo, [one('F-2', 'f2@example.org')], { replace: true }),
    );
    expect(await recordOf('F-1', IMBALI.osNo)).toBeUndefined();
    expect(await recordOf('F-2', IMBALI.osNo)).toBeDefined();
    expect(await accountOf('f1@example.org')).toBeDefined();
    expect(await service.database.$count(employerRecords, eq(employerRecords.osNo, UMOYA.osNo))).toBe(before);
  });

  test('one conflict rejects the whole file', async () => {
    const twice = [one('G-1', 'g@example.org'), one('G-2', 'g@example.org')];
    await expect(employ(service, UMOYA.osNo, ...twice)).rejects.toMatchObject({
      conflicts: [{ employeeNumber: 'G-2' }],
    });
    expect(await accountOf('g@example.org')).toBeUndefined();
    expect(await recordOf('G-1')).toBeUndefined();
  });

  test('an imported account sets its first password, and is led to the record at its first sign-in alone', async () => {
    const email = 'kagiso@example.org';
    await employ(service, UMOYA.osNo, one('H-1', email));
    expect(
      (await service.call(account.signIn, { body: { userName: email, password: 'Anything-1' } })).status,
    ).toBe(401);
    await service.call(account.forgotPassword, { body: { userAccount: email } });
    const mail = (await service.mail()).findLast(({ recipient }) => recipient === email);
    const link = /\/forgot-password-sync#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const token = new URLSearchParams(link).get('token') ?? '';
    const password = 'Jacaranda-88';
    const reset = { userAccount: email, token, newPassword: password, confirmPassword: password };
    expect((await accountOf(email))?.termsAcceptedAt).toBeNull();
    expect((await service.call(account.forgotPasswordReset, { body: reset })).status).toBe(200);
    expect((await accountOf(email))?.termsAcceptedAt).not.toBeNull();
    const first = await service.call(account.signIn, { body: { userName: email, password } });
    expect(first.value.first).toEqual(['sync-account']);
    const record = await service.call(calls.employer.employerRecord, {}, { token: first.value.accessToken });
    expect(record.value).toMatchObject({ osName: 'Umoya Energy', employeeNumber: 'H-1' });
    const second = await service.call(account.signIn, { body: { userName: email, password } });
    expect(second.value.first).toBeUndefined();
  });

  test('a person’s own sign-in is not led anywhere, unless they have several profiles', async () => {
    const { email } = await signedIn(service);
    await employ(service, UMOYA.osNo, one('J-1', email));
    await service.database
      .update(accounts)
      .set({ passwordHash: (await accountOf('kagiso@example.org'))?.passwordHash ?? null })
      .where(eq(accounts.email, email));
    const { first, accessToken } = (
      await service.call(account.signIn, {
        body: { userName: email, password: 'Jacaranda-88' },
      })
    ).value;
    expect(first).toEqual(['choose-account']);
    const name = await service.call(account.profileName, {}, { token: accessToken });
    // Still starts with their earlier profile.
    expect(name.value).toMatchObject({ osNo: null, profiles: 2, hasEmployerRecord: false });
  });
});
