import { namesOfAccounts } from '../../../core/accounts/names-of-accounts.ts';
import type { Context } from '../../../core/calls/implement.ts';

/** Rows of the remotes that the person reaches, each with the name of its maker; null for an account that is gone. */
export const reachedPublishers = async <Row extends { remote: string; actorId: string }>(
  { database, reachedRemotes }: Pick<Context<'may site.remotes.read'>, 'database' | 'reachedRemotes'>,
  all: readonly Row[],
): Promise<{ row: Row; by: string | null }[]> => {
  const reached = new Set(reachedRemotes([...new Set(all.map(({ remote }) => remote))]));
  const rows = all.filter(({ remote }) => reached.has(remote));
  const names = await namesOfAccounts(
    database,
    rows.map(({ actorId }) => actorId),
  );
  return rows.map((row) => ({ row, by: names.get(row.actorId) ?? null }));
};
