import type { Tokens } from '@phila/contract/calls';
import { kept } from '../storage/kept.ts';

/**
 * The two tokens in this browser (specification: accounts). The session is derived from them: when they change, in this tab or
 * another, those who asked with {@link onTokensChange} hear of it. In a tab in which an administrator sees the portal as
 * a person does they are the tab's own, so that the administrator's stay as they are in the others.
 */
const ACCESS = 'phila.access-token';
/** Whether the session is this tab's own. */
export const isOfTab = kept('sessionStorage', ACCESS).read() !== null;
/** Which of the browser's stores has it. */
export const area = isOfTab ? 'sessionStorage' : 'localStorage';
const access = kept(area, ACCESS);
const refresh = kept(area, 'phila.refresh-token');
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

export const accessToken = (): string | null => access.read();
export const refreshToken = (): string | null => refresh.read();

/** The access token alone, in the place of the one before: the session goes on with it, in every tab. */
export const setAccessToken = (token: string): void => {
  access.write(token);
  tell();
};

/** Both together; the access token last, because its change is what other tabs hear. */
export const setTokens = (tokens: Tokens): void => {
  refresh.write(tokens.refreshToken);
  setAccessToken(tokens.accessToken);
};

/** The access token alone: not signed in until the refresh token is used. */
export const removeAccessToken = (): void => {
  access.remove();
  tell();
};

export const removeTokens = (): void => {
  refresh.remove();
  access.remove();
  tell();
};

/** Another tab's change of the access token, or of the whole storage, whose event names no key. */
const hear = (event: StorageEvent): void => {
  if (event.key === ACCESS || event.key === null) tell();
};

/** Returns how to stop listening. */
export const onTokensChange = (listener: () => void): (() => void) => {
  if (listeners.size === 0) window.addEventListener('storage', hear);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', hear);
  };
};
