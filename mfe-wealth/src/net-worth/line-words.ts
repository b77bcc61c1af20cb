import type { NetWorth, NetWorthLine } from '@phila/contract/calls';
import { dateText, moneyText, monthText, percentText } from '@phila/contract/format';

const dayWords = ({ value, day, isWorkedOut, isOld, endedOn }: NetWorthLine): string => {
  if (endedOn !== null) return `until ${dateText(endedOn)}`;
  if (value === null) return 'its value is not known';
  if (day === null) return 'the day of this value is not known';
  if (isWorkedOut) return `worked out from ${dateText(day)}`;
  return isOld ? `value last checked in ${monthText(day.slice(0, 7))}` : `as of ${dateText(day)}`;
};

/** Says below a line since when its figure is, what part of it counts, its loan, and what insures it. */
export const lineWords = (line: NetWorthLine, lines: readonly NetWorthLine[]): string[] => {
  const { share, whole, endedOn, loanId, policy } = line;
  const loan = lines.find(({ of, id }) => of === 'loan' && id === loanId);
  return [
    dayWords(line),
    ...(share === 100 || whole === null ? [] : [`your ${percentText(share)} of ${moneyText(whole)}`]),
    ...(endedOn !== null && whole !== null ? [`was worth ${moneyText(whole)}`] : []),
    ...(loan === undefined || loan.value === null
      ? []
      : [`${loan.name.split(',')[0]?.toLowerCase()} ${moneyText(loan.value)}`]),
    ...(policy === null ? [] : [`insured: ${policy}`]),
  ];
};

/** Says the change since a month: `up R 12 300.00 since June 2026`; null where none is known. */
export const changeWords = (change: NetWorth['change']): string | null => {
  if (change === null) return null;
  const since = monthText(change.since.slice(0, 7));
  if (change.amount === 0) return `as much as at the end of ${since}`;
  return `${change.amount > 0 ? 'up' : 'down'} ${moneyText(Math.abs(change.amount))} since the end of ${since}`;
};
