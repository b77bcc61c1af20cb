import type { ExplanationLine, Share, Warning } from '../explanation.ts';

/** What a payslip gives. Rand a period unless the name or comment says a year; percent four decimals. */
export interface PayslipResult {
  /** The year in which the year of assessment ends. */
  taxYear: number;
  /** "2026/27". */
  taxYearName: string;
  gross: number;
  /** Remuneration of the Fourth Schedule: salary, other taxable cash, the taxed part of travel. */
  taxableRemuneration: number;
  /** Section 11F, rand a year. */
  retirementDeduction: number;
  /** Balance of remuneration, rand a year, without the annual payment. */
  balanceAnnual: number;
  /** Tax by the table on that balance, rand a year, before rebates. */
  annualTax: number;
  /** Rand a year. */
  rebates: number;
  medicalCredit: {
    /** Rand a month. */
    monthly: number;
    /** Rand a year. */
    annual: number;
    /** Section 6B for 65 and older, rand a year. */
    additional: number;
  };
  /** PAYE on the regular pay, rand a year. */
  annualPaye: number;
  /** Withheld this period: regular, plus all of the tax on an annual payment. */
  paye: number;
  /** Withheld on the regular pay alone. */
  regularPaye: number;
  /** The annual payment (bonus) by itself; null without one. */
  annualPayment: { amount: number; paye: number; uif: number; net: number } | null;
  /** The same deduction by the tables that SARS prints; null for other periods and years without tables. */
  deductionTable: {
    /** Whole rand of pay that is looked up. */
    pay: number;
    /** Whole rand that the table gives, before the credit. */
    tax: number;
    /** Regular PAYE by the table. */
    paye: number;
    /** Table less statutory. */
    difference: number;
  } | null;
  uif: { employee: number; employer: number };
  /** Paid by the employer. */
  sdl: number;
  /** What the employer pays to funds for the employee: taxed, and no part of the gross or net pay. */
  benefits: number;
  deductions: { label: string; amount: number }[];
  net: number;
  /** Percent of gross pay that goes to PAYE. */
  effectiveRate: number;
  /** Percent of the bracket in which the balance falls. */
  marginalRate: number;
  /** From 0. */
  bracketIndex: number;
  /** Filled where the entry asked for the gross of a wanted net. The annual payment stays out of it. */
  target: {
    /** Regular net pay that was asked for. */
    net: number;
    /** The basic salary that gives it; the whole result stands for this salary. */
    basicSalary: number;
    /** Regular gross pay. */
    gross: number;
    /** False where pay without any salary already leaves more, or no salary leaves so much; a warning says which. */
    reached: boolean;
  } | null;
  /** Where each rand of gross pay goes. */
  shares: Share[];
  warnings: Warning[];
  explanation: ExplanationLine[];
}
