import { calls, type ClientCall } from '@phila/contract/calls';
import type { Registry } from '@phila/contract/remote';
import { lightCall } from '@phila/contract/calls';
import { findRoute, queryAhead } from '@phila/contract/remote';
import { store } from '@phila/platform';
import { prefetchReads } from '@phila/platform/host';
import { mayEnter, viewerOf } from '../declarations/viewer.ts';

/** Layouts whose header does not greet the signed-in person by name. */
const WITHOUT_PERSON = ['public', 'centred'];

/** Splits a declared read into its path and query. */
const readOf = (read: string, access: ClientCall['access']) => {
  const [path = '', query] = read.split('?');
  return {
    call: lightCall('GET', path as ClientCall['path'], access),
    ...(query !== undefined && { query: queryAhead(query) }),
  };
};

/**
 * Sends the first reads of the page at `path`, as its remote declares them, and reads the name for the header, while
 * the page's code still loads. Skips pages that the person may not enter, so call it once the session is known.
 */
export const prefetchPage = (registry: Registry, path: string, search: string): void => {
  const route = findRoute(registry, path)?.route;
  const { person } = store.getState().session;
  if (!route || !mayEnter(viewerOf(store.getState()), route.access)) return;
  const access: ClientCall['access'] = route.access === 'anyone' ? 'anyone' : 'person';
  prefetchReads([
    ...(person.signedIn && !WITHOUT_PERSON.includes(route.layout)
      ? [{ call: calls.account.profileName }]
      : []),
    // Skips a list's declared first page if the address names other rows.
    ...(route.prefetch ?? [])
      .filter((read) => search === '' || !read.includes('?'))
      .map((read) => readOf(read, access)),
  ]);
};
