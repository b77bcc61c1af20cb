import { type KeptViewing, VIEWING_KEY, VIEWING_TOKEN_KEY } from '@phila/contract/viewing';

/**
 * From the next page on, this tab shows the portal as the person sees it. Its token is kept in this tab alone: in the
 * others the administrator stays signed in.
 */
export const beginViewing = (accessToken: string, viewing: KeptViewing): void => {
  window.sessionStorage.setItem(VIEWING_TOKEN_KEY, accessToken);
  window.sessionStorage.setItem(VIEWING_KEY, JSON.stringify(viewing));
};
