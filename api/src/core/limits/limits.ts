import type { Limit } from '@phila/contract';
import type { Configuration, RateLimit } from '../configuration.ts';
import type { Database } from '../database/open.ts';
import type { Clock } from '../clock.ts';
import type { Limits } from './allowance.ts';
import { memoryThrottle } from './memory-throttle.ts';
import { throttleKey, countUse } from './throttle.ts';

/**
 * The subject that a limit counts. `address`: the network address, in this server's memory, so that a flood costs no
 * query (n servers allow n times as much). `person`: the account, in the database, so that servers count together and a
 * restart forgets nothing.
 */
export type CountedBy = 'address' | 'person';

/** Every limit that a call may declare, and its subject. */
export const COUNTED_BY: Readonly<Record<Limit, CountedBy>> = {
  signIn: 'address',
  weather: 'address',
  price: 'address',
  refresh: 'address',
  browse: 'address',
  picture: 'address',
  upload: 'person',
  papers: 'person',
  redeem: 'person',
  discount: 'person',
  people: 'person',
  personCheck: 'person',
  pdf: 'person',
  cvPage: 'person',
  share: 'address',
  contact: 'address',
  contactWithoutScript: 'person',
  write: 'person',
};

/** The limits' numbers from the configuration (`LIMIT_…`). */
const configuredLimits = (configuration: Configuration): Readonly<Record<Limit, RateLimit>> => ({
  signIn: configuration.signInLimit,
  weather: configuration.weatherLimit,
  price: configuration.priceLimit,
  refresh: configuration.refreshLimit,
  browse: configuration.browseLimit,
  picture: configuration.pictureLimit,
  upload: configuration.uploadLimit,
  papers: configuration.papersLimit,
  redeem: configuration.redeemLimit,
  discount: configuration.discountLimit,
  people: configuration.peopleLimit,
  personCheck: configuration.personCheckLimit,
  pdf: configuration.pdfLimit,
  cvPage: configuration.cvPageLimit,
  share: configuration.shareLimit,
  contact: configuration.contactLimit,
  contactWithoutScript: configuration.contactWithoutScriptLimit,
  write: configuration.writeLimit,
});

/** Opens a service's limits, each stored as `COUNTED_BY` says. */
export const openLimits = (configuration: Configuration, database: Database, clock: Clock): Limits => {
  const numbers = configuredLimits(configuration);
  const countInMemory = memoryThrottle();
  return {
    use: async (name, whom) => {
      const key = throttleKey(name, whom);
      return COUNTED_BY[name] === 'address'
        ? countInMemory(key, numbers[name], clock.now())
        : countUse(database, key, numbers[name], clock.now());
    },
  };
};
