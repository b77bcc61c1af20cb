import { type KeptViewing, VIEWING_KEY, VIEWING_TOKEN_KEY } from '@phila/contract/viewing';

/**
 * Shows the portal as the person sees it, from the next page on. The token stays in this tab; in the others the
 * administrator stays signed in.
 */
export const beginViewing = (accessToken: string, viewing: KeptViewing): void => {
  window.sessionStorage.setItem(VIEWING_TOKEN_KEY, accessToken);
  window.sessionStorage.setItem(VIEWING_KEY, JSON.stringify(viewing));
};
