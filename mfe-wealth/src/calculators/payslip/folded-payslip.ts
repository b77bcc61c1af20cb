import { moneyText } from '@phila/contract/format';
import { centsFromRand, randFromCents, sumCents } from '@phila/finance/cents';
import type { PayslipEntry, PayslipResult } from '@phila/finance/payslip';

/** Sections open at first, as nearly every payslip has them; the others show sums in their heads. */
const OPEN_FIRST: readonly string[] = ['You', 'Taken off'];

/** Fields that most people fill in; a button adds the others of an open section. */
const usual: readonly (keyof PayslipEntry)[] = [
  'basicSalary',
  'age',
  'taxYearId',
  'taxableIncome',
  'nonTaxableIncome',
  'travelAllowance',
  'travelAllowancePercentage',
  'annualPayment',
  'retirementContributions',
  'medicalAidContribution',
  'numberOfDependants',
  'employerRetirement',
  'employerMedicalAid',
  'targetNet',
  'periodsInYear',
  'periodsWorked',
];

const sumText = (amounts: readonly (number | undefined)[]): string => {
  const sum = randFromCents(sumCents(amounts.map((one) => centsFromRand(one ?? 0))));
  return sum === 0 ? 'Nothing yet' : moneyText(sum);
};

const periodsText = ({ periodsInYear = 12, periodsWorked }: PayslipEntry): string => {
  if (periodsWorked !== undefined) return `${periodsWorked} of ${periodsInYear} periods`;
  return periodsInYear === 12 ? 'Each month' : `${periodsInYear} times a year`;
};

/** Deductions by law, already in the answer. */
const STATUTORY: readonly string[] = ['PAYE', 'UIF'];

/** Sums up a section in its head. */
const besideOf = (heading: string, { deductions, benefits }: PayslipResult, entry: PayslipEntry): string => {
  const { basicSalary, taxableIncome, nonTaxableIncome, travelAllowance, annualPayment } = entry;
  switch (heading) {
    case 'You':
      return sumText([basicSalary]);
    case 'Other pay':
      return sumText([taxableIncome, nonTaxableIncome, travelAllowance, annualPayment]);
    case 'Taken off':
      return sumText(
        deductions.filter(({ label }) => !STATUTORY.includes(label)).map(({ amount }) => amount),
      );
    case 'Paid by your employer':
      return sumText([benefits]);
    case 'The other way round':
      return entry.targetNet === undefined
        ? 'From take-home pay to salary'
        : `For ${moneyText(entry.targetNet)}`;
    default:
      return periodsText(entry);
  }
};

/** Folds the payslip's eighteen fields. */
export const foldedPayslip = (heading: string, result: PayslipResult | null, entry: PayslipEntry | null) => ({
  open: OPEN_FIRST.includes(heading),
  usual,
  beside: result === null || entry === null ? '' : besideOf(heading, result, entry),
});
