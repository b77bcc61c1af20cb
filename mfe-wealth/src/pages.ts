import type { PageLoader } from '@phila/ui';

/** The pages that `remote.ts` names, each a chunk of its own; sections without one show their record's generic page. */
export const pages: Readonly<Record<string, PageLoader>> = {
  overview: () => import(/* webpackChunkName: "overview" */ './overview/overview-page.tsx'),
  'net-wealth': () => import(/* webpackChunkName: "net-wealth" */ './net-wealth/net-wealth-page.tsx'),
  'financial-tools': () =>
    import(/* webpackChunkName: "financial-tools" */ './calculators/financial-tools-page.tsx'),
  payslip: () => import(/* webpackChunkName: "payslip" */ './calculators/payslip/payslip-page.tsx'),
  budget: () => import(/* webpackChunkName: "budget" */ './calculators/budget/budget-page.tsx'),
  mortgage: () => import(/* webpackChunkName: "mortgage" */ './calculators/mortgage/mortgage-page.tsx'),
  vehicle: () => import(/* webpackChunkName: "vehicle" */ './calculators/vehicle/vehicle-page.tsx'),
  loan: () => import(/* webpackChunkName: "loan" */ './calculators/loan/loan-page.tsx'),
  retirement: () =>
    import(/* webpackChunkName: "retirement" */ './calculators/retirement/retirement-page.tsx'),
  compound: () => import(/* webpackChunkName: "compound" */ './calculators/compound/compound-page.tsx'),
};
