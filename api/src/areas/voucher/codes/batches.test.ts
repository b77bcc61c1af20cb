import { calls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../core/audit/tables.ts';
import { addressOf, startService, type TestService } from '../../../testing/service.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { planting } from '../../../testing/voucher/plant.ts';

const { voucher } = calls;
const WHY = 'The shop printed them twice';

let service: TestService;
let lead: SignedIn;
let plant: ReturnType<typeof planting>;
let offerId: number;
beforeAll(async () => {
  service = await startService({ now: new Date('2026-11-22T09:00:00Z') });
  lead = await signedIn(service, { role: 'administrator' });
  plant = planting(service, lead.token);
});
beforeEach(async () => {
  offerId = await plant.offer('uniqueCode', { name: 'Groceries' });
});
afterAll(() => service.close());

const add = (name: string, ...codes: string[]) =>
  service.call(voucher.addCodes, { body: { offerId, codes, name } }, lead);
const redeem = async () => {
  const person = await signedIn(service);
  return { person, ...(await service.call(voucher.redeemOffer, { body: { OfferId: offerId } }, person)) };
};
const pool = async () => (await service.call(voucher.codeBatches, { params: { id: offerId } }, lead)).value;
const revoke = async (name: string, given: boolean) => {
  const id = (await pool()).batches.find((batch) => batch.name === name)?.id ?? 0;
  return service.call(voucher.revokeBatch, { params: { id }, body: { reason: WHY, given } }, lead);
};

test('batches are counted apart, and of an offer together', async () => {
  await add('First letter', 'A-1', 'A-2', 'A-3');
  await add('Second letter', 'B-1', 'B-2');
  const { value } = await redeem();
  expect(value.code).toBe('A-1');
  const found = await pool();
  expect(found.pool).toMatchObject({
    name: 'Groceries',
    isLow: true,
    free: 4,
    given: 1,
    redeemed: 1,
    revoked: 0,
  });
  expect(found.batches.map(({ name, free, given }) => [name, free, given])).toEqual([
    ['Second letter', 2, 0],
    ['First letter', 2, 1],
  ]);
  const { value: pools } = await service.call(voucher.codePools, {}, lead);
  expect(pools.find((one) => one.offerId === offerId)).toEqual(found.pool);
  const auditor = await signedIn(service, { role: 'auditor' });
  expect((await service.call(voucher.addCodes, { body: { offerId, codes: ['C-1'] } }, auditor)).status).toBe(
    403,
  );
});

test('free codes of a revoked batch are given to no one, and take no place from what follows', async () => {
  await add('Bad', 'A-1', 'A-2', 'A-3');
  await add('Good', 'B-1', 'B-2');
  const first = await redeem();
  const { value } = await revoke('Bad', false);
  expect(value).toMatchObject({ free: 0, given: 1, redeemed: 1, revoked: 2, revokedBecause: WHY });
  // A person keeps their code, and the next one gets a code of the other batch.
  expect(
    (await service.call(voucher.redeemOffer, { body: { OfferId: offerId } }, first.person)).value.code,
  ).toBe('A-1');
  expect((await redeem()).value.code).toBe('B-1');
  await add('Third', 'C-1');
  expect((await redeem()).value.code).toBe('C-1');
  // Revoking again changes nothing.
  expect((await revoke('Bad', false)).value).toMatchObject({ revoked: 2 });
  expect((await add('Again', 'A-2')).status).toBe(422);
  const [entry] = await service.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.call, 'POST /Voucher/code-batches/{id}/revoke'));
  expect(entry?.actorId).toBe(lead.id);
});

test('codes that people have are taken back where that is asked for, and they redeem for another', async () => {
  await add('Bad', 'A-1', 'A-2');
  const { person } = await redeem();
  expect((await revoke('Bad', true)).value).toMatchObject({ free: 0, given: 1, redeemed: 0, revoked: 1 });
  await add('Good', 'B-1');
  const again = await service.call(voucher.redeemOffer, { body: { OfferId: offerId } }, person);
  expect(again.value.code).toBe('B-1');
});

test('a batch is revoked while it is redeemed, and each code is given or revoked, never both', async () => {
  await add('Bad', ...Array.from({ length: 12 }, (_, at) => `A-${at}`));
  const people = await Promise.all(Array.from({ length: 6 }, () => signedIn(service)));
  const [revoked, ...answers] = await Promise.all([
    revoke('Bad', false),
    ...people.map((person) => service.call(voucher.redeemOffer, { body: { OfferId: offerId } }, person)),
  ]);
  expect(revoked.status).toBe(200);
  const given = answers.filter(({ status }) => status === 200).length;
  expect((await pool()).pool).toMatchObject({ free: 0, given, redeemed: given, revoked: 12 - given });
});

test('a batch that is tried says what is wrong with it, line by line, and adds nothing', async () => {
  await add('First letter', 'A-1');
  const tried = await service.call(
    voucher.checkCodes,
    { body: { offerId, codes: ['B-1', 'a-1', 'B-1'] } },
    lead,
  );
  expect(tried.envelope.errors).toEqual([
    { path: 'codes.1', message: 'Line 2: a-1 is there already, spelt so or otherwise.' },
    { path: 'codes.2', message: 'Line 3: B-1 is in the list twice: line 1 has it.' },
  ]);
  const good = await service.call(voucher.checkCodes, { body: { offerId, codes: ['B-1', 'B-2'] } }, lead);
  expect(good.value).toEqual({ codes: 2 });
  expect((await pool()).pool.free).toBe(1);
});

test.each([
  ['a heading and a repeated code', ['Voucher code', 'B-1', 'b-1'], ['codes.0', 'codes.2']],
  ['two codes on a line and one that is there', ['TWO-1 TWO-2\nTWO-3', 'A-1'], ['codes.0', 'codes.1']],
  ['a number that a spreadsheet cut and a repeated one', ['1.23E+15', '77', '77'], ['codes.0', 'codes.2']],
  ['a heading and one that is there in small letters', ['Code', 'C-1', 'a-1'], ['codes.0', 'codes.2']],
  ['a blank line and a repeated code', [' ', 'B-2', 'B-2'], ['codes.0', 'codes.2']],
])('a batch with %s is judged whole, in one round', async (_, codes, paths) => {
  await add('First letter', 'A-1');
  for (const call of [voucher.checkCodes, voucher.addCodes, voucher.replaceCodes] as const) {
    const { status, envelope } = await service.call(call, { body: { offerId, codes } }, lead);
    const expected = call === voucher.replaceCodes ? paths.slice(0, 1) : paths;
    expect([status, envelope.errors?.map(({ path }) => path)]).toEqual([
      422,
      expect.arrayContaining(expected),
    ]);
  }
  expect((await pool()).pool.free).toBe(1);
});

test('the file has free codes whole, and of given ones the end alone', async () => {
  await add('Letter', 'GIVEN-77', 'FREE-88');
  await redeem();
  const id = (await pool()).batches[0]?.id ?? 0;
  const answer = await fetch(`${service.url}${addressOf(voucher.codeBatchFile, { params: { id } })}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${lead.token}` },
  });
  const text = await answer.text();
  expect(text).toContain('•••77,given,2026-11-22');
  expect(text).toContain('FREE-88,free,');
  expect(text).not.toContain('GIVEN');
});

test('codes are read from a file: a code a line, or the column of codes as a batch is exported', async () => {
  const read = async (text: string) =>
    service.call(voucher.codesOfFile, { file: new File([text], 'letter.csv') }, lead);
  const codes = ['A-1', 'A-2'];
  expect((await read('A-1\r\n\r\nA-2\r\n')).value).toEqual({ codes, leftOut: [] });
  expect((await read('Voucher codes\nA-1\nA-2\n')).value).toEqual({ codes, leftOut: [] });
  expect((await read('\uFEFFCode;State;Since\r\nA-1;free;\r\nA-2;free;\r\n')).value).toEqual({
    codes,
    leftOut: ['State', 'Since'],
  });
  for (const [text, told] of [
    ['', 'This file is empty'],
    ['Name,Place\nA,B\n', 'There is no column “Code”'],
    ['Code,State\nA-1,free\n,free\n', 'There is no code on line 3'],
    ['Code,State\nA-1\n', 'Line 2 has 1 cell where there are 2 headings'],
    [
      'Code,State\n,free\nA-1\nA-2,free\n,x\n',
      'There is no code on line 2. Line 3 has 1 cell where there are 2 headings. There is no code on line 5',
    ],
    ['A-1\n'.repeat(10_002), 'At most 10\u00A0000 lines at once'],
  ] as const) {
    const { status, envelope } = await read(text);
    expect([status, envelope.errors?.[0]?.path]).toEqual([422, 'File']);
    expect(envelope.errorMessage).toContain(told);
  }
});
