import { calls, type ValueOf } from '@phila/contract/calls';
import type { Registry } from '@phila/contract/remote';
import { keepForPerson, store } from '@phila/platform';
import { queryClient } from '@phila/platform/host';
import { leaveOut } from './left-out.ts';

const said = calls.account.profileName;

/** Remotes left out the last time, so that menus hide them before the service has answered: `1001 career wealth`. */
const known = keepForPerson('shell.left-out');

/** The names of the remotes that the person's organisation goes without, as far as it is known. */
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

/** Limits an open page's registry to what this person may see. */
const bringUpToDate = (registry: Registry): void => {
  const { person } = store.getState().session;
  // The shell and the remotes look again at what is declared when it changes who is there.
  if (leaveOut(registry, namesFor(person.osNo)))
    store.dispatch({ type: 'session/personChanged', payload: { ...person } });
};

const followed = new WeakSet<Registry>();

/**
 * Takes pages, menu entries, buttons, tiles and cards of the remotes away that the person's organisation goes without, and
 * puts them back when they sign out or go on with another profile. For display only, as all of the guard is.
 */
export const follow = (registry: Registry): void => {
  if (followed.has(registry)) return;
  followed.add(registry);
  let { person } = store.getState().session;
  store.subscribe(() => {
    const now = store.getState().session.person;
    const isOther = now.userId !== person.userId || now.osNo !== person.osNo;
    person = now;
    // Not before the session has forgotten what was read for the person or profile before.
    if (isOther) queueMicrotask(() => bringUpToDate(registry));
  });
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    // Waits until the change has been told to everyone, for it draws too.
    if (type === 'updated' && query.queryKey[0] === said.path && query.state.data !== undefined)
      queueMicrotask(() => bringUpToDate(registry));
  });
  bringUpToDate(registry);
};
