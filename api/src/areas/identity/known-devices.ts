import { and, eq } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import type { Clock } from '../../core/clock.ts';
import type { Origin } from '../../core/people/authentication-events.ts';
import { deviceMark } from '../../core/people/network.ts';
import { knownDevices } from '../../core/accounts/tables.ts';

/** Compared without an account, so that both cases take the same time. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The device's mark if the person signed in on it before, otherwise null. */
export const knownDevice = async (
  database: Database,
  accountId: string | null,
  { ip, userAgent }: Origin,
): Promise<string | null> => {
  const device = deviceMark(ip, userAgent);
  const found = await database
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .where(and(eq(knownDevices.accountId, accountId ?? NOBODY), eq(knownDevices.device, device)));
  return found.length > 0 ? device : null;
};

/** Remembers a device after signing in or resetting the password on it. */
export const rememberDevice = async (
  within: Database,
  clock: Clock,
  accountId: string,
  { ip, userAgent }: Origin,
): Promise<void> => {
  const seenAt = clock.now();
  await within
    .insert(knownDevices)
    .values({ accountId, device: deviceMark(ip, userAgent), seenAt })
    .onConflictDoUpdate({ target: [knownDevices.accountId, knownDevices.device], set: { seenAt } });
};
