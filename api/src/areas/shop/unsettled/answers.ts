import { calls } from '@phila/contract';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { settleUnsettled, unsettledMoney } from './unsettled.ts';

const { shop } = calls;

/** Lets administrators settle money that belongs to no order. */
export const answers: Implementation[] = [
  implement(shop.unsettledMoney, (_input, { database }) => unsettledMoney(database)),
  implement(shop.settleMoney, async ({ params, body }, { database, clock, recordChange }) => {
    const id = params.id.toLowerCase();
    const { before, after } = await settleUnsettled(database, id, body.reason, clock.now());
    recordChange({ rowId: id, before, after });
    return { id };
  }),
];
