import { calls, type InputOf } from '@phila/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { auditEntries } from '../../../core/audit/tables.ts';
import { DAY } from '../../../core/durations.ts';
import { send } from '../../../testing/json-request.ts';
import { addressOf, startService, type TestService } from '../../../testing/service.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { planting } from '../../../testing/voucher/plant.ts';
import { redemptions, voucherCodes } from '../tables.ts';

const { voucher, messaging } = calls;
const WHY = 'The shop did not take the code';

let service: TestService;
let lead: SignedIn;
let plant: ReturnType<typeof planting>;
beforeAll(async () => {
  service = await startService({
    now: new Date('2026-11-20T09:00:00Z'),
    settings: { LIMIT_REDEEM: '1000000/1m' },
  });
});
const signInLead = async () => {
  lead = await signedIn(service, { role: 'administrator' });
  plant = planting(service, lead.token);
};
beforeEach(signInLead);
/** Signs in again, because a token ends long before a day does. */
const passDays = async (days: number) => {
  service.clock.advance(days * DAY);
  await signInLead();
};
afterAll(() => service.close());

const redeem = async (OfferId: number, person?: SignedIn) => {
  const by = person ?? (await signedIn(service));
  const { value, status } = await service.call(voucher.redeemOffer, { body: { OfferId } }, by);
  return { person: by, code: value?.code ?? null, status };
};
const pool = async (...codes: string[]) => {
  const id = await plant.offer('uniqueCode', { name: 'Groceries' });
  await plant.codes(id, ...codes);
  return id;
};
const ledger = async (id: number, body: InputOf<typeof voucher.offerRedemptions>['body'] = {}, as = lead) =>
  (await service.call(voucher.offerRedemptions, { params: { id }, body }, as)).value;
const lines = async (id: number, body: InputOf<typeof voucher.offerRedemptions>['body'] = {}) =>
  (await ledger(id, body)).redemptions;
const reissue = (id: string, as = lead) =>
  service.call(voucher.reissueRedemption, { params: { id }, body: { reason: WHY } }, as);
const revoke = (id: string, as = lead) =>
  service.call(voucher.takeRedemptionBack, { params: { id }, body: { reason: WHY } }, as);
const bellOf = async (person: SignedIn) =>
  JSON.stringify((await service.call(messaging.receivedAnnouncements, {}, person)).value);

describe('the ledger of one offer', () => {
  test('has all of its redemptions, the latest first, of a code its end alone', async () => {
    const id = await pool('SECRET-ONE-4Q', 'SECRET-TWO-7R');
    const first = await redeem(id);
    const second = await redeem(id);
    const found = await lines(id);
    expect(found.map(({ person }) => person?.id)).toEqual([second.person.id, first.person.id]);
    expect(found.map(({ codeEnd }) => codeEnd)).toEqual(['•••7R', '•••4Q']);
    expect(JSON.stringify(found)).not.toContain('SECRET');
    expect(found[0]).toMatchObject({ hasCode: true, canReissue: true, revokedAt: null });
  });

  test('shows nothing of a PIN that is short or the same for all', async () => {
    const shared = await plant.offer('pin', { pin: '778899' });
    const own = await plant.offer('pin', { pin: null, uniqueCode: true });
    await plant.codes(own, '4321');
    await redeem(shared);
    await redeem(own);
    expect(await lines(shared)).toMatchObject([{ hasCode: true, codeEnd: null, canReissue: false }]);
    expect(await lines(own)).toMatchObject([{ codeEnd: '•••', canReissue: true }]);
  });

  test('is searched by a whole address or code, and narrowed by state and days', async () => {
    const id = await pool('AA-1111-22', 'BB-3333-44', 'CC-5555-66');
    const first = await redeem(id);
    await passDays(2);
    const second = await redeem(id);
    const [later, earlier] = await lines(id);
    expect((await lines(id, { text: first.person.email })).map((one) => one.id)).toEqual([earlier?.id]);
    expect((await lines(id, { text: (second.code ?? '').toLowerCase() })).map((one) => one.id)).toEqual([
      later?.id,
    ]);
    // Parts of codes and addresses find no one.
    expect(await lines(id, { text: 'BB-33' })).toEqual([]);
    expect(await lines(id, { text: first.person.email.slice(3) })).toEqual([]);
    const day = later?.redeemedAt.slice(0, 10) ?? '';
    expect((await lines(id, { from: day, until: day })).map((one) => one.id)).toEqual([later?.id]);
    await revoke(later?.id ?? '');
    expect((await lines(id, { state: 'revoked' })).map((one) => one.id)).toEqual([later?.id]);
    expect((await lines(id, { state: 'redeemed' })).map((one) => one.id)).toEqual([earlier?.id]);
  });

  test('comes in pages of 25', async () => {
    const id = await plant.offer('pin');
    for (let at = 0; at < 26; at += 1) await redeem(id);
    const first = await ledger(id);
    const second = await ledger(id, { page: 2 });
    expect([first.redemptions.length, first.hasMore]).toEqual([25, true]);
    expect([second.redemptions.length, second.hasMore]).toEqual([1, false]);
  });

  test('is searched by an address as people are: counted, and kept with who looked', async () => {
    const id = await pool('KEPT-10001');
    const { person } = await redeem(id);
    const searches = async () =>
      (await service.database.select().from(auditEntries).where(eq(auditEntries.actorId, lead.id))).filter(
        ({ action }) => action === 'search',
      );
    expect(await lines(id, { text: person.email })).toHaveLength(1);
    const found = await service.call(voucher.findRedemptions, { body: { userAccount: person.email } }, lead);
    expect(found.value).toHaveLength(1);
    expect((await searches()).map(({ rowIds }) => rowIds)).toEqual([[person.id], [person.id]]);
    // Searching for a code is no search for a person.
    expect(await lines(id, { text: 'KEPT-10001' })).toHaveLength(1);
    expect(await searches()).toHaveLength(2);
  });

  test('tells who it was to those alone who may see people, and their address masked', async () => {
    const id = await plant.offer('pin');
    const { person } = await redeem(id);
    const [seen] = (await ledger(id, {}, await signedIn(service, { role: 'support' }))).redemptions;
    expect(seen?.person).toMatchObject({
      id: person.id,
      email: `${person.email.charAt(0)}•••@${person.email.split('@')[1]}`,
    });
    const manager = await signedIn(service, { role: 'voucherManager' });
    const [hidden] = (await ledger(id, {}, manager)).redemptions;
    expect(hidden?.person).toBeNull();
    expect(JSON.stringify(hidden)).not.toContain(person.id);
    expect((await revoke(hidden?.id ?? '', manager)).status).toBe(403);
  });

  test('refuses days the wrong way round at their field, and an offer that is not there', async () => {
    const id = await plant.offer('pin');
    const body = { from: '2026-11-20', until: '2026-11-19' };
    const { status, envelope } = await service.call(voucher.offerRedemptions, { params: { id }, body }, lead);
    expect([status, envelope.errors?.map(({ path }) => path)]).toEqual([422, ['until']]);
    const none = await service.call(voucher.offerRedemptions, { params: { id: 999_999 }, body: {} }, lead);
    expect(none.status).toBe(404);
  });
});

describe('a redemption that is revoked', () => {
  test('is told to its person with why, and kept so', async () => {
    const id = await pool('R-10001', 'R-10002');
    const { person } = await redeem(id);
    const [line] = await lines(id);
    const { value } = await revoke(line?.id ?? '');
    expect(value).toMatchObject({ revokedBecause: WHY, canReissue: false });
    expect(await bellOf(person)).toContain(WHY);
    const mails = (await service.mail()).filter(({ recipient }) => recipient === person.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Your voucher Groceries was taken back'),
    ]);
    expect(JSON.stringify(mails)).not.toContain('R-10001');
    const [entry] = await service.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.call, 'POST /Voucher/redemptions/{id}/take-back'))
      .orderBy(auditEntries.id);
    expect(entry?.resource).toBe('redemptions');
  });

  test('is revoked once, however often it is asked for', async () => {
    const id = await plant.offer('pin', { redeemLimit: 5 });
    await redeem(id);
    const [line] = await lines(id);
    const answers = await Promise.all(Array.from({ length: 4 }, () => revoke(line?.id ?? '')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const { value } = await service.call(voucher.redemptionReport, { params: { id }, query: {} }, lead);
    expect(value.inAll).toEqual({ free: 5, redeemed: 0, revoked: 1 });
  });
});

describe('a code that is given again', () => {
  test('is the next of the pool; the person sees it in place of theirs and is told, without the code', async () => {
    const id = await pool('G-10001', 'G-10002', 'G-10003');
    const { person, code } = await redeem(id);
    expect(code).toBe('G-10001');
    const [line] = await lines(id);
    const { status, value } = await reissue(line?.id ?? '');
    expect([status, value.codeEnd, value.revokedAt]).toEqual([200, '•••02', null]);
    expect((await redeem(id, person)).code).toBe('G-10002');
    expect((await redeem(id)).code).toBe('G-10003');
    const told = `${await bellOf(person)}${JSON.stringify(await service.mail())}`;
    expect(told).toContain('You have a new code for Groceries');
    expect(told).toContain(WHY);
    expect(told).not.toContain('G-1000');
    const found = await lines(id, { text: person.email });
    expect(found.map(({ revokedBecause }) => revokedBecause)).toEqual([null, WHY]);
  });

  test('is one, although it is asked for five times at once', async () => {
    const id = await pool('D-10001', 'D-10002', 'D-10003', 'D-10004');
    await redeem(id);
    const [line] = await lines(id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => reissue(line?.id ?? '')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const free = await service.database.$count(
      voucherCodes,
      and(eq(voucherCodes.offerId, id), isNull(voucherCodes.givenAt)),
    );
    expect(free).toBe(2);
    const standing = and(eq(redemptions.offerId, id), isNull(redemptions.revokedAt));
    expect(await service.database.$count(redemptions, standing)).toBe(1);
  });

  test('and a press of Redeem at the same moment leave the person with one', async () => {
    const id = await pool('P-10001', 'P-10002', 'P-10003');
    const { person } = await redeem(id);
    const [line] = await lines(id);
    const [{ status }, press] = await Promise.all([reissue(line?.id ?? ''), redeem(id, person)]);
    expect([status, press.status]).toEqual([200, 200]);
    const standing = await service.database
      .select()
      .from(redemptions)
      .where(and(eq(redemptions.offerId, id), isNull(redemptions.revokedAt)));
    expect(standing).toHaveLength(1);
  });

  test('is refused without one left, and the person keeps theirs', async () => {
    const id = await pool('N-10001');
    const { person } = await redeem(id);
    const [line] = await lines(id);
    const { status, envelope } = await reissue(line?.id ?? '');
    expect([status, envelope.errorMessage]).toEqual([409, 'All codes have been given out']);
    expect((await redeem(id, person)).code).toBe('N-10001');
    expect(await lines(id)).toMatchObject([{ revokedAt: null, canReissue: true }]);
  });

  test('is refused where all people have the same, and where it was taken back before', async () => {
    const shared = await plant.offer('pin');
    await redeem(shared);
    const [line] = await lines(shared);
    expect((await reissue(line?.id ?? '')).status).toBe(422);
    const id = await pool('B-10001', 'B-10002');
    await redeem(id);
    const [own] = await lines(id);
    await revoke(own?.id ?? '');
    expect((await reissue(own?.id ?? '')).status).toBe(409);
  });

  test('asks why, and for the right', async () => {
    const id = await pool('W-10001', 'W-10002');
    await redeem(id);
    const [line] = await lines(id);
    const params = { id: line?.id ?? '' };
    const short = await service.call(voucher.reissueRedemption, { params, body: { reason: 'no' } }, lead);
    expect([short.status, short.envelope.errors?.map(({ path }) => path)]).toEqual([422, ['reason']]);
    expect((await reissue(params.id, await signedIn(service, { role: 'support' }))).status).toBe(403);
    expect(await lines(id)).toMatchObject([{ revokedAt: null }]);
  });

  test('is in the audit with why, for the old and the new', async () => {
    const id = await pool('U-10001', 'U-10002');
    await redeem(id);
    const [line] = await lines(id);
    const { value } = await reissue(line?.id ?? '');
    const entries = await service.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.call, 'POST /Voucher/redemptions/{id}/reissue'));
    const ofThese = entries.filter(({ rowIds }) => [line?.id, value.id].includes(rowIds[0] ?? ''));
    expect(ofThese).toHaveLength(2);
    expect(JSON.stringify(ofThese)).toContain(WHY);
    expect(JSON.stringify(ofThese)).not.toContain('U-1000');
  });
});

describe('the report of one offer', () => {
  test('counts each day in South Africa, what stands and what was taken back since', async () => {
    const id = await pool('Q-10001', 'Q-10002', 'Q-10003', 'Q-10004');
    await redeem(id);
    await redeem(id);
    const [latest] = await lines(id);
    await revoke(latest?.id ?? '');
    await passDays(1);
    await redeem(id);
    const { value } = await service.call(voucher.redemptionReport, { params: { id }, query: {} }, lead);
    expect(value.dates).toHaveLength(30);
    expect([value.redeemed.slice(-2), value.revoked.slice(-2)]).toEqual([
      [1, 1],
      [1, 0],
    ]);
    expect(value.inAll).toEqual({ free: 1, redeemed: 2, revoked: 1 });
  });

  test('is saved as days and numbers, and nothing of people', async () => {
    const id = await plant.offer('pin', { name: 'Cinema' });
    const { person } = await redeem(id);
    const today = (await lines(id))[0]?.redeemedAt.slice(0, 10) ?? '';
    const input = { params: { id }, query: { From: today, Until: today } };
    const { status, text } = await send(`${service.url}${addressOf(voucher.redemptionReportFile, input)}`, {
      token: lead.token,
    });
    expect(status).toBe(200);
    expect(text.replace('\uFEFF', '')).toBe(`Day,Redeemed,Revoked since\r\n${today},1,0\r\n`);
    expect(text).not.toContain(person.email);
  });

  test.each([
    ['the wrong way round', { From: '2026-11-20', Until: '2026-11-19' }, 'Until'],
    ['more than a year', { From: '2024-01-01', Until: '2026-11-19' }, 'From'],
  ])('refuses days that are %s, at their field', async (_, query, path) => {
    const id = await plant.offer('pin');
    const { status, envelope } = await service.call(
      voucher.redemptionReport,
      { params: { id }, query },
      lead,
    );
    expect([status, envelope.errors?.map((error) => error.path)]).toEqual([422, [path]]);
  });
});
