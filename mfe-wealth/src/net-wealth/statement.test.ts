import { rowValues, toForm } from '@phila/contract/records';
import { type DrawnNode, drawn } from '@phila/pdf/drawn';
import { outcomeOf } from '../calculators/frame/outcome.ts';
import { netWealth } from './net-wealth.ts';
import { statement } from './statement.ts';

const textsOf = (node: DrawnNode): string[] =>
  node.children.flatMap((child) => (typeof child === 'string' ? [child] : textsOf(child)));

it('has each line with its day and where it is from, by group, and the sums of the page', () => {
  const { form } = netWealth;
  const values = rowValues(
    form,
    toForm(form, {
      lines: [
        { group: 'cash', label: 'Purse', amount: 1_234.56, date: null, source: null },
        { group: 'cash', label: 'Savings', amount: 8_000, date: '2026-10-31', source: 'My Banking' },
        { group: 'shortTerm', label: 'Card', amount: 20_000, date: null, source: null },
      ],
      monthlyIncome: 30_000,
      monthlyExpenses: null,
      date: '2026-11-20',
    }),
  );
  const outcome = outcomeOf(netWealth, values);
  if (outcome === null) throw new Error('It has no answer');
  const texts = textsOf(drawn(statement(outcome, new Date('2026-11-25T09:00:00Z')))).map((text) =>
    text.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''),
  );
  const said = texts.join(' | ');
  expect(said).toContain('What you own and what you owe on 20 November 2026');
  expect(said).toContain('Purse | 20 Nov 2026 | entered by hand | R 1 234.56');
  expect(said).toContain('Savings | 31 Oct 2026 | My Banking | R 8 000.00');
  expect(said).toContain('You own | R 9 234.56 | You owe | -R 20 000.00 | Your net wealth | -R 10 765.44');
  expect(said).toContain('Debt to income');
  expect(said).not.toContain('Long-term');
});
