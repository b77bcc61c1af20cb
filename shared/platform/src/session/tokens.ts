import type { Tokens } from '@phila/contract/calls';
import { storageItem } from '../storage/storage-item.ts';

/**
 * The two tokens in this browser (specification: accounts). The session derives from them; {@link onTokensChange}
 * reports changes in this tab and others. A tab with an administrator viewing the portal as another person has separate
 * tokens, so that the administrator's other tabs keep theirs.
 */
const ACCESS = 'phila.access-token';
/** True if this tab has a separate session. */
export const hasTabSession = storageItem('sessionStorage', ACCESS).read() !== null;
/** The browser's store that holds the session. */
export const area = hasTabSession ? 'sessionStorage' : 'localStorage';
const access = storageItem(area, ACCESS);
const refresh = storageItem(area, 'phila.refresh-token');
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

export const accessToken = (): string | null => access.read();
export const refreshToken = (): string | null => refresh.read();

/** Replaces the access token alone: the session goes on with it, in every tab. */
export const setAccessToken = (token: string): void => {
  access.write(token);
  tell();
};

/** Writes both, the access token last, because other tabs listen for that one. */
export const setTokens = (tokens: Tokens): void => {
  refresh.write(tokens.refreshToken);
  setAccessToken(tokens.accessToken);
};

/** Removes the access token alone: signed out until the refresh token is used. */
export const removeAccessToken = (): void => {
  access.remove();
  tell();
};

export const removeTokens = (): void => {
  refresh.remove();
  access.remove();
  tell();
};

/** Notices another tab's change of the access token, or of the whole storage: that event has no key. */
const hear = (event: StorageEvent): void => {
  if (event.key === ACCESS || event.key === null) tell();
};

/** Calls the listener when a token changes. Returns how to stop. */
export const onTokensChange = (listener: () => void): (() => void) => {
  if (listeners.size === 0) window.addEventListener('storage', hear);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', hear);
  };
};
