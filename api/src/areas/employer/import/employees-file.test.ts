import { calls } from '@phila/contract';
import { readAudit } from '../../../core/audit/audit.ts';
import { accounts } from '../../../core/accounts/tables.ts';
import { addOrganisations, IMBALI, UMOYA } from '../../../testing/employer/employ.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { employerRecords } from '../tables.ts';

const { employeesFile } = calls.employer;
const HEADER = 'employeeNumber,email,personal.firstName,personal.lastName,personal.identityNumber';

let service: TestService;
let limited: SignedIn;
beforeAll(async () => {
  service = await startService({ settings: { LIMIT_UPLOAD: '1000/1m', LIMIT_WRITE: '100000/1m' } });
  await addOrganisations(service);
  limited = await signedIn(service, { role: 'organisationAdministrator', roleAt: UMOYA.osNo });
});
afterAll(() => service.close());

interface How {
  dryRun?: 'true' | 'false';
  replace?: 'true' | 'false';
  guid?: string;
  header?: string;
}
const send = (
  { dryRun = 'false', replace = 'false', guid = UMOYA.guid, header = HEADER }: How,
  ...lines: string[]
) =>
  service.call(
    employeesFile,
    {
      params: { guid },
      body: { dryRun, replace },
      file: new File([[header, ...lines].join('\n')], 'people.csv', { type: 'text/csv' }),
    },
    { token: limited.token },
  );
const counts = async () => ({
  records: await service.database.$count(employerRecords),
  accounts: await service.database.$count(accounts),
});

const TWO = ['UE-1,a@example.org,Thandi,Mokoena,9202204720083', 'UE-2,b@example.org,Sipho,Naidoo,'];

test('a trial saves nothing; saving makes the same changes, and repeating it changes nothing', async () => {
  const before = await counts();
  const lines = [
    { line: 2, name: 'UE-1 Thandi Mokoena', verdict: 'added', message: null, fields: [] },
    { line: 3, name: 'UE-2 Sipho Naidoo', verdict: 'added', message: null, fields: [] },
  ];
  const tried = await send({ dryRun: 'true' }, ...TWO);
  expect(tried.value).toEqual({ isSaved: false, lines, leftOut: [], removed: 0, accounts: 0 });
  expect(await counts()).toEqual(before);
  expect((await send({}, ...TWO)).value).toEqual({
    isSaved: true,
    lines,
    leftOut: [],
    removed: 0,
    accounts: 2,
  });
  expect(await counts()).toEqual({ records: 2, accounts: before.accounts + 2 });
  const { entries } = await readAudit(service.database, { actorId: limited.id }, { size: 1 });
  expect(entries[0]?.fields).toEqual(['employees']);

  const again = await send({}, TWO[0] ?? '', 'UE-2,b@example.org,Sipho,Naidoo-Botha,');
  expect(again.value.lines.map(({ verdict }) => verdict)).toEqual(['same', 'changed']);
  expect(again.value.accounts).toBe(0);
});

test('a file with a wrong line is not saved: each such line says all that is wrong with it', async () => {
  const before = await counts();
  const { value } = await send({}, 'UE-3,c@example.org,Zola,Dlamini,', 'UE-4,d,,Dlamini,123');
  expect(value).toMatchObject({ isSaved: false, accounts: 0 });
  expect(value.lines).toEqual([
    {
      line: 3,
      name: '',
      verdict: 'refused',
      message: expect.stringMatching(
        /email: Invalid email address.*Invalid ID number.*firstName is needed/,
      ) as string,
      fields: [],
    },
  ]);
  const twins = await send(
    {},
    'UE-5,a@example.org,Zola,Dlamini,',
    'UE-1,z@example.org,Thandi,Mokoena,9202204720083',
  );
  expect(twins.value).toMatchObject({
    isSaved: false,
    lines: [{ line: 2, verdict: 'refused', message: 'is the same person as employee UE-1' }],
  });
  expect(await counts()).toEqual(before);
});

test('removes employees only on request', async () => {
  const tried = await send({ dryRun: 'true', replace: 'true' }, TWO[0] ?? '');
  expect(tried.value).toMatchObject({ removed: 1, isSaved: false });
  expect((await send({}, TWO[0] ?? '')).value.removed).toBe(0);
  expect((await send({ replace: 'true' }, TWO[0] ?? '')).value.removed).toBe(1);
  expect((await counts()).records).toBe(1);
});

test('trial and import report each field before and after, mask personal numbers, and name digits that a spreadsheet dropped', async () => {
  const header = `${HEADER},medicalAid.membershipNo`;
  const before = 'UE-9,n@example.org,Naledi,Mokoena,,0088004512';
  expect((await send({ header }, before)).value.isSaved).toBe(true);
  const after = 'UE-9,n@example.org,Naledi,Botha,9001049818080,88004512';
  const lost = 'leadingZeros';
  for (const dryRun of ['true', 'false'] as const)
    expect((await send({ header, dryRun }, after)).value.lines).toEqual([
      {
        line: 2,
        name: 'UE-9 Naledi Botha',
        verdict: 'changed',
        message: null,
        fields: [
          { label: 'personal.lastName', before: 'Mokoena', after: 'Botha', lost: null },
          { label: 'personal.identityNumber', before: '', after: '•••• 8080', lost: null },
          { label: 'medicalAid.membershipNo', before: '•••• 4512', after: '•••• 4512', lost },
        ],
      },
    ]);
  // Reordered columns are no change.
  const turned = 'medicalAid.membershipNo,personal.identityNumber,personal.lastName,personal.firstName,email';
  const { value } = await send(
    { header: `${turned},employeeNumber` },
    '88004512,9001049818080,Botha,Naledi,n@example.org,UE-9',
  );
  expect(value.lines).toMatchObject([{ verdict: 'same', fields: [] }]);
});

test('an employee number that only lost its leading zeros is refused by line, unless the file has both', async () => {
  const kept = ['0012345,z@example.org,Zinhle,Dube,', '0012346,y@example.org,Yanga,Dube,'];
  expect((await send({}, ...kept)).value.isSaved).toBe(true);
  const before = await counts();
  const spoiled = ['12345,z@example.org,Zinhle,Dube,', '12346,other@example.org,Yanga,Dube,'];
  for (const dryRun of ['true', 'false'] as const)
    expect((await send({ dryRun }, ...spoiled)).value).toMatchObject({
      isSaved: false,
      lines: [
        {
          line: 2,
          name: '12345 Zinhle Dube',
          verdict: 'refused',
          message: expect.stringContaining('only leading zeros went'),
          fields: [{ label: 'employeeNumber', before: '0012345', after: '12345', lost: 'leadingZeros' }],
        },
        { line: 3, verdict: 'refused' },
      ],
    });
  expect(await counts()).toEqual(before);
  // Both numbers in one file are two people.
  const both = await send({}, kept[1] ?? '', '12346,other@example.org,Yonela,Dube,');
  expect(both.value.lines.map(({ verdict }) => verdict)).toEqual(['same', 'added']);
});

test('a file with headings only, a workbook and 10 001 employees are refused with advice', async () => {
  expect((await send({})).value.lines).toEqual([
    { line: 1, name: '', verdict: 'refused', message: 'no employee follows', fields: [] },
  ]);
  const workbook = await service.call(
    employeesFile,
    {
      params: { guid: UMOYA.guid },
      body: { dryRun: 'true', replace: 'false' },
      file: new File([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0])], 'people.xlsx'),
    },
    { token: limited.token },
  );
  expect(workbook.envelope.errors).toEqual([
    {
      path: 'File',
      message: expect.stringMatching(/^This is a packed file and no Excel workbook/) as string,
    },
  ]);
  const many = Array.from({ length: 10_001 }, (_, at) => `E-${at},e${at}@example.org,Thandi,Mokoena,`);
  const { status, envelope } = await send({ dryRun: 'true' }, ...many);
  expect([status, envelope.errorMessage]).toEqual([
    422,
    expect.stringMatching(/^At most 10\s000 lines at once; this file has 10\s001\. Nothing was imported\.$/),
  ]);
});

test('while a long file is imported others are answered: its lines are read in turns, outside its transaction', async () => {
  const lines = Array.from({ length: 2_000 }, (_, at) => `L-${at},l${at}@example.org,Thandi,Mokoena,`);
  const progress = { isOver: false, answered: 0 };
  const importing = send({ dryRun: 'true' }, ...lines).finally(() => {
    progress.isOver = true;
  });
  while (!progress.isOver) {
    const { status } = await service.call(
      calls.organisation.members,
      { params: { guid: UMOYA.guid }, body: { state: 'confirmed' } },
      { token: limited.token },
    );
    expect(status).toBe(200);
    if (!progress.isOver) progress.answered += 1;
  }
  expect((await importing).value.lines).toHaveLength(2_000);
  expect(progress.answered).toBeGreaterThan(20);
});

test('an organisation that is not reached is not there', async () => {
  expect((await send({ guid: IMBALI.guid }, ...TWO)).status).toBe(404);
  expect(service.logged().join('')).not.toMatch(/thandi|9202204720083/i);
});
