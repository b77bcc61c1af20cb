import type { ExplanationLine, Share, Warning } from '../explanation.ts';

/** Payslip in rand a period, unless a name or comment says a year; percent with four decimals. */
export interface PayslipResult {
  /** The year that the year of assessment ends in. */
  taxYear: number;
  /** "2026/27". */
  taxYearName: string;
  gross: number;
  /** Fourth Schedule remuneration: salary, other taxable cash, the taxed part of travel. */
  taxableRemuneration: number;
  /** Section 11F, rand a year. */
  retirementDeduction: number;
  /** Balance of remuneration, rand a year, without the annual payment. */
  balanceAnnual: number;
  /** Tax by the table on `balanceAnnual`, rand a year, before rebates. */
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
  /** Withheld this period: on regular pay, plus the whole tax on an annual payment. */
  paye: number;
  /** Withheld on regular pay only. */
  regularPaye: number;
  /** Annual payment (bonus) alone; null without one. */
  annualPayment: { amount: number; paye: number; uif: number; net: number } | null;
  /** PAYE by the printed SARS tables; null for other periods and years without tables. */
  deductionTable: {
    /** Whole rand of pay to look up. */
    pay: number;
    /** Whole rand in the table, before the credit. */
    tax: number;
    /** Regular PAYE by the table. */
    paye: number;
    /** Table minus statutory method. */
    difference: number;
  } | null;
  uif: { employee: number; employer: number };
  /** Paid by the employer. */
  sdl: number;
  /** Employer's fund contributions: taxed, but not part of gross or net pay. */
  benefits: number;
  deductions: { label: string; amount: number }[];
  net: number;
  /** PAYE as a percentage of gross pay. */
  effectiveRate: number;
  /** Percent of the bracket that holds the balance. */
  marginalRate: number;
  /** Counted from 0. */
  bracketIndex: number;
  /** Present if the entry asked for a wanted net pay; ignores the annual payment. */
  target: {
    /** Wanted regular net pay. */
    net: number;
    /** Basic salary that gives it; the whole result is for this salary. */
    basicSalary: number;
    /** Regular gross pay. */
    gross: number;
    /** False if pay without a salary already exceeds the net, or no salary reaches it; a warning names the reason. */
    reached: boolean;
  } | null;
  /** Breakdown of gross pay. */
  shares: Share[];
  warnings: Warning[];
  explanation: ExplanationLine[];
}
