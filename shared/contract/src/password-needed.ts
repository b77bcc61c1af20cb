/** Value of a 403 for a call that needs the password first: call `confirmPassword`, then repeat the call. */
export const PASSWORD_NEEDED = { code: 'confirm-password' } as const;

/** Returns true if a refusal asks for the password. */
export const isPasswordNeeded = (value: unknown): boolean =>
  (value as { code?: unknown } | null | undefined)?.code === PASSWORD_NEEDED.code;
