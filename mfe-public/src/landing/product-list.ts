import type { Way } from '../sections/index.ts';
import declaration from '../../remote.ts';

/** What is found on each of them. */
const texts: Readonly<Record<string, string>> = {
  '/medicalAidHealthInsurance': 'Which of the two you have, and what it really costs',
  '/shortTermInsurance': 'Car, home and things: why half insured is half paid',
  '/riskCover': 'If your pay stopped tomorrow',
  '/funeralPolicy': 'A small sum that is there in two days',
  '/retirementPlanning': 'Two pots, and who helps to fill them',
  '/willAndTestement': 'What makes it valid, and what happens without',
  '/moneytimeFinancialLiteracy': 'Six short reads, each with a sum of your own',
  '/yenzaCareerGuidance': 'Which way to go, and who pays for it',
};

/** The pages of the products menu, with what is found on each. */
export const products: readonly Way[] = (declaration.navigation ?? [])
  .filter(({ menu }) => menu === 'products')
  .map(({ to, label, icon }) => ({ to, title: label, icon, text: texts[to] ?? '' }));
