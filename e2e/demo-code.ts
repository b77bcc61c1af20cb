import { Secret, TOTP } from 'otpauth';

/** For how long an app shows a code, in ms. */
const STEP = 30_000;

/** The secret of the demo accounts with a role, as README.md has it. */
const DEMO_SECRET = 'PHILADEMOADMIN22';

/** What an app shows. @param later in steps of thirty seconds: a code counts once, and the next one counts already */
export const demoCode = (later = 0, secret: string = DEMO_SECRET): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * STEP });

/** Comes back once an app shows another code than now. */
export const nextDemoCode = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, STEP - (Date.now() % STEP) + 100);
  });
