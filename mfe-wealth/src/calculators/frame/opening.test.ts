import { loan } from '../loan/loan.ts';
import { fragmentOf } from '../../keeping/link-entry.ts';
import { isSameEntry, openingOf } from './opening.ts';

const entry = (amount: number) => ({ amount, annualInterestRate: 10, termMonths: 12 });
const open = (sources: Partial<Parameters<typeof openingOf>[1]>) =>
  openingOf(loan, { hash: '', draft: null, saved: null, ...sources });

it('opens with the example where there is nothing else', () => {
  expect(open({})).toEqual({ entry: null, origin: 'example', isLinkBroken: false });
});

it('prefers the link, then what was typed, then what is saved', () => {
  const saved = entry(1);
  const draft = entry(2);
  expect(open({ saved }).entry).toEqual(saved);
  expect(open({ saved, draft })).toMatchObject({ entry: draft, origin: 'draft' });
  const link = open({ saved, draft, hash: fragmentOf('entry', entry(3)) });
  expect(link).toMatchObject({ entry: entry(3), origin: 'link' });
  expect(open({ saved, hash: fragmentOf('keep', entry(3)) }).origin).toBe('visitor');
});

it.each(['#entry=%', fragmentOf('entry', { amount: -1 }), fragmentOf('keep', { ...entry(1), script: 1 })])(
  'says of the link %.24s that it is broken, and loses nothing that was typed',
  (hash) => expect(open({ hash, draft: entry(2) })).toMatchObject({ entry: entry(2), isLinkBroken: true }),
);

it('passes over a draft and an entry that the engine refuses', () => {
  expect(open({ draft: { amount: 'x' }, saved: { termMonths: 0 } }).origin).toBe('example');
});

it('knows the same entry in another order', () => {
  expect(isSameEntry({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(isSameEntry({ a: 1 }, { a: 2 })).toBe(false);
  expect(isSameEntry(null, {})).toBe(false);
});
