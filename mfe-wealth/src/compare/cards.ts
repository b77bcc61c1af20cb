import type { CalculatorCard } from '../calculators/cards.ts';

/** Cards of comparisons, shown among the financial tools but not in the calculators' dialog. */
export const comparisonCards: readonly CalculatorCard[] = [
  {
    title: 'Compare Medical Aid',
    answers: 'What does each plan cost us?',
    portal: '/wealth/financial-tools/compare-medical-aid',
    open: '/compareMyMedicalAid',
    icon: 'heart',
  },
  {
    title: 'Compare Insurance',
    answers: 'What does cover cost me?',
    portal: '/wealth/financial-tools/compare-insurance',
    open: '/compareMyInsurance',
    icon: 'shield',
  },
];
