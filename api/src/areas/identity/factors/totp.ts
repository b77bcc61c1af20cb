import { brand } from '@phila/contract';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../../core/database/open.ts';
import { accountFactors } from '../../../core/step-up/factor-tables.ts';
import type { Services } from '../../../core/services.ts';

/** The parameters of every authenticator app (RFC 6238). */
const AS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Accepts the steps before and after too, for inaccurate clocks. */
const WINDOW = 1;

/** Binds a sealed secret to its account. */
export const aboutSecret = (accountId: string): string => `second-factor/${accountId}`;

const totpOf = (secret: Secret, label: string): TOTP =>
  new TOTP({ ...AS, issuer: brand.name, label, secret });

/** A new secret of 160 bits, to type, and as an address to scan. */
export const newTotp = (label: string): { secret: string; uri: string } => {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: totpOf(secret, label).toString() };
};

/** True for six digits, the form of an app's code. */
export const isCodeOfApp = (code: string): boolean => /^\d{6}$/.test(code);

/** A code's step of thirty seconds; null for another time or secret. */
const stepOf = (base32: string, code: string, now: Date): number | null => {
  const timestamp = now.getTime();
  // The library throws for codes of another length.
  if (!isCodeOfApp(code)) return null;
  const delta = totpOf(Secret.fromBase32(base32), '').validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1_000 / AS.period) + delta;
};

/**
 * Uses up an app's code: two concurrent uses cannot both succeed.
 * @param isConfirmed false during set-up, which this code completes
 * @returns true if it was right
 */
export const takeCode = async (
  { sealing, clock }: Pick<Services, 'sealing' | 'clock'>,
  within: Database,
  accountId: string,
  code: string,
  pending: string | null = null,
): Promise<boolean> => {
  const now = clock.now();
  const apps = await within
    .select()
    .from(accountFactors)
    .where(
      and(
        eq(accountFactors.accountId, accountId),
        eq(accountFactors.kind, 'app'),
        pending === null ? isNotNull(accountFactors.confirmedAt) : eq(accountFactors.id, pending),
      ),
    );
  for (const { id, sealed } of apps) {
    const secret = sealing.open(sealed ?? '', aboutSecret(accountId));
    const step = secret === null ? null : stepOf(secret, code, now);
    if (step === null) continue;
    const taken = await within
      .update(accountFactors)
      .set({ counter: step, lastUsedAt: now })
      .where(and(eq(accountFactors.id, id), lt(accountFactors.counter, step)))
      .returning({ id: accountFactors.id });
    if (taken.length > 0) return true;
  }
  return false;
};
