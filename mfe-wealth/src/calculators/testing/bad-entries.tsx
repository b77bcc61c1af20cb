import { calls } from '@phila/contract/calls';
import { shippedTaxYears } from '@phila/finance/tax-years';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import NetWealthPage from '../../net-wealth/net-wealth-page.tsx';
import BudgetPage from '../budget/budget-page.tsx';
import CompoundPage from '../compound/compound-page.tsx';
import LoanPage from '../loan/loan-page.tsx';
import MortgagePage from '../mortgage/mortgage-page.tsx';
import PayslipPage from '../payslip/payslip-page.tsx';
import RetirementPage from '../retirement/retirement-page.tsx';
import VehiclePage from '../vehicle/vehicle-page.tsx';
import { shippedAnswer } from '../../figures/shipped-answer.ts';

const { wealth } = calls;

/** A bad text for a labelled field, with its message there or at a related field. */
type Bad = readonly [label: RegExp, text: string, message: string, at?: RegExp];

const termOf = (shortest: string): readonly Bad[] => [
  [/^Term/, '', 'Enter how long you pay'],
  [/^Term/, '0', shortest],
];
const rate: Bad = [/^Interest rate/, '', 'Enter the interest rate'];

interface Case {
  name: string;
  Page: ComponentType;
  portal: string;
  open: string;
  /** Besides the bad amounts that every calculator shares. */
  bad: readonly Bad[];
}

export const cases: readonly Case[] = [
  {
    name: 'payslip',
    Page: PayslipPage,
    portal: '/wealth/financial-tools/payslip',
    open: '/payslipSimulator',
    bad: [
      [/^Basic salary/, '', 'Enter your basic salary, or below what you want to take home'],
      [/^Age/, '', 'Enter your age'],
      [/^Age/, '121', 'At most 120 years'],
      [/^Periods that these amounts/, '0', 'Enter more than zero'],
      [/^Periods that these amounts/, '13', 'At most the periods in the year'],
    ],
  },
  {
    // Every amount may be blank.
    name: 'budget',
    Page: BudgetPage,
    portal: '/wealth/financial-tools/budget',
    open: '/budgetCalculator',
    bad: [[/^Groceries/, '1.2345', 'At most two decimals']],
  },
  {
    name: 'mortgage',
    Page: MortgagePage,
    portal: '/wealth/financial-tools/mortgage',
    open: '/mortgageCalculator',
    bad: [
      [/^Price of the home/, '', 'Enter the price of the home'],
      [/^Price of the home/, '0', 'Enter more than zero'],
      [/^Deposit/, '1 500 000', 'Enter less than the purchase price'],
      rate,
      ...termOf('Enter more than zero'),
    ],
  },
  {
    name: 'vehicle',
    Page: VehiclePage,
    portal: '/wealth/financial-tools/vehicle',
    open: '/vehicleCalculator',
    bad: [
      [/^Price of the vehicle/, '', 'Enter the price of the vehicle'],
      [/^Deposit/, '350 000', 'Deposit and trade-in together must be less than the purchase price'],
      [
        /^Trade-in/,
        '400 000',
        'Deposit and trade-in together must be less than the purchase price',
        /^Deposit/,
      ],
      [/^Balloon/, '95', 'The balloon is more than what is financed'],
      rate,
      ...termOf('At least 12 months'),
    ],
  },
  {
    name: 'loan',
    Page: LoanPage,
    portal: '/wealth/financial-tools/loan',
    open: '/loanCalculator',
    bad: [
      [/^You borrow/, '', 'Enter how much you borrow'],
      [/^You borrow/, '0', 'Enter more than zero'],
      [/^You borrow/, '1e308', 'Enter a number'],
      [/^You borrow/, '9'.repeat(30), 'At most R 1 000 000 000'],
      [/^Once-off payment/, '5', 'Enter the number of the instalment that it comes with', /^With instalment/],
      rate,
      ...termOf('At least 1 month'),
    ],
  },
  {
    name: 'compound interest',
    Page: CompoundPage,
    portal: '/wealth/financial-tools/compound',
    open: '/compoundInterestCalculator',
    bad: [rate, [/^Term/, '', 'Enter for how long'], [/^Term/, '0', 'Enter more than zero']],
  },
  {
    name: 'retirement',
    Page: RetirementPage,
    portal: '/wealth/financial-tools/retirement',
    open: '/retirementCalculator',
    bad: [
      [/^Age now/, '', 'Enter your age'],
      [/^Age now/, '66', 'Enter a retirement age above your current age', /^Age at retirement/],
      [/^Age at retirement/, '', 'Enter your retirement age'],
      [/^Plan until age/, '', 'Enter the age until which it must last'],
      [/^Plan until age/, '65', 'Enter an age after retirement'],
      [/^Income a month now/, '', 'Enter your income now, or the income you want'],
      [/^You take now/, '1 999', 'Take at least R 2 000, or nothing'],
    ],
  },
  {
    name: 'net wealth',
    Page: NetWealthPage,
    portal: '/wealth/net-wealth/assets-liabilities',
    open: '/netWealth',
    bad: [[/^Day of the statement/, '2026-02-30', 'No such day']],
  },
];

export const calculatorNamed = (name: string): Case => {
  const one = cases.find((each) => each.name === name);
  if (one === undefined) throw new Error(`No calculator ${name}`);
  return one;
};

/** Bad amounts for all calculators: no number, too large, or negative. */
const badAmounts = [
  ['much', /^(Enter a number|Please enter a whole number)/],
  ['1e308', /^(Enter a number|Please enter a whole number)/],
  ['9'.repeat(30), /^(At most |Please enter a whole number)/],
  ['-1', /^(Enter (zero or more|more than zero)|At least |Please enter a whole number)/],
] as const;

export const show = ({ Page, portal, open }: Case, inPortal: boolean) =>
  renderWithPlatform(<Page />, {
    path: inPortal ? portal : open,
    signedIn: inPortal,
    answers: [
      answer(wealth.taxYears, [...shippedTaxYears]),
      answer(wealth.figureTables, shippedAnswer),
      ...(
        [
          'payslip',
          'budget',
          'mortgage',
          'vehicle',
          'loan',
          'compoundInterest',
          'retirement',
          'netWealth',
        ] as const
      ).map((name) => answer(wealth[name].read, null)),
    ],
  });

let answerRegion: HTMLElement | null = null;
/** Looked up once a page: in a page of 55 fields it takes as long as typing into all. */
const answerNow = (): HTMLElement => {
  if (answerRegion?.isConnected !== true) answerRegion = screen.getByRole('region', { name: 'Answer' });
  return answerRegion;
};
const isOld = () => answerNow().parentElement?.hasAttribute('data-old') === true;

/** Replaces a field's text and leaves the field. */
export const type = (input: HTMLElement, text: string) => {
  act(() => input.focus());
  fireEvent.change(input, { target: { value: text } });
  act(() => input.blur());
};

export const figure = () => answerNow().querySelector('.figure')?.textContent;
const said = (input: HTMLElement, message: string | RegExp) => {
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(
    typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message),
  );
};
const staysOld = async (last: string | undefined) => {
  await waitFor(() => expect(isOld()).toBe(true));
  expect(answerNow()).toHaveTextContent('This is your last answer');
  expect(figure()).toBe(last);
};

/** The answer's inputs, without the inputs of the affordability check below it. */
const amounts = (): HTMLInputElement[] =>
  screen
    .getAllByRole<HTMLInputElement>('textbox')
    .filter(
      (input) => input.inputMode === 'decimal' && input.closest('form[aria-label="Affordability"]') === null,
    );

/** Enters by hand the examples that a page of the portal shows pale. */
const enterExamples = () => {
  for (const input of amounts()) {
    const [, example] = /^e\.g\. (.+)$/.exec(input.placeholder) ?? [];
    if (example !== undefined) type(input, example);
  }
};

/** Opens a calculator's page and returns its answer's figure. */
export const opened = async (one: Case, inPortal: boolean): Promise<string | undefined> => {
  show(one, inPortal);
  await screen.findByRole('region', { name: 'Answer' });
  if (inPortal) enterExamples();
  // Adds lines to an empty statement.
  if (one.name === 'net wealth')
    for (const name of ['Home', 'Bond']) fireEvent.click(screen.getByRole('button', { name }));
  return figure();
};

/** Expects a message at the field for each of the case's bad entries, and the last good answer greyed. */
export const refusesItsOwn = async ({ bad }: Case, last: string | undefined) => {
  for (const [label, text, message, at = label] of bad) {
    const input = screen.getByLabelText<HTMLInputElement>(label);
    const { value: before } = input;
    type(input, text);
    await waitFor(() => said(screen.getByLabelText(at), message));
    await staysOld(last);
    type(input, before);
    await waitFor(() => expect(isOld()).toBe(false));
  }
};

/** Expects the same for every `badAmounts` text, in the first fields. */
export const refusesBadAmounts = async (most: number, last: string | undefined) => {
  const inputs = amounts()
    .slice(0, most)
    .map((input) => ({ input, before: input.value }));
  expect(inputs.length).toBeGreaterThan(1);
  for (const [text, message] of badAmounts) {
    for (const { input } of inputs) {
      type(input, text);
      said(input, message);
    }
    await staysOld(last);
    for (const { input, before } of inputs) type(input, before);
    await waitFor(() => expect(isOld()).toBe(false));
  }
};

const lack = 'The money does not last as long as you plan';
/** Advice on a pension that never lasts. */
export const pensionAdvice = () => screen.queryByRole('note', { name: lack });

/** Expects advice before its field until the person wants no income. */
export const advisesOnPension = async (inPortal: boolean) => {
  await opened(calculatorNamed('retirement'), inPortal);
  type(await screen.findByLabelText(/^You put aside/), '0');
  const advice = await screen.findByRole('note', { name: lack });
  await waitFor(() =>
    expect(advice).toHaveTextContent(/Put aside R.\d+.\d{3}\.\d\d more each month, retire later/),
  );
  // Finds the advice at the savings field; the answer stays valid.
  expect(advice.parentElement?.nextElementSibling).toContainElement(screen.getByLabelText(/^You put aside/));
  expect(isOld()).toBe(false);
  // Leaves no month to save in.
  type(screen.getByLabelText(/^Age now/), '65');
  await waitFor(() => expect(pensionAdvice()).toHaveTextContent(/Retire later, or want a smaller income\./));
  type(screen.getByLabelText(/^Income a month now/), '0');
};
