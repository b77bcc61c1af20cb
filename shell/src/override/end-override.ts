import { calls } from '@phila/contract/calls';
import { send } from '@phila/platform';

/**
 * Has the service clear the override's cookie, and reloads the page from the releases.
 * @throws CallError when the service cannot be reached; the override then stays
 */
export const endOverride = async (): Promise<void> => {
  await send(calls.developer.endOverride, {});
  window.location.reload();
};
