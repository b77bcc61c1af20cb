import {
  ALL_GIVEN_OUT,
  EXPIRED,
  NOT_IMPLEMENTED,
  NOT_OWNED,
  redemptionMethods,
  southAfricanDay,
  TOO_OFTEN,
  webAddressOf,
} from '@phila/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { knownLookups } from '../lookups/known.ts';
import { METHOD_IDS } from '../lookups/shipped.ts';
import { aboutCode } from './about-code.ts';

type Needed = Pick<Services, 'database' | 'clock' | 'sealing'>;

export interface Redeemed {
  redemptionMethod: string;
  code: string | null;
  redirectUrl: string | null;
  redeemedAt: string;
  validUntil: string | null;
}

interface RedeemRequest {
  personId: string;
  offerId: number;
  deviceId: number;
}

/** Refusals, by the outcome that `redeem_voucher` returns. */
const refusals = {
  'no offer': notFound,
  'not owned': () => new Refusal(403, NOT_OWNED),
  expired: () => new Refusal(409, EXPIRED),
  'no method': () => new Refusal(422, NOT_IMPLEMENTED),
  'no code': () => new Refusal(409, ALL_GIVEN_OUT),
  limit: () => new Refusal(409, TOO_OFTEN),
};

/** The result of `redeem_voucher` (`redeem-voucher.sql`). */
interface Outcome {
  outcome: 'redeemed' | 'redeemed before' | keyof typeof refusals;
  methodId: number;
  redirectUrl: string | null;
  redeemedAt: string;
  validUntil: string | null;
  sealed: string | null;
}

/** Redeems in one database function: a single round trip, and statements that are planned once. */
const askDatabase = async (
  database: Database,
  { personId, offerId, deviceId }: RedeemRequest,
  now: Date,
): Promise<Outcome> => {
  const call = sql`select redeem_voucher(${personId}, ${offerId}, ${deviceId}, ${uuidv7(now)}, ${now.toISOString()}, ${southAfricanDay(now)}) as outcome`;
  const { rows } = (await database.execute(call)) as unknown as { rows: { outcome: Outcome }[] };
  const [row] = rows;
  if (row === undefined) throw new Error('redeem_voucher answered nothing');
  return row.outcome;
};

/** Methods with fixed names. */
const names: ReadonlyMap<number, string> = new Map([
  [METHOD_IDS.static, redemptionMethods.static],
  [METHOD_IDS.uniqueCode, redemptionMethods.uniqueCode],
  [METHOD_IDS.pin, redemptionMethods.pin],
]);

/** The name of a method; queries the database only for methods that administrators added. */
const methodName = async (database: Database, id: number): Promise<string> =>
  names.get(id) ?? (await knownLookups(database)).get(id)?.name ?? '';

/**
 * Redeems a voucher for a person; repeating it returns the same code.
 * @throws Refusal 404 for an unknown offer, 403 if its bundle is not the person's, 409 if it is over, the pool empty or
 * the limit reached, 422 for an unknown method
 */
export const redeem = async (
  { database, clock, sealing }: Needed,
  wanted: RedeemRequest,
): Promise<Redeemed> => {
  const { outcome, methodId, redirectUrl, redeemedAt, validUntil, sealed } = await askDatabase(
    database,
    wanted,
    clock.now(),
  );
  if (outcome !== 'redeemed' && outcome !== 'redeemed before') throw refusals[outcome]();
  return {
    redemptionMethod: await methodName(database, methodId),
    code: sealed === null ? null : sealing.open(sealed, aboutCode(wanted.offerId)),
    redirectUrl: redirectUrl === null ? null : webAddressOf(redirectUrl),
    redeemedAt: new Date(redeemedAt).toISOString(),
    validUntil,
  };
};
