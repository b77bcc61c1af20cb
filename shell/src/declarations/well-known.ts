import { HOME_PATH, SIGN_OUT_PATH } from '@phila/contract/remote';

/**
 * The few addresses the shell itself leads to. The specification fixes all of them; whether a link to one is shown still depends
 * on a remote declaring it (specification: accounts, shell; specification: shell).
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
