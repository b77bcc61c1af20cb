/**
 * The few addresses the shell itself leads to. The seeds fix all of them; whether a link to one is shown still depends
 * on a remote declaring it (seeds 1 §2.1, §2.5; seeds 2 §2).
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
