import { calls } from '@phila/contract/calls';
import { OVERRIDE_PARAMETER } from '@phila/contract/remote';
import { send } from '@phila/platform';
import type { Override } from './override.ts';

/** Address of the page without the override's parameter. */
const plainAddress = (): string => {
  const address = new URL(window.location.href);
  address.searchParams.delete(OVERRIDE_PARAMETER);
  return address.href;
};

/**
 * Starts the override: the service signs it into a cookie that scripts can't read, and the page reloads under its
 * wider policy.
 * @throws CallError if the person is no administrator, or the service can't be reached
 */
export const beginOverride = async (override: Override): Promise<void> => {
  await send(calls.developer.overrideRemote, { body: override });
  window.location.replace(plainAddress());
};

/** Drops the request from the address, without reloading. */
export const declineOverride = (): void => window.history.replaceState(null, '', plainAddress());
