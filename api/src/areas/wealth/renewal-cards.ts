import { calls } from '@phila/contract';
import { implement, type Implementation } from '../../core/calls/implement.ts';
import { reminderCards } from '../../core/reminders/cards.ts';

/** Pages of what is paid for by a premium, by table: its day is when it renews or ends. */
const PAGES = {
  short_term_insurance: '/wealth/financial-products/short-term-insurance',
  risk_cover: '/wealth/financial-products/risk-cover',
} as const;

/** Policies that renew or end soon, for Today on the dashboard. */
export const implementations: Implementation[] = [
  implement(calls.wealth.todayRenewals, (_input, { database, person, clock }) =>
    reminderCards(database, { personId: person.id, now: clock.now(), pages: PAGES, isOnlyPages: true }),
  ),
];
