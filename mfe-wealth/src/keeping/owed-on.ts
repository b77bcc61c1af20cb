import type { LoanResult } from '@phila/finance';

/**
 * Debt on a day by the loan's schedule, after the last instalment due. Without dates it is the whole principal; null
 * once paid off.
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
