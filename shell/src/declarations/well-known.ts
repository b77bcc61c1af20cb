/**
 * The few addresses the shell itself leads to. The specification fixes all of them; whether a link to one is shown still depends
 * on a remote declaring it (specification: accounts, shell; specification: shell).
 */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  signUp: '/sign-up',
  signOut: '/sign-out',
  dashboard: '/dashboard',
  offers: '/offers',
  admin: '/admin',
  kit: '/kit',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  contact: '/contactUs',
} as const;
