import type { NetWorth, NetWorthLine } from '@phila/contract/calls';

let made = 0;

/** A line of net worth for tests. */
export const lineOf = (more: Partial<NetWorthLine>): NetWorthLine => {
  made += 1;
  const value = more.value === undefined ? 1_000 : more.value;
  return {
    of: 'asset',
    id: `01910000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    kind: 7,
    name: 'Piano',
    isOwed: false,
    value,
    whole: value,
    day: '2026-11-01',
    isWorkedOut: false,
    isOld: false,
    share: 100,
    endedOn: null,
    values: [value],
    loanId: null,
    policy: null,
    monthly: null,
    ...more,
  };
};

/** Net worth of a person without records, for tests. */
export const noWorth: NetWorth = {
  today: '2026-11-30',
  own: 0,
  owe: 0,
  net: 0,
  change: null,
  pay: { total: 0, percentOfPay: null, parts: [] },
  next: null,
  points: [{ day: '2026-11-30', own: 0, owe: 0, net: 0 }],
  lines: [],
  statementLines: 0,
};
