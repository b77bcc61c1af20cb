/** Content behind the `#` of the mailed link. No server, proxy or log sees it. */
export interface LinkToken {
  userAccount: string;
  token: string;
}

/** Reads `#account=…&token=…`; null if incomplete. */
export const linkTokenIn = (hash: string): LinkToken | null => {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const userAccount = parts.get('account');
  const token = parts.get('token');
  return userAccount && token ? { userAccount, token } : null;
};
