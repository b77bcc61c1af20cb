import { Secret, TOTP } from 'otpauth';

/** Lifetime of an authenticator code, in ms. */
const STEP = 30_000;

/** Secret of the demo accounts with a role (README.md). */
const DEMO_SECRET = 'PHILADEMOADMIN22';

/**
 * Authenticator code. @param later steps of thirty seconds ahead: each code works once, and the next one is already
 * valid
 */
export const demoCode = (later = 0, secret: string = DEMO_SECRET): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * STEP });

/** Waits until the authenticator shows another code. */
export const nextDemoCode = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, STEP - (Date.now() % STEP) + 100);
  });
