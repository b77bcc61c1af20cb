import type { PageLoader } from '@phila/ui';

/** The pages that `remote.ts` names, each in its own file, so that signing in loads no other page. */
export const pages: Readonly<Record<string, PageLoader>> = {
  landing: () => import(/* webpackChunkName: "landing" */ './landing/landing-page.tsx'),
  'privacy-policy': () =>
    import(/* webpackChunkName: "privacy-policy" */ './privacy-policy/privacy-policy-page.tsx'),
  'terms-and-conditions': () =>
    import(/* webpackChunkName: "terms-and-conditions" */ './terms-and-conditions/terms-page.tsx'),
  'wealth-creation': () =>
    import(/* webpackChunkName: "wealth-creation" */ './services/wealth-creation-page.tsx'),
  'my-career': () => import(/* webpackChunkName: "my-career" */ './services/my-career-page.tsx'),
  organise: () => import(/* webpackChunkName: "organise" */ './services/organise-page.tsx'),
  moneytime: () => import(/* webpackChunkName: "moneytime" */ './learning/moneytime-page.tsx'),
  yenza: () => import(/* webpackChunkName: "yenza" */ './learning/yenza-page.tsx'),
  courses: () => import(/* webpackChunkName: "courses" */ './learning/courses-page.tsx'),
  'learning-dashboard': () =>
    import(/* webpackChunkName: "learning-dashboard" */ './learning/learning-dashboard-page.tsx'),
  'medical-aid': () => import(/* webpackChunkName: "medical-aid" */ './cover/medical-aid-page.tsx'),
  funeral: () => import(/* webpackChunkName: "funeral" */ './cover/funeral-page.tsx'),
  'short-term': () => import(/* webpackChunkName: "short-term" */ './cover/short-term-page.tsx'),
  'risk-cover': () => import(/* webpackChunkName: "risk-cover" */ './cover/risk-cover-page.tsx'),
  retirement: () => import(/* webpackChunkName: "retirement" */ './cover/retirement-page.tsx'),
  will: () => import(/* webpackChunkName: "will" */ './cover/will-page.tsx'),
  travel: () => import(/* webpackChunkName: "travel" */ './company/travel-page.tsx'),
  contact: () => import(/* webpackChunkName: "contact" */ './company/contact-page.tsx'),
  values: () => import(/* webpackChunkName: "values" */ './company/values-page.tsx'),
  security: () => import(/* webpackChunkName: "security" */ './company/security-page.tsx'),
  partners: () => import(/* webpackChunkName: "partners" */ './company/partners-page.tsx'),
  integrations: () => import(/* webpackChunkName: "integrations" */ './company/integrations-page.tsx'),
  'media-releases': () => import(/* webpackChunkName: "media-releases" */ './media/media-releases-page.tsx'),
  'media-release': () => import(/* webpackChunkName: "media-release" */ './media/media-release-page.tsx'),
  'preview-release': () =>
    import(/* webpackChunkName: "preview-release" */ './media/preview-release-page.tsx'),
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
  membership: () => import(/* webpackChunkName: "membership" */ './membership/membership-page.tsx'),
  'undo-sign-in-change': () =>
    import(
      /* webpackChunkName: "undo-sign-in-change" */ './undo-sign-in-change/undo-sign-in-change-page.tsx'
    ),
  unsubscribe: () => import(/* webpackChunkName: "unsubscribe" */ './unsubscribe/unsubscribe-page.tsx'),
  'sync-account': () => import(/* webpackChunkName: "sync-account" */ './sync-account/sync-account-page.tsx'),
};
