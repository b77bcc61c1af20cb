/** What the mailed link carries behind the `#`, which no server, proxy or log ever sees. */
export interface LinkToken {
  userAccount: string;
  token: string;
}

/** Reads `#account=…&token=…`; null when the address carries no whole link. */
export const linkTokenIn = (hash: string): LinkToken | null => {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const userAccount = parts.get('account');
  const token = parts.get('token');
  return userAccount && token ? { userAccount, token } : null;
};
