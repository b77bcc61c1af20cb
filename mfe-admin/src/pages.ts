import type { PageLoader } from '@phila/ui';

/** Page loaders by name in `remote.ts`, a chunk each; a section without one shows its resource's generic page. */
export const pages: Readonly<Record<string, PageLoader>> = {
  home: () => import(/* webpackChunkName: "home" */ './home/home-page.tsx'),
  administrative: () =>
    import(/* webpackChunkName: "administrative" */ './administrative/administrative-page.tsx'),
  'media-releases': () =>
    import(/* webpackChunkName: "media-releases" */ './media-releases/media-releases-page.tsx'),
  products: () => import(/* webpackChunkName: "products" */ './products/products-page.tsx'),
  causes: () => import(/* webpackChunkName: "causes" */ './causes/causes-page.tsx'),
  choices: () => import(/* webpackChunkName: "choices" */ './choices/choices-page.tsx'),
  banners: () => import(/* webpackChunkName: "banners" */ './banners/banners-page.tsx'),
  organisations: () =>
    import(/* webpackChunkName: "organisations" */ './organisations/organisations-page.tsx'),
  members: () => import(/* webpackChunkName: "members" */ './members/members-page.tsx'),
  cases: () => import(/* webpackChunkName: "cases" */ './cases/cases-page.tsx'),
  orders: () => import(/* webpackChunkName: "orders" */ './orders/orders-page.tsx'),
  questions: () => import(/* webpackChunkName: "questions" */ './questions/questions-page.tsx'),
  discounts: () => import(/* webpackChunkName: "discounts" */ './discounts/discounts-page.tsx'),
  offers: () => import(/* webpackChunkName: "offers" */ './redemptions/offers-page.tsx'),
  redemptions: () => import(/* webpackChunkName: "redemptions" */ './redemptions/redemptions-page.tsx'),
  codes: () => import(/* webpackChunkName: "codes" */ './codes/codes-page.tsx'),
  roles: () => import(/* webpackChunkName: "roles" */ './roles/roles-page.tsx'),
  people: () => import(/* webpackChunkName: "people" */ './people/people-page.tsx'),
  person: () => import(/* webpackChunkName: "person" */ './people/person-page.tsx'),
  audit: () => import(/* webpackChunkName: "audit" */ './audit/audit-page.tsx'),
  incidents: () => import(/* webpackChunkName: "incidents" */ './incidents/incidents-page.tsx'),
  jobs: () => import(/* webpackChunkName: "jobs" */ './jobs/jobs-page.tsx'),
  'pixel-analytics': () =>
    import(/* webpackChunkName: "pixel-analytics" */ './pixel-analytics/pixel-analytics-page.tsx'),
  messaging: () => import(/* webpackChunkName: "messaging" */ './messaging/messaging-page.tsx'),
  health: () => import(/* webpackChunkName: "health" */ './health/health-page.tsx'),
  remotes: () => import(/* webpackChunkName: "remotes" */ './remotes/remotes-page.tsx'),
  plans: () => import(/* webpackChunkName: "plans" */ './plans/plans-page.tsx'),
  messages: () => import(/* webpackChunkName: "messages" */ './messages/messages-page.tsx'),
};
