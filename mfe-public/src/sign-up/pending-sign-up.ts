const KEY = 'phila.sign-up';

/**
 * Keeps the address that got the code in this tab: phones often reload the page while the person reads the message.
 * Never keeps the password. Without browser storage, a reload loses the address.
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
      // Without storage, a reload returns to the details.
    }
  },
  remove: (): void => {
    try {
      window.sessionStorage.removeItem(KEY);
    } catch {
      // Nothing was stored.
    }
  },
};
