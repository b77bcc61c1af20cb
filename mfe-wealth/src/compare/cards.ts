import type { CalculatorCard } from '../calculators/cards.ts';

/** The comparisons, beside the calculators among the financial tools; the dialog of calculators has none of them. */
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
