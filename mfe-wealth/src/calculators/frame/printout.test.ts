import { rowValues, toForm } from '@phila/contract/records';
import { type DrawnNode, drawn } from '@phila/pdf/drawn';
import { shippedFigures } from '@phila/finance/figure-tables';
import { shippedTaxYears } from '@phila/finance/tax-years';
import { budget } from '../budget/budget.ts';
import { compound } from '../compound/compound.ts';
import { loanWith } from '../loan/loan.ts';
import { mortgageWith } from '../mortgage/mortgage.ts';
import { payslipWith } from '../payslip/payslip.ts';
import { shippedRates } from '@phila/finance/retirement';
import { retirementWith } from '../retirement/retirement.ts';
import { vehicleWith } from '../vehicle/vehicle.ts';
import { figureText, cellText } from './figure.ts';
import { outcomeOf } from './outcome.ts';
import { printout } from './printout.ts';
import { stepOf } from './step.ts';

const loan = loanWith(shippedFigures);

const at = new Date('2026-11-25T09:00:00Z');

/** All texts of a document, in order. */
const textsOf = (node: DrawnNode): string[] =>
  node.children.flatMap((child) => (typeof child === 'string' ? [child] : textsOf(child)));

const all = [
  payslipWith(shippedTaxYears, '2026-11-22'),
  budget,
  mortgageWith(shippedFigures),
  vehicleWith(shippedFigures),
  loan,
  compound,
  retirementWith(shippedRates),
];

/** Calculator members used here; their types differ, the tests do not. */
type Any = typeof loan;

it.each(all.map((type) => [type.title, type as unknown as Any] as const))(
  '%s prints what the page shows, to the cent: entry, answer, charts, tables, steps, sources',
  (_title, type) => {
    const outcome = outcomeOf(type, rowValues(type.form, toForm(type.form, type.example)) as never);
    if (outcome === null) throw new Error('The example has no answer');
    const texts = textsOf(drawn(printout(type, outcome, at, false)));
    const { answer, entered, result } = outcome;
    const { main, sentence, facts, charts, tables, sources } = answer;
    expect(texts).toEqual(
      expect.arrayContaining([
        main.label,
        figureText(main.value, main.unit),
        ...(main.note === undefined ? [] : [main.note]),
        sentence,
        ...entered.flatMap(({ label, text }) => [label, text]),
        ...facts.flatMap(({ label, value, unit }) => [label, figureText(value, unit)]),
        ...charts.flatMap(({ title, summary }) => [title, summary]),
        ...tables.flatMap(({ columns, rows }) =>
          rows.flatMap((row) => columns.map(({ name, unit }) => cellText(row[name] ?? null, unit))),
        ),
        ...result.explanation
          .map(stepOf)
          .flatMap(({ label, amount }, place) => [`${place + 1}. ${label}`, amount]),
        ...sources,
        'Calculated on 25 November 2026',
      ]),
    );
  },
);

it('says of an example that it is one, wherever it would say "you entered"', () => {
  const outcome = outcomeOf(loan, rowValues(loan.form, toForm(loan.form, loan.example)) as never);
  if (outcome === null) throw new Error('The example has no answer');
  const texts = textsOf(drawn(printout(loan, outcome, at, true))).join('\n');
  for (const words of [
    'Loan Calculator: an example',
    'These figures are an example.',
    'Figures of the example',
  ])
    expect(texts).toContain(words);
  expect(texts).not.toMatch(/you entered/i);
});
