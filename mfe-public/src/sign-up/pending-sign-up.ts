const KEY = 'phila.sign-up';

/**
 * The address that a code was sent to, kept for this tab: on a phone the page is often reloaded while the person reads
 * the message with the code. The password is never kept. In a browser that refuses storage, a reload loses the address.
 */
export const pendingSignUp = {
  read: (): string | null => {
    try {
      return window.sessionStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  write: (userAccount: string): void => {
    try {
      window.sessionStorage.setItem(KEY, userAccount);
    } catch {
      // Without storage a reload begins with the details.
    }
  },
  remove: (): void => {
    try {
      window.sessionStorage.removeItem(KEY);
    } catch {
      // Nothing was kept there.
    }
  },
};
