import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { LARGEST_ID } from '../../rules/number.ts';
import { counted, countOfList, LARGEST_PAGE, listOf, MAX_COUNTED } from '../../page.ts';
import { chosenId } from './rules.ts';

const line = z.nullable(z.string());

export const redeemOffer = call({
  method: 'POST',
  path: '/Voucher/redeem-offer',
  access: 'person',
  limit: 'redeem',
  summary:
    'Redeems a voucher of the person’s; asked again, it gives the same code. 403 where its bundle is not theirs, 409 where it is over or no code is left, 422 for a method that the site does not know.',
  body: z.strictObject({
    OfferId: chosenId('Please choose an offer'),
    /** Default: 1, the website. */
    DeviceId: z.optional(z.int().check(z.minimum(1), z.maximum(LARGEST_ID))),
  }),
  value: z.object({
    redemptionMethod: z.string(),
    code: line,
    /** Target of a Static voucher: an http(s) address. */
    redirectUrl: line,
    redeemedAt: z.string(),
    /** Last day of validity; null for none. */
    validUntil: line,
  }),
});

export const markOfferUsed = call({
  method: 'POST',
  path: '/Voucher/used-offer',
  access: 'person',
  summary:
    'Notes that the person used a voucher whose code they were shown, or that they did not yet. 404 for one that they did not redeem.',
  body: z.strictObject({ OfferId: chosenId('Please choose an offer'), IsUsed: z.boolean() }),
  value: z.object({ usedAt: line }),
});

/** Lines of the ledger: those of vouchers that were used or taken back, or all. */
const done = z.optional(z.enum(['true']));

/** Redemption as listed, without its code. */
export const redemption = z.object({
  id: z.string(),
  offerId: z.int(),
  offerName: z.string(),
  logo: line,
  redemptionMethod: z.string(),
  hasCode: z.boolean(),
  /** ISO 8601 with offset. */
  redeemedAt: z.string(),
  /** When the person said that they used it. */
  usedAt: line,
  revokedAt: line,
});
export type Redemption = z.output<typeof redemption>;

const number = (max: number) => z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(max));

export const redemptions = call({
  method: 'GET',
  path: '/Voucher/redemptions',
  access: 'person',
  summary:
    'The person’s own ledger, the latest first: all of it, or one page; with Done=true without the codes that were only shown. With Counted=false the page waits for no count: totalCount is then how many are known to be there.',
  query: z.strictObject({
    PageNumber: z.optional(number(1_000_000)),
    PageSize: z.optional(number(LARGEST_PAGE)),
    Counted: counted,
    Done: done,
  }),
  value: listOf(redemption),
});

export const redemptionCount = call({
  method: 'GET',
  path: '/Voucher/redemptions/count',
  access: 'person',
  summary: `How many lines the person’s ledger has, counted up to ${MAX_COUNTED}; with Done=true without the codes that were only shown.`,
  query: z.strictObject({ Done: done }),
  value: countOfList,
});
