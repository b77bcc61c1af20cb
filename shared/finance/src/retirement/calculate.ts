import type { Figures } from '../figure-tables/figure-table.ts';
import { shippedFigures } from '../figure-tables/shipped.ts';
import { line, type ExplanationLine, type Warning } from '../explanation.ts';
import { exact, most, percentOf, rand, shareOf, toCent, zero, type Exact } from '../money/exact.ts';
import { percentText, roundedPercentText } from '../number-text.ts';
import { rebatesAt, taxByTable } from '../tax-years/income-tax.ts';
import { latestRates } from '../tax-years/latest-rates.ts';
import { livingAnnuityLimits } from './drawdown.ts';
import type { RetirementEntry } from './entry.ts';
import { project, runDown, type Projection } from './project.ts';
import { savingsWithdrawal, type SavingsWithdrawal, type WithdrawalRates } from './savings-withdrawal.ts';

/** Figures that a plan uses: those of the tax year, and the table of lump sums. */
export type RetirementRates = WithdrawalRates & Pick<Figures, 'retirementLumpSum'>;

/** Joins what a plan uses; without a year, the newest shipped one. */
export function retirementRates(
  { retirementLumpSum }: Pick<Figures, 'retirementLumpSum'>,
  { name, to, brackets, rebates }: WithdrawalRates = latestRates,
): RetirementRates {
  return { name, to, brackets, rebates, retirementLumpSum };
}

/** Rates of the newest shipped year. */
export const shippedRates: RetirementRates = retirementRates(shippedFigures);

/** Year of the plan for a chart, in rand, at the age reached. */
export interface RetirementYear {
  age: number;
  phase: 'saving' | 'retired';
  balance: number;
  /** Balance in today’s rand. */
  balanceToday: number;
  /** Monthly income from the capital in the year just ended; zero while saving and after the money runs out. */
  income: number;
}

/** Rand, nominal at the day of retirement unless a name says today's; ages in years. */
export interface RetirementResult {
  projectedCapital: number;
  projectedCapitalToday: number;
  /** Lump sum taken at retirement; null if none. */
  lumpSum: { amount: number; tax: number; net: number } | null;
  requiredCapital: number;
  /** Projected minus required capital; negative for a shortfall. */
  shortfallOrSurplus: number;
  /** Extra monthly contribution from now on, rising as planned, that closes a shortfall; null if no month is left. */
  extraMonthly: number | null;
  /** Monthly income wanted from the capital in the first month of retirement. */
  requiredMonthlyIncome: number;
  /** Monthly income in the first month of retirement that, rising with inflation, lasts to the life expectancy. */
  incomeSustainable: number;
  /** `incomeSustainable` plus other income, in today’s rand. */
  incomeSustainableToday: number;
  /**
   * Monthly income tax on it in today’s rand, by the table of the tax year and the age at retirement; and the income after it.
   */
  incomeTaxToday: number;
  incomeAfterTaxToday: number;
  /** Income before tax as a percentage of current income; null without a current income. */
  replacementRatio: number | null;
  /** Two decimals; null if the money lasts to 120. */
  ageMoneyRunsOut: number | null;
  drawdown: {
    /** Wanted income of the first year as a percentage of the capital; null without capital. */
    rate: number | null;
    /** Rand a month at a drawdown of 4% a year. */
    atFourPercent: number;
  };
  /** Withdrawal from the savings component, which the plan then lacks; null for none. */
  savingsWithdrawal: SavingsWithdrawal | null;
  series: RetirementYear[];
  warnings: Warning[];
  explanation: ExplanationLine[];
}

const oldest = 120;

function seriesOf(entry: RetirementEntry, plan: Projection): RetirementYear[] {
  const { years } = runDown(plan, plan.span);
  const spent = Array.from(
    { length: plan.span },
    (_, year) => years[year] ?? { balance: zero, income: zero },
  );
  const at = (age: number) => plan.inflation.pow(age - entry.currentAge);
  const saving = plan.saved.map((balance, year): RetirementYear => {
    const age = entry.currentAge + year;
    return {
      age,
      phase: 'saving',
      balance: rand(balance),
      balanceToday: rand(balance.div(at(age))),
      income: 0,
    };
  });
  const retired = spent.map(({ balance, income }, year): RetirementYear => {
    const age = entry.retirementAge + year + 1;
    const balanceToday = rand(balance.div(at(age)));
    return { age, phase: 'retired', balance: rand(balance), balanceToday, income: rand(income) };
  });
  return [...saving, ...retired];
}

function warningsOf(plan: Projection, drawdown: number | null): Warning[] {
  const { lowest, highest } = livingAnnuityLimits;
  const warnings: Warning[] = [];
  if (drawdown !== null && drawdown > highest)
    warnings.push({
      field: 'requiredMonthlyIncome',
      message: `The wanted income takes ${roundedPercentText(drawdown)} of the capital in the first year; a living annuity pays at most ${percentText(highest)}`,
      basis: 'Income Tax Act section 1, living annuity',
    });
  if (drawdown !== null && drawdown < lowest && plan.need.gt(0))
    warnings.push({
      field: 'requiredMonthlyIncome',
      message: `A living annuity pays at least ${percentText(lowest)} of the capital a year, more than is wanted`,
      basis: 'Income Tax Act section 1, living annuity',
    });
  return warnings;
}

/** Usual share of savings, in percent, that the law lets a person take at once; some pots allow more. */
const USUAL_LUMP_SUM = exact(100).div(3);

const lumpSumWarnings = ({ lumpSumPercentage = 0 }: RetirementEntry): Warning[] =>
  USUAL_LUMP_SUM.gte(lumpSumPercentage)
    ? []
    : [
        {
          field: 'lumpSumPercentage',
          message:
            'More than a third can be taken in one amount only of a provident fund’s savings from before March 2021, or where little is left in all',
          basis: 'Income Tax Act section 1, pension fund; Revenue Laws Amendment Act 2024 (the two pots)',
        },
      ];

/** Monthly income tax on an income in today’s rand; assumes that table and rebates rise with inflation. */
const taxOn = (monthly: Exact, age: number, rates: RetirementRates): Exact =>
  toCent(
    most(zero, taxByTable(rates.brackets.rows, monthly.times(12)).tax.minus(rebatesAt(age, rates))).div(12),
  );

/** Works out what is taken from the savings component now; null for nothing. */
const withdrawalOf = (
  entry: RetirementEntry,
  plan: Projection,
  rates: RetirementRates,
): SavingsWithdrawal | null =>
  (entry.savingsWithdrawal ?? 0) === 0
    ? null
    : savingsWithdrawal(
        {
          amount: entry.savingsWithdrawal ?? 0,
          charge: entry.withdrawalCharge ?? 0,
          taxableIncome: entry.taxableIncome ?? rand(exact(entry.currentMonthlyIncome ?? 0).times(12)),
          age: entry.currentAge,
          retirementAge: entry.retirementAge,
          growth: plan.growthToRetirement,
          inflation: plan.inflationToRetirement,
        },
        rates,
      );

function explain(
  entry: RetirementEntry,
  plan: Projection,
  sustainableToday: Exact,
  monthsPaid: number | null,
  rates: RetirementRates,
): ExplanationLine[] {
  const gap = plan.capital.minus(plan.required);
  const capital = plan.lumpSum.amount.isZero() ? 'Projected capital' : 'Capital that is left';
  const lines = [
    line(
      'Wanted a month, today’s rand',
      plan.wantedToday,
      entry.requiredMonthlyIncome === undefined
        ? `${percentText(entry.replacementRatio ?? 75)} of the current income`
        : 'Entered',
    ),
    line(
      'Wanted a month at retirement',
      plan.wantedThen,
      `× (1 + ${percentText(entry.inflation ?? 0)})^${plan.years}`,
    ),
    line('Needed from capital a month', plan.need, 'Less other income at retirement, never below zero'),
    line(
      'Projected capital',
      plan.projected,
      `${(entry.savingsWithdrawal ?? 0) === 0 ? 'Savings' : 'Savings less what is taken now'} × (1 + i)^n and each contribution × (1 + i)^(months left); i = ${percentText(entry.preRetirementRate ?? 0)} ÷ 12, n = ${plan.years * 12}, contributions rise ${percentText(entry.contributionIncrease ?? 0)} a year`,
    ),
    line(
      'Projected capital, today’s rand',
      plan.projected.div(plan.inflationToRetirement),
      `÷ (1 + ${percentText(entry.inflation ?? 0)})^${plan.years}`,
    ),
    ...(plan.lumpSum.amount.isZero()
      ? []
      : [
          line(
            'Taken in one amount',
            plan.lumpSum.amount,
            `${percentText(entry.lumpSumPercentage ?? 0)} of the projected capital`,
          ),
          line(
            'Tax on it',
            plan.lumpSum.tax,
            'The table of retirement lump sums on its value in today’s rand, brought to that day by inflation',
          ),
          line('Capital that is left', plan.capital, 'Projected capital less what is taken'),
        ]),
    line(
      'Cost of R 1 a month for life (rand)',
      plan.cost,
      `Σ (1 + inflation)^(whole years) ÷ (1 + j)^t over ${plan.span * 12} months from t = 0; j = ${percentText(entry.postRetirementRate ?? 0)} ÷ 12`,
    ),
    line('Required capital', plan.required, 'Needed a month × that cost'),
    line(
      'Shortfall (−) or surplus',
      gap,
      plan.lumpSum.amount.isZero()
        ? 'Projected less required capital'
        : 'Capital that is left less required capital',
    ),
  ];
  if (gap.lt(0) && plan.years > 0)
    lines.push(
      line(
        'Value at retirement of R 1 more a month (rand)',
        plan.contributionWorth,
        `Σ (1 + ${percentText(entry.contributionIncrease ?? 0)})^(whole years) × (1 + i)^(months left)${plan.lumpSum.amount.isZero() ? '' : `, of which ${percentText(100 - (entry.lumpSumPercentage ?? 0))} is left`}`,
      ),
      line(
        'Extra contribution a month',
        rand(gap.neg().div(plan.contributionWorth)),
        'Shortfall ÷ that value, half-up to the cent',
      ),
    );
  lines.push(
    line('Income that lasts, a month', plan.capital.div(plan.cost), `${capital} ÷ the cost of R 1 a month`),
    line(
      'Income that lasts and other income, today’s rand',
      sustainableToday,
      `The two together ÷ (1 + ${percentText(entry.inflation ?? 0)})^${plan.years}`,
    ),
  );
  const tax = taxOn(sustainableToday, entry.retirementAge, rates);
  lines.push(
    line(
      'Income tax on it, today’s rand',
      tax,
      `Income tax table of ${rates.name} on 12 months of it, less the rebates at the age of ${entry.retirementAge}, ÷ 12, half-up to the cent`,
    ),
    line('Income after tax, today’s rand', sustainableToday.minus(tax), 'The one less the other'),
  );
  if ((entry.currentMonthlyIncome ?? 0) > 0)
    lines.push(
      line(
        'Replacement ratio (percent)',
        sustainableToday.times(100).div(entry.currentMonthlyIncome ?? 0),
        'Income before tax ÷ the current income × 100',
      ),
    );
  if (plan.capital.gt(0))
    lines.push(
      line(
        'Drawdown in the first year (percent)',
        plan.need.times(1_200).div(plan.capital),
        `Needed from capital a month × 12 ÷ ${capital.toLowerCase()} × 100`,
      ),
    );
  lines.push(
    line(
      'Drawdown at 4% a year, a month',
      percentOf(plan.capital, 4).div(12),
      `${capital} × 4% ÷ 12, half-up to the cent`,
    ),
  );
  if (monthsPaid !== null)
    lines.push(
      line(
        'Age at which the money runs out (years)',
        exact(monthsPaid).div(12).plus(entry.retirementAge),
        `${entry.retirementAge} + ${monthsPaid} ÷ 12: the capital pays ${monthsPaid} whole months`,
      ),
    );
  return lines;
}

/**
 * Calculates whether savings can pay for retirement, and the gap (docs/calculators/retirement.md).
 * @param rates those of the present tax year
 */
export function calculateRetirement(
  entry: RetirementEntry,
  rates: RetirementRates = shippedRates,
): RetirementResult {
  const plan = project(entry, rates.retirementLumpSum.values.rows);
  const withdrawal = withdrawalOf(entry, plan, rates);
  const gap = plan.capital.minus(plan.required);
  const sustainable = plan.capital.div(plan.cost);
  const sustainableToday = sustainable.plus(entry.otherMonthlyIncome ?? 0).div(plan.inflationToRetirement);
  const { monthsPaid } = plan.need.isZero()
    ? { monthsPaid: null }
    : runDown(plan, oldest - entry.retirementAge);
  const incomeTax = taxOn(sustainableToday, entry.retirementAge, rates);
  const drawdown = shareOf(plan.need.times(12), plan.capital);
  const canStillSave = plan.years > 0;

  return {
    projectedCapital: rand(plan.projected),
    projectedCapitalToday: rand(plan.projected.div(plan.inflationToRetirement)),
    lumpSum: plan.lumpSum.amount.isZero()
      ? null
      : {
          amount: rand(plan.lumpSum.amount),
          tax: rand(plan.lumpSum.tax),
          net: rand(plan.lumpSum.amount.minus(plan.lumpSum.tax)),
        },
    requiredCapital: rand(plan.required),
    shortfallOrSurplus: rand(gap),
    extraMonthly: canStillSave
      ? rand(most(zero, gap.neg()).div(plan.contributionWorth))
      : gap.lt(0)
        ? null
        : 0,
    requiredMonthlyIncome: rand(plan.need),
    incomeSustainable: rand(sustainable),
    incomeSustainableToday: rand(sustainableToday),
    incomeTaxToday: rand(incomeTax),
    incomeAfterTaxToday: rand(sustainableToday.minus(incomeTax)),
    replacementRatio: shareOf(sustainableToday, exact(entry.currentMonthlyIncome ?? 0)),
    ageMoneyRunsOut: monthsPaid === null ? null : rand(exact(monthsPaid).div(12).plus(entry.retirementAge)),
    drawdown: { rate: drawdown, atFourPercent: rand(percentOf(plan.capital, 4).div(12)) },
    savingsWithdrawal: withdrawal,
    series: seriesOf(entry, plan),
    warnings: [...warningsOf(plan, drawdown), ...lumpSumWarnings(entry)],
    explanation: [...(withdrawal?.steps ?? []), ...explain(entry, plan, sustainableToday, monthsPaid, rates)],
  };
}
