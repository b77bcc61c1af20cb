import type { StepUp } from './second-factor.ts';

/** Name of each action after "Enter a code to"; null: entering administration. */
const words: { readonly [A in StepUp]: string } = {
  roles: 'change who may do what',
  refunds: 'refund or settle money',
  eft: 'confirm an EFT payment',
  exports: 'save this as a file',
  reveals: 'see this person’s details in full',
  releases: 'change what the site runs',
  announcements: 'send this to more than one organisation',
  organisations: 'change an organisation, or what its people have of it',
  prices: 'change what the shop sells',
  discounts: 'change discounts',
  offers: 'change vouchers',
  codes: 'change voucher codes',
  invitations: 'add people to an organisation',
  bulk: 'change more than 50 rows',
  sessions: 'change where an account is signed in',
  impersonation: 'see the portal as this person',
  factors: 'change a second factor',
  signIn: 'change what you sign in with',
  account: 'delete your account',
  banking: 'change your bank details',
  sharing: 'share your contact details',
};

/** Question to people with a second factor. @param action null for entering administration */
export const codeQuestion = (action: StepUp | null): string =>
  `Enter a code to ${action === null ? 'open the Admin Panel' : words[action]}`;
