import type { AskedOfPerson } from '@phila/contract';
import { and, gt } from 'drizzle-orm';
import type { Account } from '../../../core/accounts/accounts.ts';
import { heldPermissions, readGrants } from '../../../core/access/rights.ts';
import { hasFactor } from '../../../core/step-up/second-factor.ts';
import { signInChanges } from '../../../core/accounts/tables.ts';
import type { Services } from '../../../core/services.ts';
import { waitingChange } from '../sign-in-details/ask-change.ts';

/** Lists the tasks waiting for a person, such as setting up a factor, without personal contents. */
export const askedNext = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  account: Account,
): Promise<AskedOfPerson[]> => {
  const { id, passwordHash, oneTimeUntil } = account;
  const needsFactor =
    heldPermissions({ grants: await readGrants(database, id) }).length > 0 &&
    !(await hasFactor(database, id));
  const [change] = await database
    .select({ kind: signInChanges.kind, expiresAt: signInChanges.expiresAt })
    .from(signInChanges)
    .where(and(waitingChange(id), gt(signInChanges.expiresAt, clock.now())));
  const plain = { change: null, until: null };
  return [
    ...(passwordHash === null ? [{ ...plain, what: 'choose a password' as const }] : []),
    ...(passwordHash !== null && oneTimeUntil !== null
      ? [{ ...plain, what: 'change the one-time password' as const, until: oneTimeUntil.toISOString() }]
      : []),
    ...(needsFactor ? [{ ...plain, what: 'set up a second factor' as const }] : []),
    ...(change === undefined
      ? []
      : [{ what: 'enter codes' as const, change: change.kind, until: change.expiresAt.toISOString() }]),
  ];
};
