/**
 * The value of the 403 that a call answers with where the password must be given first: `confirmPassword`, and then the
 * call again.
 */
export const PASSWORD_NEEDED = { code: 'confirm-password' } as const;

/** Whether a refusal's value says that the password must be given first. */
export const isPasswordNeeded = (value: unknown): boolean =>
  (value as { code?: unknown } | null | undefined)?.code === PASSWORD_NEEDED.code;
