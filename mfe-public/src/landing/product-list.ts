import type { Way } from '../sections/index.ts';

/**
 * Pages of the products menu with a description. Repeats `remote.ts`, because a build takes only addresses from that; a
 * test compares both.
 */
export const products: readonly Way[] = [
  {
    to: '/medicalAidHealthInsurance',
    title: 'Medical Aid & Health Insurance',
    text: 'Which of the two you have, and what it really costs',
    icon: 'heart',
  },
  {
    to: '/shortTermInsurance',
    title: 'Short-Term Insurance',
    text: 'Car, home and things: why half insured is half paid',
    icon: 'home',
  },
  { to: '/riskCover', title: 'Risk Cover', text: 'If your pay stopped tomorrow', icon: 'shield' },
  {
    to: '/funeralPolicy',
    title: 'Funeral Policy',
    text: 'A small sum, paid within two days',
    icon: 'people',
  },
  {
    to: '/retirementPlanning',
    title: 'Retirement Planning',
    text: 'Two pots, and who helps to fill them',
    icon: 'chart',
  },
  {
    to: '/willAndTestement',
    title: 'Will and Testament',
    text: 'What makes it valid, and what happens without',
    icon: 'file',
  },
  {
    to: '/moneytimeFinancialLiteracy',
    title: 'Moneytime Financial Literacy',
    text: 'Six short reads, each with a sum of your own',
    icon: 'learning',
  },
  {
    to: '/yenzaCareerGuidance',
    title: 'Yenza Career Guidance',
    text: 'Which way to go, and who pays for it',
    icon: 'rocket',
  },
];
