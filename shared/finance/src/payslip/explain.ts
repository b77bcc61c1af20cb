import { line, type ExplanationLine } from '../explanation.ts';
import { figureText, randText } from '../money/text.ts';
import { percentText } from '../number-text.ts';
import type { TaxYear } from '../tax-years/tax-year.ts';
import type { PayslipResult } from './result.ts';
import type { Pay, Statutory } from './statutory.ts';

function tableText({ name }: TaxYear, table: Statutory['table'], income: string): string {
  const { from, base, rate } = table.row;
  const slice = from === 0 ? income : `(${income} − ${figureText(from)})`;
  return `Rates of tax ${name}: ${base === 0 ? '' : `${figureText(base)} + `}${percentText(rate)} × ${slice}`;
}

/** Shows how the employer's contribution adds up if part of it is a percentage of the salary; otherwise empty. */
function employerShare({ employerRetirementAmount: amount, employerRetirementRate: rate }: Pay): string {
  if (rate === 0) return '';
  return `; ${percentText(rate)} of the basic salary, half-up to the cent${amount.isZero() ? '' : `, and ${randText(amount)}`}`;
}

/**
 * Explains a payslip from the entry to net pay; see {@link ExplanationLine}.
 *
 * @param salaryBasis source of the basic salary: entered, or found for a wanted net pay
 */
export function explainPayslip(
  pay: Pay,
  step: Statutory,
  taxYear: TaxYear,
  salaryBasis: string,
): ExplanationLine[] {
  const factor = `× ${pay.inYear}${pay.worked === 1 ? '' : ` ÷ ${pay.worked}`}`;
  const back = pay.worked === 1 ? `÷ ${pay.inYear}` : `× ${pay.worked} ÷ ${pay.inYear}`;
  const { retirement, uif, sdl, additionalMedicalCredit } = taxYear;
  const lines: ExplanationLine[] = [line('Basic salary', pay.basicSalary, salaryBasis)];
  const add = (...args: Parameters<typeof line>) => void lines.push(line(...args));

  if (pay.taxableIncome.gt(0)) add('Other taxable pay', pay.taxableIncome, 'Entered');
  if (pay.travelAllowance.gt(0))
    add(
      'Travel allowance that is taxed',
      step.travelTaxed,
      `Fourth Schedule paragraph 1: ${percentText(pay.travelIncluded)} of ${randText(pay.travelAllowance)}`,
    );
  if (step.employerRetirement.gt(0))
    add(
      'Fringe benefit: retirement fund',
      step.employerRetirement,
      `Seventh Schedule paragraph 12D: what the employer pays to a fund of defined contributions${employerShare(pay)}`,
    );
  if (pay.employerMedicalAid.gt(0))
    add(
      'Fringe benefit: medical scheme',
      pay.employerMedicalAid,
      'Seventh Schedule paragraph 12A: what the employer pays to the scheme',
    );
  add('Remuneration', step.remuneration, 'Fourth Schedule paragraph 1: the amounts above together');
  add('Annual remuneration', step.annualRemuneration, `Fourth Schedule paragraph 9: remuneration ${factor}`);
  if (pay.retirementRate > 0)
    add(
      'Retirement contributions in percent',
      step.retirement.minus(pay.retirementAmount),
      `${percentText(pay.retirementRate)} of the basic salary, half-up to the cent`,
    );
  if (step.contributionsYear.gt(0)) {
    const employer = step.employerRetirement.gt(0)
      ? ` and ${randText(step.employerRetirement)} by the employer`
      : '';
    add(
      'Retirement contributions a year',
      step.contributionsYear,
      employer === ''
        ? `${randText(step.retirement)} ${factor}`
        : `(${randText(step.retirement)}${employer}) ${factor}; section 11F(4)`,
    );
    add(
      `${percentText(retirement.share)} of annual remuneration`,
      step.retirementShare,
      'Section 11F(2): upper limit of the deduction',
    );
    add(
      'Retirement deduction a year',
      step.retirementDeduction,
      `Section 11F: the least of contributions, ${percentText(retirement.share)} of remuneration and ${figureText(retirement.yearlyCap)}`,
    );
  }
  add(
    'Balance of remuneration a year',
    step.balance,
    'Fourth Schedule paragraph 2(4): remuneration less the deduction',
  );
  add('Tax on the balance', step.table.tax, tableText(taxYear, step.table, 'balance'));
  add('Rebates', step.rebates, `Section 6 at age ${pay.age} on ${taxYear.to}`);
  if (step.creditYear.gt(0))
    add(
      'Medical scheme fees credit a year',
      step.creditYear,
      `Section 6A: ${randText(step.creditMonth)} a month × 12, member and ${pay.dependants} dependant${pay.dependants === 1 ? '' : 's'}`,
    );
  if (step.additionalCredit.gt(0))
    add(
      'Additional medical credit a year',
      step.additionalCredit,
      `Section 6B at 65 and older: ${percentText(additionalMedicalCredit.share)} × (${randText(pay.medicalAid.plus(pay.employerMedicalAid))} ${factor} − ${additionalMedicalCredit.creditMultiple} × credit)`,
    );
  add('PAYE for the year', step.payeYear, 'Tax less rebates and credits, never below zero');
  add('PAYE on regular pay', step.regularPaye, `PAYE for the year ${back}, half-up to the cent`);
  if (pay.annualPayment.gt(0)) {
    add('Annual payment', pay.annualPayment, 'Entered');
    add(
      'Tax on the balance with the annual payment',
      step.tableWithBonus.tax,
      tableText(taxYear, step.tableWithBonus, '(balance + annual payment)'),
    );
    add(
      'PAYE for the year with it',
      step.payeYearWithBonus,
      'That tax less rebates and credits, never below zero',
    );
    add('PAYE on the annual payment', step.bonusPaye, 'With less without, taken once, half-up to the cent');
  }
  add('PAYE', step.paye, 'What the employer withholds this period');
  add(
    'UIF',
    step.uif,
    `${percentText(uif.rate)} of remuneration${pay.annualPayment.gt(0) ? ' and annual payment' : ''} up to ${randText(step.uifCeiling)}; Unemployment Insurance Contributions Act section 6`,
  );
  if (step.retirement.gt(0))
    add(
      'Retirement contributions',
      step.retirement,
      pay.retirementRate > 0 ? 'Your own: in rand and in percent' : 'Entered',
    );
  if (pay.medicalAid.gt(0)) add('Medical scheme contributions', pay.medicalAid, 'Entered');
  add(
    'Gross pay',
    step.gross,
    'Salary, other pay, reimbursements, all of the travel allowance, annual payment',
  );
  add('Net pay', step.net, 'Gross pay less PAYE, UIF, retirement and medical contributions');
  if (step.gross.gt(0))
    add('Effective rate (percent)', step.paye.times(100).div(step.gross), 'PAYE ÷ gross pay × 100');
  add(
    'Skills development levy (employer)',
    step.sdl,
    `${percentText(sdl.rate)} of the balance for the period; none for payrolls up to ${figureText(sdl.exemptPayroll)} a year`,
  );
  return lines;
}

/** Explains the deduction-table figure (docs/calculators/payslip.md); empty if the result has none. */
export function explainTable(table: PayslipResult['deductionTable'], step: Statutory): ExplanationLine[] {
  if (!table) return [];
  return [
    line('Balance a month for the deduction table', table.pay, 'Balance of remuneration ÷ 12, cents dropped'),
    line(
      'Tax by the deduction table',
      table.tax,
      'SARS PAYE-GEN-01-G01 section 5: the row that holds that pay, less rebates, whole rand',
    ),
    line(
      'Medical credits a month for the deduction table',
      step.creditMonth.plus(step.additionalCredit.div(12)),
      'Sections 6A and 6B: credit a month and additional credit a year ÷ 12',
    ),
    line('PAYE by the deduction table', table.paye, 'Table less those credits, never below zero'),
    line('Deduction table less statutory', table.difference, 'PAYE by the table less PAYE on regular pay'),
  ];
}
