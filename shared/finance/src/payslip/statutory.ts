import { exact, least, most, percentOf, toCent, zero, type Exact } from '../money/exact.ts';
import { rebatesAt, taxByTable, type IncomeTax } from '../tax-years/income-tax.ts';
import type { TaxYear } from '../tax-years/tax-year.ts';
import type { PayslipEntry } from './entry.ts';

/** Payslip entry with absent amounts set to zero. Rand a period unless a field says otherwise. */
export interface Pay {
  age: number;
  basicSalary: Exact;
  taxableIncome: Exact;
  nonTaxableIncome: Exact;
  travelAllowance: Exact;
  /** Percent. */
  travelIncluded: number;
  /** Employee's contributions in rand, without `retirementRate`. */
  retirementAmount: Exact;
  /** Percent of the basic salary. */
  retirementRate: number;
  /** Employer's contributions in rand, without `employerRetirementRate`. */
  employerRetirementAmount: Exact;
  /** Percent of the basic salary. */
  employerRetirementRate: number;
  dependants: number;
  /** Employee's contribution. */
  medicalAid: Exact;
  employerMedicalAid: Exact;
  annualPayment: Exact;
  /**
   * Annual amount = period amount × inYear ÷ worked. Kept as two numbers, because 52 ÷ 0.4285 has no finite decimal.
   */
  inYear: number;
  worked: number;
}

export function payOf(entry: PayslipEntry, taxYear: TaxYear): Pay {
  const inYear = entry.periodsInYear ?? 12;
  const worked = entry.periodsWorked ?? inYear;
  return {
    age: entry.age,
    basicSalary: exact(entry.basicSalary ?? 0),
    taxableIncome: exact(entry.taxableIncome ?? 0),
    nonTaxableIncome: exact(entry.nonTaxableIncome ?? 0),
    travelAllowance: exact(entry.travelAllowance ?? 0),
    travelIncluded:
      entry.travelAllowancePercentage === 20 ? taxYear.travel.includedBusinessUse : taxYear.travel.included,
    retirementAmount: exact(entry.retirementContributions ?? 0),
    retirementRate: entry.retirementPercentage ?? 0,
    employerRetirementAmount: exact(entry.employerRetirement ?? 0),
    employerRetirementRate: entry.employerRetirementPercentage ?? 0,
    dependants: entry.numberOfDependants ?? 0,
    medicalAid: exact(entry.medicalAidContribution ?? 0),
    employerMedicalAid: exact(entry.employerMedicalAid ?? 0),
    annualPayment: exact(entry.annualPayment ?? 0),
    inYear,
    // A whole year worked means amounts for one period; fewer periods mean totals for all of them.
    worked: worked === inYear ? 1 : worked,
  };
}

/** Statutory method, exact; only `paye`, `bonusPaye`, UIF and SDL are rounded to the cent. */
export interface Statutory {
  gross: Exact;
  travelTaxed: Exact;
  /** Employee's retirement contributions, including percentages, to the cent. */
  retirement: Exact;
  /** Employer's retirement contributions, including percentages, to the cent. */
  employerRetirement: Exact;
  /** Employer's fund contributions: taxed, but not part of net pay. */
  benefits: Exact;
  /** Rand a period, by the Fourth Schedule. */
  remuneration: Exact;
  annualRemuneration: Exact;
  contributionsYear: Exact;
  /** 27.5% of annual remuneration. */
  retirementShare: Exact;
  /** Section 11F, rand a year. */
  retirementDeduction: Exact;
  balance: Exact;
  table: IncomeTax;
  rebates: Exact;
  creditMonth: Exact;
  creditYear: Exact;
  /** Section 6B for 65 and older, rand a year. */
  additionalCredit: Exact;
  payeYear: Exact;
  /** Tax by table on the balance plus the annual payment, and the year's PAYE including it. */
  tableWithBonus: IncomeTax;
  payeYearWithBonus: Exact;
  /** For the period, before any annual payment. */
  regularPaye: Exact;
  bonusPaye: Exact;
  /** Withheld on regular pay and the annual payment. */
  paye: Exact;
  uifCeiling: Exact;
  uif: Exact;
  sdl: Exact;
  net: Exact;
}

/** Section 6A credit, rand a month: zero without contributions. */
function medicalCreditMonth(contributions: Exact, dependants: number, { medicalCredit }: TaxYear): Exact {
  if (contributions.isZero()) return zero;
  return exact(medicalCredit.furtherDependant)
    .times(Math.max(0, dependants - 1))
    .plus(dependants >= 1 ? medicalCredit.firstDependant : 0)
    .plus(medicalCredit.member);
}

/** Calculates PAYE by the statutory rates: Fourth Schedule paragraphs 2(4) and 9, sections 6, 6A, 6B and 11F. */
export function statutory(pay: Pay, taxYear: TaxYear): Statutory {
  const yearly = (amount: Exact) => amount.times(pay.inYear).div(pay.worked);
  const perPeriod = (amount: Exact) => amount.times(pay.worked).div(pay.inYear);

  const travelTaxed = percentOf(pay.travelAllowance, pay.travelIncluded);
  const ofSalary = (rate: number) => toCent(percentOf(pay.basicSalary, rate));
  const retirement = pay.retirementAmount.plus(ofSalary(pay.retirementRate));
  const employerRetirement = pay.employerRetirementAmount.plus(ofSalary(pay.employerRetirementRate));
  const benefits = employerRetirement.plus(pay.employerMedicalAid);
  const medicalAid = pay.medicalAid.plus(pay.employerMedicalAid);
  const remuneration = pay.basicSalary.plus(pay.taxableIncome).plus(travelTaxed).plus(benefits);
  const annualRemuneration = yearly(remuneration);

  const contributionsYear = yearly(retirement.plus(employerRetirement));
  const retirementShare = percentOf(annualRemuneration, taxYear.retirement.share);
  const retirementDeduction = least(
    least(contributionsYear, retirementShare),
    exact(taxYear.retirement.yearlyCap),
  );
  const balance = annualRemuneration.minus(retirementDeduction);

  const rebates = rebatesAt(pay.age, taxYear);
  const creditMonth = medicalCreditMonth(medicalAid, pay.dependants, taxYear);
  const creditYear = creditMonth.times(12);
  const { share, creditMultiple } = taxYear.additionalMedicalCredit;
  const additionalCredit =
    pay.age >= 65 && medicalAid.gt(0)
      ? percentOf(most(zero, yearly(medicalAid).minus(creditYear.times(creditMultiple))), share)
      : zero;
  const afterCredits = (tax: Exact) =>
    most(zero, tax.minus(rebates).minus(creditYear).minus(additionalCredit));

  const table = taxByTable(taxYear.brackets.rows, balance);
  const payeYear = afterCredits(table.tax);
  const regularPaye = toCent(perPeriod(payeYear));

  const tableWithBonus = taxByTable(taxYear.brackets.rows, balance.plus(pay.annualPayment));
  const payeYearWithBonus = afterCredits(tableWithBonus.tax);
  const bonusPaye = toCent(payeYearWithBonus.minus(payeYear));
  const paye = regularPaye.plus(bonusPaye);

  const uifCeiling = perPeriod(exact(taxYear.uif.monthlyCeiling).times(12));
  const uif = toCent(percentOf(least(remuneration.plus(pay.annualPayment), uifCeiling), taxYear.uif.rate));
  const sdl = toCent(percentOf(perPeriod(balance).plus(pay.annualPayment), taxYear.sdl.rate));

  const gross = pay.basicSalary
    .plus(pay.taxableIncome)
    .plus(pay.nonTaxableIncome)
    .plus(pay.travelAllowance)
    .plus(pay.annualPayment);
  const net = gross.minus(paye).minus(uif).minus(retirement).minus(pay.medicalAid);

  return {
    gross,
    travelTaxed,
    retirement,
    employerRetirement,
    benefits,
    remuneration,
    annualRemuneration,
    contributionsYear,
    retirementShare,
    retirementDeduction,
    balance,
    table,
    rebates,
    creditMonth,
    creditYear,
    additionalCredit,
    payeYear,
    tableWithBonus,
    payeYearWithBonus,
    regularPaye,
    bonusPaye,
    paye,
    uifCeiling,
    uif,
    sdl,
    net,
  };
}
