import { throttleKey } from '../../core/limits/throttle.ts';

/** The key of failures that count: the account's, or on a known device, the device's own. */
export const failuresKey = (account: string, device: string | null): string =>
  throttleKey('failed sign-in', device === null ? account : `${account}\n${device}`);
