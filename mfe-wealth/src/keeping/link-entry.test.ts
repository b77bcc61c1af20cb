import { fragmentOf, readFragment } from './link-entry.ts';

it.each([
  ['entry', { purchasePrice: 1_250_000.5, annualInterestRate: 10.5 }],
  ['keep', { lines: [{ label: 'Ma se huis – Üñí 🏠', amount: 1 }] }],
] as const)('carries %s and reads it back', (purpose, entry) => {
  const fragment = fragmentOf(purpose, entry);
  expect(fragment).toMatch(/^#(entry|keep)=[\w-]+$/);
  expect(readFragment(fragment)).toEqual({ purpose, entry });
});

it.each(['', '#', '#services', '#entry'])('takes %j for a place on the page', (hash) => {
  expect(readFragment(hash)).toBeNull();
});

it.each(['#entry=', '#entry=%%', '#keep=abc', `#entry=${btoa('{half')}`, `#entry=${'A'.repeat(20_001)}`])(
  'says of %.20s that it cannot be read',
  (hash) => expect(readFragment(hash)).toBe('unreadable'),
);
