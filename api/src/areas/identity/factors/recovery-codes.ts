import { randomInt } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { recoveryCodes } from '../../../core/step-up/factor-tables.ts';
import type { Services } from '../../../core/services.ts';

const CODES = 10;
/** Omits letters and digits that look alike; ten of these are fifty bits. */
const LEGIBLE = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;

const newCode = (): string => {
  const text = Array.from({ length: LENGTH }, () => LEGIBLE[randomInt(LEGIBLE.length)]).join('');
  return `${text.slice(0, LENGTH / 2)}-${text.slice(LENGTH / 2)}`;
};

/** Ignores case, blanks and dashes. */
const plain = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const about = (accountId: string, code: string): string => `recovery-code/${accountId}/${plain(code)}`;

/** Makes ten new codes, replacing earlier ones; stored as keyed hashes, and shown only in this reply. */
export const makeRecoveryCodes = async (
  { sealing, clock }: Pick<Services, 'sealing' | 'clock'>,
  within: Database,
  accountId: string,
): Promise<string[]> => {
  const codes = Array.from({ length: CODES }, newCode);
  const createdAt = clock.now();
  await within.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await within
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ accountId, mark: sealing.mark(about(accountId, code)), createdAt })));
  return codes;
};

/** Uses up a code. @returns true for a valid, unused one */
export const takeRecoveryCode = async (
  { sealing, clock }: Pick<Services, 'sealing' | 'clock'>,
  within: Database,
  accountId: string,
  code: string,
): Promise<boolean> => {
  if (plain(code).length !== LENGTH) return false;
  const taken = await within
    .update(recoveryCodes)
    .set({ usedAt: clock.now() })
    .where(
      and(
        eq(recoveryCodes.accountId, accountId),
        inArray(recoveryCodes.mark, sealing.marks(about(accountId, code))),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ mark: recoveryCodes.mark });
  return taken.length > 0;
};

export const recoveryCodesLeft = (database: Database, accountId: string): Promise<number> =>
  database.$count(recoveryCodes, and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
