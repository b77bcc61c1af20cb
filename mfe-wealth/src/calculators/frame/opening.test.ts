import { shippedFigures } from '@phila/finance/figure-tables';
import { loanWith } from '../loan/loan.ts';
import { fragmentOf } from '../../keeping/link-entry.ts';
import { isSameEntry, openingOf } from './opening.ts';

const loan = loanWith(shippedFigures);

const entry = (amount: number) => ({ amount, annualInterestRate: 10, termMonths: 12 });
const open = (sources: Partial<Parameters<typeof openingOf>[1]>) =>
  openingOf(loan, { hash: '', draft: null, saved: null, ...sources });

it('opens with what the form starts with where there is nothing else', () => {
  expect(open({})).toEqual({ entry: null, typed: null, origin: 'start', isLinkBroken: false });
});

it('prefers the link, then what was typed, then what is saved', () => {
  const saved = entry(1);
  const draft = { amount: 2 };
  expect(open({ saved }).entry).toEqual(saved);
  expect(open({ saved, draft })).toMatchObject({ typed: { amount: 2 }, origin: 'draft' });
  const link = open({ saved, draft, hash: fragmentOf('entry', entry(3)) });
  expect(link).toMatchObject({ entry: entry(3), origin: 'link' });
  expect(open({ saved, hash: fragmentOf('keep', entry(3)) }).origin).toBe('visitor');
});

it.each(['#entry=%', fragmentOf('entry', { amount: -1 }), fragmentOf('keep', { ...entry(1), script: 1 })])(
  'says of the link %.24s that it is broken, and loses nothing that was typed',
  (hash) =>
    expect(open({ hash, draft: { amount: 2 } })).toMatchObject({ typed: { amount: 2 }, isLinkBroken: true }),
);

it('keeps typing that is not right yet, and passes over what is no draft and an entry that the engine refuses', () => {
  expect(open({ draft: { amount: 'x' } })).toMatchObject({ typed: { amount: 'x' }, origin: 'draft' });
  for (const draft of [7, 'x', {}, { other: 1 }])
    expect(open({ draft, saved: { termMonths: 0 } }).origin).toBe('start');
});

it('knows the same entry in another order', () => {
  expect(isSameEntry({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(isSameEntry({ a: 1 }, { a: 2 })).toBe(false);
  expect(isSameEntry(null, {})).toBe(false);
});
