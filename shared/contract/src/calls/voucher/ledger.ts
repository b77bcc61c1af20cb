import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';
import { because } from '../../rules/because.ts';
import { day } from '../../rules/day.ts';
import { required, storableText } from '../../rules/text.ts';
import { sheetQuery } from '../sheet-query.ts';
import { MAX_REPORT_DAYS, redemptionStates } from './ledger-words.ts';
import { redemption } from './redemption.ts';
import { pathId } from './rules.ts';

/*
 * Redemptions as administrators see them, by offer or by person. Searches go into request bodies, so that names and
 * codes appear in no address or log.
 */

const line = z.extend(redemption, {
  /** Last characters, `•••7Q`, of a code that only this person has; otherwise null. */
  codeEnd: z.nullable(z.string()),
  /** True if another code of the pool can replace it. */
  canReissue: z.boolean(),
  /** Reason for revoking; null if it was not revoked, or no reason was recorded. */
  revokedBecause: z.nullable(z.string()),
  /** Owner, with a masked address; null for readers who may not see people. */
  person: z.nullable(z.object({ id: z.guid(), name: z.nullable(z.string()), email: z.nullable(z.string()) })),
});
export type LedgerLine = z.output<typeof line>;

export const redemptionsByDay = call({
  method: 'GET',
  path: '/Voucher/redemptions-by-day',
  access: may('voucher.redemptions.read'),
  people: false,
  summary: 'How many vouchers were redeemed on each of the last thirty days.',
  value: z.object({ dates: z.array(z.string()), redeemed: z.array(z.int()) }),
});

export const findRedemptions = call({
  method: 'POST',
  path: '/Voucher/find-redemptions',
  access: may('voucher.redemptions.read'),
  saves: false,
  summary: 'The ledger of one person, named by their email address or mobile number, for support.',
  body: z.strictObject({ userAccount: required('Please enter an email address or a mobile number').schema }),
  value: z.array(line),
});

export const offerRedemptions = call({
  method: 'POST',
  path: '/Voucher/offers/{id}/find-redemptions',
  access: may('voucher.redemptions.read'),
  saves: false,
  summary:
    'A page of the ledger of one offer, the latest first: of all people, or of one by their whole email address, mobile number or code.',
  params: z.strictObject({ id: pathId }),
  body: z.strictObject({
    text: z.optional(z.string().check(z.trim(), ...storableText(100))),
    state: z.optional(z.enum(redemptionStates, 'Please choose from the list')),
    /** First and last day of redemption in South Africa, both included. */
    from: z.optional(day().schema),
    until: z.optional(day().schema),
    page: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  }),
  value: z.object({ redemptions: z.array(line), hasMore: z.boolean() }),
});

const params = z.strictObject({ id: z.guid() });

export const revokeRedemption = call({
  method: 'POST',
  path: '/Voucher/redemptions/{id}/revoke',
  access: may('voucher.redemptions.write'),
  stepUp: 'codes',
  summary:
    'Takes a redemption back and tells the person: they may redeem the voucher again and get another code. The old code is not given out again.',
  params,
  value: line,
});

/** Revokes with a reason; `revokeRedemption`, as specified, takes no body. */
export const takeRedemptionBack = call({
  method: 'POST',
  path: '/Voucher/redemptions/{id}/take-back',
  access: may('voucher.redemptions.write'),
  stepUp: 'codes',
  summary: 'Takes a redemption back as revoke does, with a reason that is kept and that the person is told.',
  params,
  body: z.strictObject({ reason: because }),
  value: line,
});

export const reissueRedemption = call({
  method: 'POST',
  path: '/Voucher/redemptions/{id}/reissue',
  access: may('voucher.redemptions.write'),
  stepUp: 'codes',
  summary:
    'Gives the person another code of the pool in the place of theirs and tells them, with why. 409 where theirs was taken back before or no code is left, 422 where they have no code of their own.',
  params,
  body: z.strictObject({ reason: because }),
  value: line,
});

/** First and last day in South Africa, both included; default: the last thirty days. */
const days = z.strictObject({ From: z.optional(day().schema), Until: z.optional(day().schema) });

const report = z.object({
  offerId: z.int(),
  name: z.string(),
  dates: z.array(z.string()),
  /** Redemptions by day, in the order of `dates`: still valid ones, and ones revoked since. */
  redeemed: z.array(z.int()),
  revoked: z.array(z.int()),
  /** Totals over all days. */
  inAll: z.object({
    /** Remaining redemptions: limited by the offer, and by the free codes in its pool. */
    free: z.int(),
    redeemed: z.int(),
    revoked: z.int(),
  }),
});
export type RedemptionReport = z.output<typeof report>;

export const redemptionReport = call({
  method: 'GET',
  path: '/Voucher/offers/{id}/redemption-report',
  access: may('voucher.redemptions.read'),
  summary: `How often one offer was redeemed on each day, and how often it still can be; at most ${MAX_REPORT_DAYS} days.`,
  params: z.strictObject({ id: pathId }),
  query: days,
  value: report,
});

export const redemptionReportFile = call({
  method: 'GET',
  path: '/Voucher/offers/{id}/redemption-report-file',
  access: may('voucher.redemptions.read'),
  stepUp: 'exports',
  summary: 'The days of that report as a CSV file or an Excel workbook: numbers, and nothing of people.',
  params: z.strictObject({ id: pathId }),
  query: z.extend(days, sheetQuery),
});
