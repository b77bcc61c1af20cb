import type { PageLoader } from '@phila/ui';

/** The pages that `remote.ts` names, each in a file of its own: a visitor who signs in loads nothing of the rest. */
export const pages: Readonly<Record<string, PageLoader>> = {
  landing: () => import(/* webpackChunkName: "landing" */ './landing/landing-page.tsx'),
  'privacy-policy': () =>
    import(/* webpackChunkName: "privacy-policy" */ './privacy-policy/privacy-policy-page.tsx'),
  'terms-and-conditions': () =>
    import(/* webpackChunkName: "terms-and-conditions" */ './terms-and-conditions/terms-page.tsx'),
  'sign-up': () => import(/* webpackChunkName: "sign-up" */ './sign-up/sign-up-page.tsx'),
  'sign-in': () => import(/* webpackChunkName: "sign-in" */ './sign-in/sign-in-page.tsx'),
  'forgot-password': () =>
    import(/* webpackChunkName: "forgot-password" */ './forgot-password/forgot-password-page.tsx'),
  'forgot-password-sync': () =>
    import(
      /* webpackChunkName: "forgot-password-sync" */ './forgot-password-sync/forgot-password-sync-page.tsx'
    ),
  'choose-account': () =>
    import(/* webpackChunkName: "choose-account" */ './choose-account/choose-account-page.tsx'),
  invitation: () => import(/* webpackChunkName: "invitation" */ './invitation/invitation-page.tsx'),
  'sync-account': () => import(/* webpackChunkName: "sync-account" */ './sync-account/sync-account-page.tsx'),
};
