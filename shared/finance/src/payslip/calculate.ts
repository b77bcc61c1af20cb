import { largestAmount } from '../entry/fields.ts';
import type { Warning } from '../explanation.ts';
import { exact, fourDecimals, most, rand, zero, type Exact } from '../money/exact.ts';
import { figureText, randText } from '../money/text.ts';
import { percentText } from '../number-text.ts';
import { sharesOf } from '../shares.ts';
import { taxYearById } from '../tax-years/find.ts';
import { shippedTaxYears } from '../tax-years/shipped.ts';
import type { TaxYear } from '../tax-years/tax-year.ts';
import { deductionTableTax } from './deduction-table.ts';
import type { PayslipEntry } from './entry.ts';
import { explainPayslip, explainTable } from './explain.ts';
import { salaryForNet, type SalaryForNet } from './gross-for-net.ts';
import type { PayslipResult } from './result.ts';
import { payOf, statutory, type Pay, type Statutory } from './statutory.ts';

function byTable(pay: Pay, step: Statutory, taxYear: TaxYear): PayslipResult['deductionTable'] {
  if (pay.inYear !== 12 || pay.worked !== 1) return null;
  const monthly = step.balance.div(12);
  const tax = deductionTableTax(monthly, pay.age, taxYear);
  if (!tax) return null;
  const credit = step.creditMonth.plus(step.additionalCredit.div(12));
  const paye = most(zero, tax.minus(credit));
  return {
    pay: monthly.floor().toNumber(),
    tax: rand(tax),
    paye: rand(paye),
    difference: rand(paye.minus(step.regularPaye)),
  };
}

function salaryBasis(wanted: Exact | null, found: SalaryForNet | null): string {
  if (!wanted || !found) return 'Entered';
  if (found.salary)
    return `The salary that leaves ${randText(wanted)} of regular net pay, found by trying; the steps below prove it`;
  return found.because === 'more without a salary'
    ? `None: the rest of the pay leaves more than ${randText(wanted)}`
    : `None: no salary up to ${figureText(largestAmount)} leaves ${randText(wanted)}`;
}

const UNREACHED = {
  'more without a salary': 'The pay leaves more than this without any basic salary',
  'less with every salary': `No basic salary up to ${figureText(largestAmount)} leaves this much`,
} as const;

function warningsOf(pay: Pay, step: Statutory, taxYear: TaxYear, found: SalaryForNet | null): Warning[] {
  const warnings: Warning[] = [];
  if (step.contributionsYear.gt(step.retirementDeduction)) {
    const { share, yearlyCap } = taxYear.retirement;
    warnings.push({
      field: 'retirementContributions',
      message: `${randText(step.contributionsYear.minus(step.retirementDeduction))} of the year’s contributions is not deductible now; it carries over`,
      basis: `Section 11F: at most ${percentText(share)} of remuneration and ${figureText(yearlyCap)} a year`,
    });
  }
  if (step.net.lt(0))
    warnings.push({
      field: 'medicalAidContribution',
      message: 'The deductions are more than the pay',
      basis: 'Basic Conditions of Employment Act section 34',
    });
  if (pay.dependants > 0 && pay.medicalAid.isZero() && pay.employerMedicalAid.isZero())
    warnings.push({
      field: 'medicalAidContribution',
      message: 'Dependants count only while contributions are paid',
      basis: 'Section 6A(2)',
    });
  if (found?.salary === null)
    warnings.push({
      field: 'targetNet',
      message: UNREACHED[found.because],
      basis: 'Gross for a wanted net',
    });
  return warnings;
}

/**
 * Calculates a South African payslip by the statutory method (docs/calculators/payslip.md), with the deduction-table
 * figure if SARS prints one. Never throws for an entry that {@link payslipEntryFor} `taxYears` accepts.
 * @param entry rand a period; see `payslipEntryFor`
 * @param taxYears the years to choose from; default: the shipped ones
 * @throws RangeError for a tax year not in `taxYears`; the entry schema refuses one earlier
 */
export function calculatePayslip(
  entry: PayslipEntry,
  taxYears: readonly TaxYear[] = shippedTaxYears,
): PayslipResult {
  const taxYear = taxYearById(entry.taxYearId, taxYears);
  if (!taxYear) throw new RangeError(`No tax tables for ${entry.taxYearId}`);

  const entered = payOf(entry, taxYear);
  const wanted = entry.targetNet === undefined ? null : exact(entry.targetNet);
  const found = wanted && salaryForNet(wanted, { ...entered, annualPayment: zero }, taxYear);
  const pay = found ? { ...entered, basicSalary: found.salary ?? zero } : entered;
  const step = statutory(pay, taxYear);
  const regular = pay.annualPayment.isZero() ? step : statutory({ ...pay, annualPayment: zero }, taxYear);
  const paye = rand(step.paye);
  const uif = rand(step.uif);
  const retirement = rand(step.retirement);
  const medical = rand(pay.medicalAid);
  const gross = rand(step.gross);
  const net = rand(step.net);

  return {
    taxYear: taxYear.id,
    taxYearName: taxYear.name,
    gross,
    taxableRemuneration: rand(step.remuneration),
    retirementDeduction: rand(step.retirementDeduction),
    balanceAnnual: rand(step.balance),
    annualTax: rand(step.table.tax),
    rebates: rand(step.rebates),
    medicalCredit: {
      monthly: rand(step.creditMonth),
      annual: rand(step.creditYear),
      additional: rand(step.additionalCredit),
    },
    annualPaye: rand(step.payeYear),
    paye,
    regularPaye: rand(step.regularPaye),
    annualPayment: pay.annualPayment.isZero()
      ? null
      : {
          amount: rand(pay.annualPayment),
          paye: rand(step.bonusPaye),
          uif: rand(step.uif.minus(regular.uif)),
          net: rand(step.net.minus(regular.net)),
        },
    deductionTable: byTable(pay, step, taxYear),
    uif: { employee: uif, employer: uif },
    sdl: rand(step.sdl),
    benefits: rand(step.benefits),
    deductions: [
      { label: 'PAYE', amount: paye },
      { label: 'UIF', amount: uif },
      { label: 'Retirement contributions', amount: retirement },
      { label: 'Medical scheme contributions', amount: medical },
    ],
    net,
    effectiveRate: step.gross.isZero() ? 0 : fourDecimals(step.paye.times(100).div(step.gross)),
    marginalRate: step.table.row.rate,
    bracketIndex: step.table.bracketIndex,
    target: wanted && {
      net: rand(wanted),
      basicSalary: rand(pay.basicSalary),
      gross: rand(regular.gross),
      reached: found?.salary !== null,
    },
    shares: sharesOf(gross, [
      ['Net pay', net],
      ['PAYE', paye],
      ['UIF', uif],
      ['Retirement', retirement],
      ['Medical scheme', medical],
    ]),
    warnings: warningsOf(pay, step, taxYear, found),
    explanation: [
      ...explainPayslip(pay, step, taxYear, salaryBasis(wanted, found)),
      ...explainTable(byTable(pay, step, taxYear), step),
    ],
  };
}
