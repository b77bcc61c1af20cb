import { HOME_PATH, SIGN_OUT_PATH } from '@phila/contract/remote';

/**
 * Addresses the shell itself links to, all fixed by the specification (accounts, shell). A link shows only if a
 * remote declares its page.
 */
export const paths = {
  home: HOME_PATH,
  signIn: '/sign-in',
  signUp: '/sign-up',
  signOut: SIGN_OUT_PATH,
  dashboard: '/dashboard',
  offers: '/offers',
  admin: '/admin',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  contact: '/contactUs',
} as const;
