import { paidUntil } from './paid-until.ts';

test.each([
  ['2026-11-22', '2029-11-22'],
  ['2024-02-29', '2027-02-28'],
  ['2025-02-28', '2028-02-28'],
  ['2026-12-31', '2029-12-31'],
])('what is bought on %s stays valid until %s', (day, end) => expect(paidUntil(day)).toBe(end));
