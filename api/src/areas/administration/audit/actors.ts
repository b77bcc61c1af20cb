import { auditEntries } from '../../../core/audit/tables.ts';
import { namesOfAccounts } from '../../../core/accounts/names-of-accounts.ts';
import { accountRoles } from '../../../core/access/role-tables.ts';
import type { Database } from '../../../core/database/open.ts';

/** People with a role, or with an entry in the audit, by name. */
export const actors = async (database: Database): Promise<{ id: string; name: string }[]> => {
  const [wrote, may] = await Promise.all([
    database.selectDistinct({ id: auditEntries.actorId }).from(auditEntries),
    database.selectDistinct({ id: accountRoles.accountId }).from(accountRoles),
  ]);
  const names = await namesOfAccounts(database, [...new Set([...wrote, ...may].map(({ id }) => id))]);
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-ZA'));
};
