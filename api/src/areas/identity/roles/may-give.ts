import { type Permission, refusalOf, wordsOf } from '@phila/contract';
import { Refusal } from '../../../core/http/refusal.ts';
import { type Holder, reachOf } from '../../../core/people/rights.ts';

/**
 * Trust is passed on and never made: who composes a role, gives it or takes it away has all of its permissions
 * themselves, for the whole site.
 * @throws Refusal 403 that names the first one that is missing
 */
export const assertHasAll = (holder: Holder, permissions: readonly Permission[]): void => {
  const missing = permissions.find((one) => reachOf(holder, one) !== 'everywhere');
  if (missing !== undefined)
    throw new Refusal(
      403,
      `${refusalOf(missing)} Until then you cannot give others the right to ${wordsOf(missing)}.`,
    );
};
