import type { SiteRemote } from '@phila/contract';
import { ownValue, type Releases, replacedBy } from '@phila/data-folder';
import type { Database } from '../../../core/database/open.ts';
import { namesOfAccounts } from '../../../core/accounts/names-of-accounts.ts';
import { hasRemotesPage } from './remotes-page.ts';

/** Lists the remotes within reach by name, with the release in use and its origin. */
export const listRemotes = async (
  releases: Releases,
  database: Database,
  reached: (names: readonly string[]) => string[],
): Promise<SiteRemote[]> => {
  const state = releases.read();
  const { current, history, published, since } = state;
  const accounts = Object.values(since).flatMap(({ account }) => (account === undefined ? [] : [account]));
  const accountNames = await namesOfAccounts(database, accounts);
  const names = reached([...new Set([...Object.keys(current), ...Object.keys(history)])]);
  return names.toSorted().map((name) => {
    const version = ownValue(current, name) ?? null;
    const from = ownValue(published, name) ?? {};
    const act = ownValue(since, name);
    const before = replacedBy(state, name).at(-1);
    const hasThisPage = hasRemotesPage(releases, name, version);
    const declared = version ?? ownValue(history, name)?.at(-1);
    return {
      name,
      title: (declared === undefined ? null : releases.declarationOf(name, declared)?.title) ?? name,
      version,
      since:
        act === undefined ? null : { at: act.at, by: act.by ?? accountNames.get(act.account ?? '') ?? null },
      back:
        before === undefined
          ? null
          : { version: before, losesThisPage: hasThisPage && !hasRemotesPage(releases, name, before) },
      hasThisPage,
      canBeWithdrawn: version !== null && !hasThisPage,
      releases: (ownValue(history, name) ?? []).toReversed().map((one) => {
        const { at = null, by = null, commit = null, tests = null } = ownValue(from, one) ?? {};
        return { version: one, isInUse: one === version, at, by, commit, tests };
      }),
    };
  });
};
