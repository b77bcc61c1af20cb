import { type Permission, refusalOf, wordsOf } from '@phila/contract';
import { Refusal } from '../../../core/http/refusal.ts';
import { type Holder, reachOf } from '../../../core/access/rights.ts';

/**
 * Requires all permissions of a role, site-wide, to compose, grant or revoke it, so that no one gains rights.
 * @throws Refusal 403 that names the first missing one
 */
export const assertHasAll = (holder: Holder, permissions: readonly Permission[]): void => {
  const missing = permissions.find((one) => reachOf(holder, one) !== 'everywhere');
  if (missing !== undefined)
    throw new Refusal(
      403,
      `${refusalOf(missing)} Until then you cannot give others the right to ${wordsOf(missing)}.`,
    );
};
