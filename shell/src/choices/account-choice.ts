import { calls } from '@phila/contract/calls';
import { type ConsentPurpose, legal } from '@phila/contract/brand';
import { keepChoice, send } from '@phila/platform';
import type { Choice } from '@phila/platform';

const { version: textVersion } = legal.consents;
const purpose: ConsentPurpose = 'analytics';

/** Saves the answer to the account, and in this browser as that account's. */
export const saveForAccount = async (analytics: boolean, userId: string): Promise<void> => {
  await send(calls.consents.saveConsents, { body: { analytics, textVersion } });
  keepChoice({ analytics, owner: userId });
};

/**
 * Merges browser and account at sign-in. A refusal in this browser wins and is saved to the account; next the
 * account's own answer; next a visitor's consent, also saved to it.
 * @returns true if there is an answer now
 */
export const meetAccount = async (choice: Choice | null, userId: string): Promise<boolean> => {
  const held = (await send(calls.consents.consents, {}))[purpose];
  const account = held.changedAt !== null && held.textVersion === textVersion ? held.granted : null;
  const visitor = choice?.owner === null ? choice.analytics : null;
  const analytics = visitor === false ? false : (account ?? visitor);
  if (analytics === null) return false;
  if (analytics === account) keepChoice({ analytics, owner: userId });
  else await saveForAccount(analytics, userId);
  return true;
};
