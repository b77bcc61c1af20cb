import { remote, section } from '@phila/contract/remote';
import { shortTermInsurance } from '@phila/contract/records/short-term-insurance';

const inPortal = { layout: 'portal', access: 'person' } as const;
const forEveryone = { layout: 'public', access: 'anyone' } as const;

/** The calculators: their page, their address for everyone, their name and what they read first. */
const calculators = [
  ['payslip', '/payslipSimulator', 'Payslip Simulator', '/Wealth/payslip'],
  ['budget', '/budgetCalculator', 'Budget Calculator', '/Wealth/budget-calculator'],
  ['mortgage', '/mortgageCalculator', 'Mortgage Calculator', '/Wealth/mortgage-calculator'],
  ['vehicle', '/vehicleCalculator', 'Finance Calculator', '/Wealth/vehicle-calculator'],
  ['loan', '/loanCalculator', 'Loan Calculator', '/Wealth/loan-calculator'],
  ['retirement', '/retirementCalculator', 'Retirement Simulator', '/Wealth/retirement-calculator'],
  ['compound', '/compoundInterestCalculator', 'Compound Interest Calculator', '/Wealth/compound-interest'],
] as const;

/** The products of My Wealth (specification: wealth). */
export const sections = [
  section({
    record: shortTermInsurance,
    path: '/wealth/financial-products/short-term-insurance',
    icon: 'shield',
    order: 10,
    title: 'Short-Term Insurance',
    sentence: 'What covers your car, your home and your things, what it costs and when it renews.',
    why: 'Add your policies, to see what you pay each month and to be reminded of renewals.',
    what: 'your short-term insurance',
  }),
];

/** What the wealth remote declares (specification: wealth). */
export default remote(
  {
    name: 'wealth',
    title: 'My Wealth',
    owner: 'Wealth squad',
    platform: '^1.0.0',
    routes: [
      { path: '/wealth', redirect: '/wealth/overview', title: 'My Wealth', ...inPortal },
      {
        path: '/wealth/overview',
        page: 'overview',
        title: 'My Financial Wellbeing',
        overview: true,
        ...inPortal,
      },
      { path: '/wealth/financial-tools', page: 'financial-tools', title: 'Financial Tools', ...inPortal },
      {
        path: '/wealth/net-wealth',
        redirect: '/wealth/net-wealth/assets-liabilities',
        title: 'Net Wealth',
        ...inPortal,
      },
      {
        path: '/wealth/net-wealth/assets-liabilities',
        page: 'net-wealth',
        title: 'Net Wealth Calculator',
        ahead: ['/Wealth/net-wealth'],
        ...inPortal,
      },
      { path: '/netWealth', page: 'net-wealth', title: 'Net Wealth Calculator', ...forEveryone },
      ...calculators.flatMap(([page, open, title, read]) => [
        { path: `/wealth/financial-tools/${page}`, page, title, ahead: [read], ...inPortal },
        { path: open, page, title, ...forEveryone },
      ]),
    ],
    navigation: [
      { menu: 'portal', label: 'My Wealth', to: '/wealth', icon: 'wallet', order: 30 },
      {
        menu: 'portal',
        group: '/wealth',
        label: 'Overview',
        to: '/wealth/overview',
        icon: 'chart',
        order: 0,
      },
      {
        menu: 'portal',
        group: '/wealth',
        label: 'Financial Tools',
        to: '/wealth/financial-tools',
        icon: 'calculator',
        order: 200,
      },
      {
        menu: 'portal',
        group: '/wealth',
        label: 'Net Wealth',
        to: '/wealth/net-wealth/assets-liabilities',
        icon: 'chart',
        order: 210,
      },
      { menu: 'footer-anchors', label: 'Financial Tools', to: '/#financial-tools', order: 50 },
      { menu: 'public', group: 'FINANCIAL TOOLS', label: 'Net Wealth', to: '/netWealth', order: 510 },
      ...calculators.map(
        ([, open, title], at) =>
          ({ menu: 'public', group: 'FINANCIAL TOOLS', label: title, to: open, order: 500 + at }) as const,
      ),
    ],
    widgets: [{ slot: 'landing', title: 'Financial tools', module: './landing-tools', order: 50 }],
  },
  sections,
);
