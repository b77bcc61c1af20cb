import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { storableText } from '../../rules/text.ts';

const LEAST = 'Please enter at least 2 letters';

const found = z.object({
  /** Row id as in its page's address. */
  id: z.string(),
  name: z.string(),
  /** Text that tells rows of the same name apart; null if none does. */
  detail: z.nullable(z.string()),
  /** State in a word or two; null for rows that have none. */
  state: z.nullable(
    z.object({
      name: z.string(),
      tone: z.enum(['neutral', 'success', 'warning', 'danger', 'info']),
    }),
  ),
});
export type Found = z.output<typeof found>;

const group = z.object({
  /** `people`, `orders`, `voucher-codes`, or the name of a resource: `shop-products`. */
  kind: z.string(),
  /** First matches, names that begin with the text first; never empty. */
  found: z.array(found),
});
export type FoundGroup = z.output<typeof group>;

export const find = call({
  method: 'POST',
  path: '/Administration/find',
  access: 'person',
  saves: false,
  people: true,
  summary:
    'Looks for a few people, orders, voucher codes and rows of resources that a text finds, each with its state, of each kind that the person has the right to read; nothing for a person without a role. People are found as by the search for people; orders by number, invoice, buyer, amount and the reference of a payment; a voucher code only whole. Every search is counted and kept in the audit. A body and no query, so that what somebody is called stands in no address and no log.',
  body: z.strictObject({
    text: z.string(LEAST).check(z.trim(), z.minLength(2, LEAST), ...storableText(100)),
  }),
  value: z.array(group),
});
