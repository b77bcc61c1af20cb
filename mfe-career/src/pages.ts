import type { PageLoader } from '@phila/ui';

/** The pages that `remote.ts` names, each in its own chunk; other sections show their record's generic page. */
export const pages: Readonly<Record<string, PageLoader>> = {
  overview: () => import(/* webpackChunkName: "overview" */ './overview/overview-page.tsx'),
  'first-cv': () => import(/* webpackChunkName: "first-cv" */ './first-cv/first-cv-page.tsx'),
  'create-my-cv': () => import(/* webpackChunkName: "create-my-cv" */ './create-my-cv/create-my-cv-page.tsx'),
  'shared-cv': () => import(/* webpackChunkName: "shared-cv" */ './shared-cv/shared-cv-page.tsx'),
  'contact-details': () =>
    import(/* webpackChunkName: "contact-details" */ './contact-details/contact-page.tsx'),
  'personal-details': () =>
    import(/* webpackChunkName: "personal-details" */ './personal-details/personal-details-page.tsx'),
  memberships: () => import(/* webpackChunkName: "memberships" */ './expiring/memberships-page.tsx'),
  registrations: () => import(/* webpackChunkName: "registrations" */ './expiring/registrations-page.tsx'),
  'expirable-qualifications': () =>
    import(/* webpackChunkName: "expirable-qualifications" */ './expiring/expirable-qualifications-page.tsx'),
  experience: () => import(/* webpackChunkName: "experience" */ './experience/experience-page.tsx'),
};
