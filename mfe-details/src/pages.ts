import type { PageLoader } from '@phila/ui';

/** Page loaders by name in `remote.ts`, a chunk each; a section without one shows its record's generic page. */
export const pages: Readonly<Record<string, PageLoader>> = {
  dashboard: () => import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page.tsx'),
  employer: () => import(/* webpackChunkName: "employer" */ './employer/employer-page.tsx'),
  overview: () => import(/* webpackChunkName: "overview" */ './overview/overview-page.tsx'),
  biographical: () => import(/* webpackChunkName: "biographical" */ './biographical/biographical-page.tsx'),
  contact: () => import(/* webpackChunkName: "contact" */ './contact/contact-page.tsx'),
  banking: () => import(/* webpackChunkName: "banking" */ './banking/banking-page.tsx'),
  documents: () => import(/* webpackChunkName: "documents" */ './documents/documents-page.tsx'),
  settings: () => import(/* webpackChunkName: "settings" */ './settings/settings-page.tsx'),
  'your-data': () => import(/* webpackChunkName: "your-data" */ './your-data/your-data-page.tsx'),
};
