import { calls } from '@phila/contract';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { settleUnsettled, unsettledMoney } from './unsettled.ts';

const { shop } = calls;

/** Money that no order accounts for, as administrators see to it. */
export const answers: Implementation[] = [
  implement(shop.unsettledMoney, (_input, { database }) => unsettledMoney(database)),
  implement(shop.settleMoney, async ({ params, body }, { database, clock, recordChange }) => {
    const id = params.id.toLowerCase();
    const { before, after } = await settleUnsettled(database, id, body.reason, clock.now());
    recordChange({ rowId: id, before, after });
    return { id };
  }),
];
