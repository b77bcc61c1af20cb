import type { PageLoader } from '@phila/ui';

/** The pages that `remote.ts` names, each in its own chunk; other sections show their record's generic page. */
export const pages: Readonly<Record<string, PageLoader>> = {
  overview: () => import(/* webpackChunkName: "overview" */ './overview/overview-page.tsx'),
  'short-term-insurance': () =>
    import(/* webpackChunkName: "short-term-insurance" */ './products/short-term-insurance-page.tsx'),
  'medical-aid': () => import(/* webpackChunkName: "medical-aid" */ './products/medical-aid-page.tsx'),
  'medical-aid-dependants': () =>
    import(/* webpackChunkName: "medical-aid-dependants" */ './products/medical-aid-dependants-page.tsx'),
  'risk-cover': () => import(/* webpackChunkName: "risk-cover" */ './products/risk-cover-page.tsx'),
  'short-term-investments': () =>
    import(/* webpackChunkName: "short-term-investments" */ './products/short-term-investments-page.tsx'),
  'retirement-planning': () =>
    import(/* webpackChunkName: "retirement-planning" */ './products/retirement-planning-page.tsx'),
  loans: () => import(/* webpackChunkName: "loans" */ './products/loans-page.tsx'),
  'until-payday': () => import(/* webpackChunkName: "until-payday" */ './until-payday/until-payday-page.tsx'),
  'net-wealth': () => import(/* webpackChunkName: "net-wealth" */ './net-wealth/net-wealth-page.tsx'),
  'financial-tools': () =>
    import(/* webpackChunkName: "financial-tools" */ './financial-tools/financial-tools-page.tsx'),
  payslip: () => import(/* webpackChunkName: "payslip" */ './calculators/payslip/payslip-page.tsx'),
  budget: () => import(/* webpackChunkName: "budget" */ './calculators/budget/budget-page.tsx'),
  mortgage: () => import(/* webpackChunkName: "mortgage" */ './calculators/mortgage/mortgage-page.tsx'),
  vehicle: () => import(/* webpackChunkName: "vehicle" */ './calculators/vehicle/vehicle-page.tsx'),
  loan: () => import(/* webpackChunkName: "loan" */ './calculators/loan/loan-page.tsx'),
  retirement: () =>
    import(/* webpackChunkName: "retirement" */ './calculators/retirement/retirement-page.tsx'),
  compound: () => import(/* webpackChunkName: "compound" */ './calculators/compound/compound-page.tsx'),
  'compare-medical-aid': () =>
    import(
      /* webpackChunkName: "compare-medical-aid" */ './compare/medical-aid/compare-medical-aid-page.tsx'
    ),
  'compare-insurance': () =>
    import(/* webpackChunkName: "compare-insurance" */ './compare/insurance/compare-insurance-page.tsx'),
};
