import { calls, type ClientCall } from '@phila/contract/calls';
import type { Registry } from '@phila/contract/remote';
import { lightCall } from '@phila/contract/calls';
import { findRoute } from '@phila/contract/remote';
import { store } from '@phila/platform';
import { readAhead } from '@phila/platform/host';
import { mayEnter } from '../declarations/viewer.ts';

/** Where nobody stands whom a header would greet. */
const WITHOUT_PERSON = ['public', 'centred'];

/**
 * Asks for what the page at `path` reads first, as its remote declares it, and for whom the chrome greets, while the
 * page's code still comes. Nothing for a page that the person may not enter. Begin it once it is known who that is.
 */
export const askAhead = (registry: Registry, path: string): void => {
  const route = findRoute(registry, path)?.route;
  const { person } = store.getState().session;
  if (!route || !mayEnter(person, route.access)) return;
  const access: ClientCall['access'] = route.access === 'anyone' ? 'anyone' : 'person';
  readAhead([
    ...(person.signedIn && !WITHOUT_PERSON.includes(route.layout) ? [calls.account.profileName] : []),
    ...(route.ahead ?? []).map((read) => lightCall('GET', read as ClientCall['path'], access)),
  ]);
};
