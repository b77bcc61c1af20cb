import { throttleKey } from '../../core/limits/throttle.ts';

/** The failures that count against an attempt: the account's, or on a device it knows, that device's own. */
export const failuresKey = (account: string, device: string | null): string =>
  throttleKey('failed sign-in', device === null ? account : `${account}\n${device}`);
