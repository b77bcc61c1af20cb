/**
 * The process that redeem.mjs measures: codes of one pool, given to as many people by the service's own function, and
 * taken from another pool by the bare statement, both by turns over the same connections.
 */
import { randomUUID } from 'node:crypto';
import { built, measured } from './measured-service.mjs';

const ROUNDS = 7;
/** As many at once as people who open the same letter. */
const AT_ONCE = 8;
const count = Number(process.argv[2]);

const [
  { accounts },
  { bundleOffers, bundleOwnerships, bundles, codeBatches, offers, voucherCodes },
  { aboutCode },
  { redeem },
  { METHOD_IDS },
] = await Promise.all(
  [
    'core/people/tables.js',
    'areas/voucher/tables.js',
    'areas/voucher/redemption/about-code.js',
    'areas/voucher/redemption/redeem.js',
    'areas/voucher/lookups/shipped.js',
  ].map(built),
);

const { opened, services } = await measured();
const { database } = opened;
const { sealing, clock } = services;

const people = await database
  .insert(accounts)
  .values(
    Array.from({ length: count }, (_, at) => ({
      id: randomUUID(),
      email: `person-${at}@bench.example`,
      createdAt: clock.now(),
    })),
  )
  .returning({ id: accounts.id });

/** A bundle that every account has, with the offer in it. */
const putInBundle = async (offerId) => {
  const [{ id: bundleId }] = await database
    .insert(bundles)
    .values({
      name: 'Savers',
      purchasePrice: 100,
      estimateValue: 100,
      startDate: '2026-01-01',
      endDate: '2030-08-28',
    })
    .returning({ id: bundles.id });
  await database.insert(bundleOffers).values({ bundleId, offerId });
  await database.insert(bundleOwnerships).values(
    people.map(({ id: personId }) => ({
      personId,
      bundleId,
      acquiredAt: clock.now(),
      orderId: 1,
      paidUntil: '2090-01-01',
    })),
  );
};

/** An offer with a code for each person: for every account, or for those that have its bundle. */
const pool = async (isInBundle) => {
  const [{ id }] = await database
    .insert(offers)
    .values({
      name: 'Flat white',
      shortDescription: 'On us',
      longDescription: '',
      termsAndConditions: '',
      discount: '',
      estimateValue: 0,
      redemtionMethodId: METHOD_IDS.uniqueCode,
      uniqueCode: true,
      redeemLimit: 1_000_000,
    })
    .returning({ id: offers.id });
  const [batch] = await database
    .insert(codeBatches)
    .values({ offerId: id, name: 'First letter', addedAt: new Date() })
    .returning({ id: codeBatches.id });
  await database.insert(voucherCodes).values(
    people.map((_, at) => {
      const code = `CODE-${id}-${at}`;
      return {
        offerId: id,
        place: at + 1,
        sealed: sealing.seal(code, aboutCode(id)),
        key: sealing.mark(code),
        batchId: batch.id,
      };
    }),
  );
  if (isInBundle) await putInBundle(id);
  return id;
};

/** The fastest possible statement that gives out a code once. */
const BARE = `update voucher_codes set given_at = now()
  where offer_id = $1 and place = (
    select place from voucher_codes where offer_id = $1 and given_at is null
    order by place limit 1 for update skip locked
  ) returning sealed`;
const takeBare = async (offerId) => {
  const { rows } = await database.$client.query(BARE, [offerId]);
  if (rows.length !== 1) throw new Error('The pool is empty');
};

const giveOne = async (offerId, { id: personId }) => {
  const { code } = await redeem(services, { personId, offerId, deviceId: 1 });
  if (code === null) throw new Error('A voucher without a code');
};

/** How many a second. */
const rate = async (take) => {
  const waiting = [...people];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await take(one);
    }),
  );
  return (people.length / (performance.now() - start)) * 1000;
};

const measure = async (isInBundle) => {
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [bareFrom, ours] = [await pool(isInBundle), await pool(isInBundle)];
    await database.$client.query('ANALYZE');
    const bare = await rate(() => takeBare(bareFrom));
    const redeemed = await rate((person) => giveOne(ours, person));
    // The first one warms both.
    if (round > 0) rounds.push({ bare, redeemed, share: redeemed / bare });
  }
  return rounds;
};

process.send([
  ['for everybody', await measure(false)],
  ['of a bundle', await measure(true)],
]);
process.on('message', () => process.exit(0));
