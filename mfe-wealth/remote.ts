import { calls, wealthCategories, type WealthCategory } from '@phila/contract/calls';
import { asset } from '@phila/contract/records/asset';
import { debt } from '@phila/contract/records/debt';
import { medicalAidDependants } from '@phila/contract/records/medical-aid-dependants';
import { medicalAid } from '@phila/contract/records/medical-aid';
import { retirementPlanning } from '@phila/contract/records/retirement-planning';
import { riskCover } from '@phila/contract/records/risk-cover';
import { shortTermInsurance } from '@phila/contract/records/short-term-insurance';
import { shortTermInvestment } from '@phila/contract/records/short-term-investment';
import { willAndTestament } from '@phila/contract/records/will-and-testament';
import { remote, section } from '@phila/contract/remote';

const inPortal = { layout: 'portal', access: 'person' } as const;
const forEveryone = { layout: 'public', access: 'anyone' } as const;

/** Calculators: page, public address, title and their first read. */
const calculators = [
  ['payslip', '/payslipSimulator', 'Payslip Simulator', calls.wealth.payslip.read],
  ['budget', '/budgetCalculator', 'Budget Calculator', calls.wealth.budget.read],
  ['mortgage', '/mortgageCalculator', 'Mortgage Calculator', calls.wealth.mortgage.read],
  ['vehicle', '/vehicleCalculator', 'Finance Calculator', calls.wealth.vehicle.read],
  ['loan', '/loanCalculator', 'Loan Calculator', calls.wealth.loan.read],
  ['retirement', '/retirementCalculator', 'Retirement Simulator', calls.wealth.retirement.read],
  [
    'compound',
    '/compoundInterestCalculator',
    'Compound Interest Calculator',
    calls.wealth.compoundInterest.read,
  ],
] as const;

const completion = (part: WealthCategory) => ({
  path: calls.overview.myWealth.path,
  params: { id: wealthCategories[part] },
});

/** Cached reads that follow a product: its reminders and the dashboard's seven checks. */
const followed = [
  calls.dashboard.reminders.path,
  calls.dashboard.dueReminders.path,
  calls.dashboard.wellbeingChecks.path,
  calls.wealth.netWorth.read.path,
  calls.wealth.upcomingPayments.path,
];

const product = (definition: Parameters<typeof section>[0]) =>
  section({ ...definition, tab: 'Products', refreshes: [...followed, ...(definition.refreshes ?? [])] });

/**
 * Leaves a section out of the overview's six tiles: dependants count with medical aid, and having no debt leaves
 * nothing to complete.
 */
const withoutTile = ({ part: _part, ...rest }: ReturnType<typeof section>) => rest;

/** Search engine text for each calculator. */
const found = {
  payslip:
    'What is left of your pay after PAYE, UIF and your funds, step by step, for the tax years from 2023/24 to 2026/27. Free, without an account.',
  budget:
    'Divide a month into needs, wants and later, see where each rand goes, and what is left. Free, without an account.',
  mortgage:
    'What a home loan costs each month and in all, with transfer duty, transfer costs and bond registration. Free, without an account.',
  vehicle:
    'What a car costs each month with deposit, balloon and fees, and what it costs in all when it is paid off. Free, without an account.',
  loan: 'What borrowing really costs: instalment, interest, initiation and service fees, and what paying in more saves. Free, without an account.',
  retirement:
    'What you will have when you retire, what it pays each month in today’s money, and what is missing. Free, without an account.',
  compound:
    'What a sum and a monthly amount become over the years, with interest on interest, step by step. Free, without an account.',
} as const;

/** Comparisons: page, public address, name in the portal, and read of the saved one. */
const comparisons = [
  ['compare-medical-aid', '/compareMyMedicalAid', 'Medical Aid', calls.plans.keptMedicalAid.read],
  ['compare-insurance', '/compareMyInsurance', 'Insurance', calls.plans.keptInsurance.read],
] as const;

/** My Wealth's products in the specification's order (wealth). */
export const sections = [
  product({
    record: shortTermInsurance,
    path: '/wealth/financial-products/short-term-insurance',
    icon: 'shield',
    order: 10,
    title: 'Short-Term Insurance',
    tile: 'Short-Term Insurance',
    sentence: 'What covers your car, your home and your things, what it costs and when it renews.',
    why: 'Add your policies, to see what you pay each month and to be reminded of renewals.',
    what: 'your short-term insurance',
    completion: completion('shortTerm'),
    page: 'short-term-insurance',
  }),
  product({
    record: medicalAid,
    path: '/wealth/financial-products/medical-aid',
    icon: 'heart',
    order: 20,
    title: 'Medical Aid',
    tile: 'Medical Aid',
    sentence: 'Your scheme and plan, what your employer pays of it, and whether you have gap cover.',
    what: 'your medical aid',
    completion: completion('medical'),
    refreshes: [calls.overview.myDetails.path],
    page: 'medical-aid',
  }),
  withoutTile(
    product({
      record: medicalAidDependants,
      path: '/wealth/financial-products/medical-aid-dependants',
      icon: 'people',
      order: 30,
      title: 'Medical Aid Dependants',
      sentence: 'Who else is covered by your medical aid.',
      why: 'Add your partner, your children and anyone else your medical aid covers.',
      completion: completion('medical'),
      page: 'medical-aid-dependants',
    }),
  ),
  product({
    record: riskCover,
    path: '/wealth/financial-products/risk-cover',
    icon: 'people',
    order: 40,
    title: 'Risk Cover',
    tile: 'Risk Cover',
    sentence: 'What your family or you are paid at death, disability or severe illness.',
    why: 'Add your policies, to see what you pay each month and what your family would have.',
    what: 'your risk cover',
    completion: completion('risk'),
    page: 'risk-cover',
  }),
  product({
    record: shortTermInvestment,
    path: '/wealth/financial-products/short-term-investments',
    icon: 'chart',
    order: 50,
    title: 'Short-Term Investments',
    tile: 'Short-Term Investment',
    sentence: 'Savings, unit trusts and shares outside your retirement funds.',
    why: 'Add your savings and investments to see their total.',
    what: 'your short-term investments',
    completion: completion('investments'),
    page: 'short-term-investments',
  }),
  product({
    record: retirementPlanning,
    path: '/wealth/financial-products/retirement',
    icon: 'clock',
    order: 60,
    title: 'Retirement Planning',
    tile: 'Retirement Planning',
    sentence: 'Pension and provident funds, annuities and preservation funds.',
    why: 'Add the funds that you will live on one day; your employer’s counts as well.',
    what: 'your retirement planning',
    completion: completion('retirement'),
    page: 'retirement-planning',
  }),
  product({
    record: willAndTestament,
    path: '/wealth/financial-products/will',
    icon: 'file',
    order: 70,
    title: 'Will & Testament',
    tile: 'Will & Testament',
    sentence: 'Where your will is, and who sees to it that it is carried out.',
    what: 'your will',
    completion: completion('will'),
  }),
  withoutTile(
    product({
      record: asset,
      path: '/wealth/financial-products/assets',
      icon: 'home',
      order: 75,
      title: 'Things you own',
      sentence: 'Your home, your car, your accounts and what else has a value, and what each is worth.',
      why: 'Add your home, your car and your accounts, to see what you are worth and how it changes.',
      what: 'what you own',
    }),
  ),
  withoutTile(
    product({
      record: debt,
      path: '/wealth/financial-products/loans',
      icon: 'bank',
      order: 80,
      title: 'Loans & Bonds',
      sentence: 'Your bond, your car’s finance and other debt: what you still owe, and until when.',
      why: 'Add your bond and loans to see your total debt and the monthly cost.',
      what: 'your loans and bonds',
      refreshes: [calls.wealth.ownLoans.path],
      page: 'loans',
    }),
  ),
];

/** Declares the wealth remote (specification: wealth). */
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
      {
        path: '/wealth/until-payday',
        page: 'until-payday',
        title: 'Until payday',
        prefetch: [calls.wealth.upcomingPayments.path],
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
        prefetch: [calls.wealth.netWealth.read.path],
        ...inPortal,
      },
      {
        path: '/netWealth',
        page: 'net-wealth',
        title: 'Net Wealth Calculator',
        description:
          'Everything you own less everything you owe, in one list: what you are worth today, and how it changes. Free, without an account.',
        ...forEveryone,
      },
      ...calculators.flatMap(([page, open, title, read]) => [
        { path: `/wealth/financial-tools/${page}`, page, title, prefetch: [read.path], ...inPortal },
        { path: open, page, title, description: found[page], ...forEveryone },
      ]),
      ...comparisons.flatMap(([page, open, what, kept]) => [
        {
          path: `/wealth/financial-tools/${page}`,
          page,
          title: `Compare ${what}`,
          prefetch: [kept.path],
          // Gives the table the side panel's room.
          wide: true,
          ...inPortal,
        },
        {
          path: open,
          page,
          title: `Compare My ${what}`,
          description: `${what} plans side by side: what each covers, what it leaves out, and what it costs you. Information, not advice. Free, without an account.`,
          ...forEveryone,
        },
      ]),
    ],
    navigation: [
      { menu: 'portal', label: 'My Wealth', to: '/wealth', icon: 'wallet', order: 30 },
      {
        menu: 'quick',
        label: 'Financial Tools',
        to: '/wealth/financial-tools',
        icon: 'calculator',
        order: 35,
      },
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
        label: 'Until payday',
        to: '/wealth/until-payday',
        icon: 'calendar',
        order: 5,
      },
      {
        menu: 'portal',
        group: '/wealth',
        label: 'Financial Tools',
        tab: 'Tools',
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
      ...comparisons.map(
        ([, open, what], at) =>
          ({
            menu: 'public',
            group: 'FINANCIAL TOOLS',
            label: `Compare My ${what}`,
            to: open,
            order: 507 + at,
          }) as const,
      ),
    ],
    sidePanel: [
      {
        areas: ['/wealth', '/details', '/documents'],
        text: 'Calculators',
        toolTip: 'Work out what a decision costs',
        icon: 'calculator',
        order: 10,
        module: './calculators',
      },
      {
        areas: ['/wealth', '/documents'],
        text: 'Fast Track My Wealth',
        toolTip: 'See what you have and what’s missing',
        icon: 'rocket',
        order: 40,
        to: '/wealth/overview',
        hiddenAt: ['overview'],
      },
    ],
    today: [{ call: calls.wealth.todayRenewals.path, kind: 'renewal', priority: 20 }],
    widgets: [
      { slot: 'landing', title: 'Financial tools', module: './landing-tools', order: 50 },
      { slot: 'dashboard', title: 'My money', module: './money-today', order: 10 },
      { slot: 'overview', title: 'My wealth', module: './overview-ring', order: 10, areas: ['/wealth'] },
    ],
  },
  sections,
);
