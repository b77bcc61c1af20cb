import { calls } from '@phila/contract/calls';
import { send } from '@phila/platform';

/**
 * Ends the override: the service clears its cookie, and the page reloads the released remotes.
 * @throws CallError if the service can't be reached; the override then stays
 */
export const endOverride = async (): Promise<void> => {
  await send(calls.developer.endOverride, {});
  window.location.reload();
};
