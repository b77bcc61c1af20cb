import { calls } from '@phila/contract/calls';
import { OVERRIDE_PARAMETER } from '@phila/contract/remote';
import { send } from '@phila/platform';
import type { Override } from './override.ts';

/** The page without the parameter that asked. */
const plainAddress = (): string => {
  const address = new URL(window.location.href);
  address.searchParams.delete(OVERRIDE_PARAMETER);
  return address.href;
};

/**
 * Has the service sign the override and set its cookie, which scripts cannot read, and reloads the page under the wider
 * policy of the override.
 * @throws CallError when the person is no administrator, or the service cannot be reached
 */
export const beginOverride = async (override: Override): Promise<void> => {
  await send(calls.developer.overrideRemote, { body: override });
  window.location.replace(plainAddress());
};

/** Forgets what was asked for, without a new page. */
export const declineOverride = (): void => window.history.replaceState(null, '', plainAddress());
