import { latePart, standIn } from '../late-part/index.ts';

const NoDialog = standIn('The second factor');

/** Sets up an app for codes or a passkey; its code comes when it is asked for. */
export const SetUpFactor = latePart(
  async () => (await import(/* webpackChunkName: "confirm" */ './set-up-factor.tsx')).SetUpFactor,
  NoDialog,
);

/** Recovery codes, shown this once. */
export const RecoveryCodes = latePart(
  async () => (await import(/* webpackChunkName: "confirm" */ './recovery-codes.tsx')).RecoveryCodes,
  NoDialog,
);
