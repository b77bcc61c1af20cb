import type { LoanResult } from '@phila/finance';

/**
 * What is owed of a loan on a day, read from its schedule: after the last instalment that was due by then. Without
 * dates, the whole principal; null once nothing is owed.
 * @param today YYYY-MM-DD
 */
export const owedOn = (
  { principal, schedule }: Pick<LoanResult, 'principal' | 'schedule'>,
  today: string,
): number | null => {
  const paid = schedule.findLast(({ date }) => date !== null && date <= today);
  const owed = paid === undefined ? principal : paid.closing;
  return owed > 0 ? owed : null;
};
