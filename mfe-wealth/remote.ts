import { remote, section } from '@phila/contract/remote';
import { shortTermInsurance } from '@phila/contract/records/short-term-insurance';

const inPortal = { layout: 'portal', access: 'person' } as const;

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
    ],
  },
  sections,
);
