import { calculateAffordability } from '../affordability/index.ts';
import { heldSince, shippedFigures } from '../figure-tables/index.ts';
import { budgetGroupNames, budgetGroups, calculateBudget, fieldsOf } from '../budget/index.ts';
import { figureText, randText } from '../money/text.ts';
import { percentText, roundedPercentText } from '../number-text.ts';
import {
  calculateNetWealth,
  netWealthGroupNames,
  netWealthGroups,
  type NetWealthEntry,
} from '../net-wealth/index.ts';
import type { CalculatorPage } from './page.ts';

export function budgetPage(): CalculatorPage {
  const entry = {
    netSalary: 30_000,
    rentalIncome: 5_000,
    bondOrRent: 9_000,
    electricity: 1_450.5,
    vehicleInstalment: 4_000,
    fuel: 2_200,
    groceries: 5_000,
    medicalAid: 3_200,
    creditCard: 1_750,
    emergencyFund: 3_500,
  };
  const result = calculateBudget(entry);
  return {
    name: 'budget',
    title: 'Budget calculator',
    purpose: 'Where the money of a month goes, and what is left.',
    call: 'POST /Wealth/budget-calculator, wrapped as { BudgetEntryModel: … }',
    subpath: 'budget',
    formula: `
surplus            = income − all other groups
debtToIncome       = debt group ÷ income
instalmentsToIncome = (debt group + bond or rent + vehicle instalment) ÷ income`,
    law: [['Warnings at 30% for housing, 40% for instalments, 10% for saving', 'Rules of thumb, not law']],
    data: [
      {
        title: 'The 55 amounts',
        source: 'the budget form of this platform',
        head: ['Group', 'Fields'],
        rows: budgetGroupNames.map((name) => [budgetGroups[name].label, fieldsOf(name).join(', ')]),
      },
    ],
    assumptions: [
      'Amounts are rand a month; one that is left out is zero.',
      'Income is what is received, after tax.',
    ],
    limits: ['No dates, due days or actual spending.'],
    example: {
      story: 'A household with a salary and a room let.',
      entry,
      answer: [
        ['Income', randText(result.totalIncome)],
        ['Expenses', randText(result.totalExpenses)],
        ['Savings', randText(result.totalSavings)],
        ['Surplus', randText(result.surplus)],
        ['Instalments to income', roundedPercentText(result.instalmentsToIncome ?? 0)],
      ],
      explanation: result.explanation,
    },
  };
}

export function netWealthPage(): CalculatorPage {
  const entry: NetWealthEntry = {
    monthlyExpenses: 20_000,
    lines: [
      { group: 'cash', label: 'Savings account', amount: 30_000 },
      { group: 'liquid', label: 'Unit trusts', amount: 60_000 },
      { group: 'retirement', label: 'Provident fund', amount: 800_000 },
      { group: 'personal', label: 'Home', amount: 1_500_000 },
      { group: 'shortTerm', label: 'Credit card', amount: 20_000 },
      { group: 'longTerm', label: 'Bond', amount: 980_000 },
    ],
  };
  const result = calculateNetWealth(entry);
  const { lines, ...rest } = entry;
  const spread = Object.fromEntries(lines.map(({ group, label, amount }) => [`${group}: ${label}`, amount]));
  return {
    name: 'net-wealth',
    title: 'Net-wealth calculator',
    purpose: 'What is owned less what is owed, with its ratios; saved statements make a history.',
    call: 'PUT /Wealth/net-wealth',
    subpath: 'net-wealth',
    formula: `
net wealth       = Σ assets − Σ liabilities
debt to assets   = liabilities ÷ assets
solvency         = net wealth ÷ assets
debt to income   = liabilities ÷ (monthly income × 12)
liquidity ratio  = (cash + liquid) ÷ short-term liabilities
months of cover  = (cash + liquid) ÷ monthly expenses`,
    law: [['Three months of cover', 'Rule of thumb, not law']],
    data: [
      {
        title: 'Groups and suggested lines',
        source: 'the net-wealth form of this platform; lines that many people have, for suggestion alone',
        head: ['Group', 'Name', 'Suggested'],
        rows: netWealthGroupNames.map((name) => [
          name,
          netWealthGroups[name].label,
          netWealthGroups[name].suggested.join(', '),
        ]),
      },
    ],
    assumptions: [
      'Liabilities are entered as positive amounts.',
      'Values are what the lines would fetch today.',
    ],
    limits: ['At most 200 lines. A ratio that would divide by nothing is left empty.'],
    example: {
      story: 'A home owner with a provident fund.',
      entry: { ...spread, ...rest },
      answer: [
        ['Assets', randText(result.totalAssets)],
        ['Liabilities', randText(result.totalLiabilities)],
        ['Net wealth', randText(result.netWealth)],
        ['Debt to assets', roundedPercentText(result.debtToAssets ?? 0)],
        ['Solvency', roundedPercentText(result.solvency ?? 0)],
        ['Liquidity ratio', `${result.liquidityRatio ?? '–'} times`],
        ['Months of cover', String(result.monthsOfCover ?? '–')],
      ],
      explanation: result.explanation,
    },
  };
}

export function affordabilityPage(): CalculatorPage {
  const entry = {
    grossMonthlyIncome: 40_000,
    statutoryDeductions: 8_000,
    monthlyExpenses: 3_000,
    debtRepayments: 5_000,
    annualInterestRate: 10.5,
    termMonths: 240,
  };
  const result = calculateAffordability(entry);
  return {
    name: 'affordability',
    title: 'Affordability',
    purpose:
      'The least living expenses that a lender must assume, and the instalment and loan that are left.',
    call: null,
    subpath: 'affordability',
    formula: `
living      = larger of the entered expenses and the norm for the income
instalment  = gross income − deductions by law − living − debt repayments, never below zero
loan        = instalment × ((1 + i)^n − 1) ÷ (i × (1 + i)^n), i = annual rate ÷ 1200`,
    law: [['Minimum expense norms', 'National Credit Regulations, regulation 23A(9)']],
    data: [
      {
        title: 'Minimum expense norms',
        source: `${heldSince(shippedFigures.expenseNorms)} [A]; amendments were drafted in August 2025`,
        head: ['Gross income a month above', 'Minimum', 'And of the part above'],
        rows: shippedFigures.expenseNorms.values.rows.map(({ from, minimum, share }) => [
          figureText(from),
          figureText(minimum),
          percentText(share),
        ]),
      },
    ],
    assumptions: ['All that is left may go to the new instalment; lenders usually ask for a margin.'],
    limits: ['Terms of 1 to 600 months. Fees are left out.'],
    example: {
      story: 'A household that enters less than the norm.',
      entry,
      answer: [
        ['Minimum living expenses', randText(result.minimumExpenses)],
        ['Affordable instalment', randText(result.affordableInstalment)],
        ['Affordable loan', randText(result.affordableLoan)],
      ],
      explanation: result.explanation,
    },
  };
}
