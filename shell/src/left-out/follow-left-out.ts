import { calls, type ValueOf } from '@phila/contract/calls';
import type { Registry } from '@phila/contract/remote';
import { keepForPerson, store } from '@phila/platform';
import { queryClient } from '@phila/platform/host';
import { leaveOut, showChange } from './left-out.ts';

const said = calls.account.profileName;

/** Remotes hidden the last time, so that menus omit them before the service answers: `1001 career wealth`. */
const known = keepForPerson('shell.left-out');

/** Names of remotes that the person's organisation has switched off, as far as known. */
const namesFor = (osNo: number | null): readonly string[] => {
  if (osNo === null) return [];
  const profile = queryClient.getQueryData<ValueOf<typeof said>>(said.query({}).queryKey);
  if (profile?.osNo === osNo) {
    known.write([osNo, ...(profile.remotesLeftOut ?? [])].join(' '));
    return profile.remotesLeftOut ?? [];
  }
  const [of, ...names] = known.read()?.split(' ') ?? [];
  return of === String(osNo) ? names : [];
};

/** Limits the open page's registry to remotes that this person may see. */
const bringUpToDate = (registry: Registry): void => {
  const { osNo } = store.getState().session.person;
  if (leaveOut(registry, namesFor(osNo))) showChange();
};

const followed = new WeakSet<Registry>();

/**
 * Hides pages, menu entries and widgets of remotes that the person's organisation has switched off, and shows them
 * again after sign-out or a change of profile. For display only, like the guard.
 */
export const follow = (registry: Registry): void => {
  if (followed.has(registry)) return;
  followed.add(registry);
  let { person } = store.getState().session;
  store.subscribe(() => {
    const now = store.getState().session.person;
    const isOther = now.userId !== person.userId || now.osNo !== person.osNo;
    person = now;
    // Waits until the session has dropped the data of the previous person or profile.
    if (isOther) queueMicrotask(() => bringUpToDate(registry));
  });
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    // Waits until all listeners know of the change, as this redraws too.
    if (type === 'updated' && query.queryKey[0] === said.path && query.state.data !== undefined)
      queueMicrotask(() => bringUpToDate(registry));
  });
  bringUpToDate(registry);
};
