import * as z from 'zod/mini';

import { amount, day, name } from '../entry/fields.ts';
import { netWealthGroupNames } from './groups.ts';

const message = 'Enter a list of lines';

/** What a person owns and owes (docs/calculators/net-wealth.md). Rand; liabilities are entered as positive amounts. */
export const netWealthEntry = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        group: z.enum(netWealthGroupNames, { error: 'Choose one of the seven groups' }),
        label: name(100),
        amount: amount(),
        /** The day of the value, where it is another one than the statement's. */
        date: z.optional(day()),
        /** Where the value was taken over from, such as "Mortgage calculator". */
        source: z.optional(name(100)),
      }),
      { error: message },
    )
    .check(z.maxLength(200, 'At most 200 lines')),
  /** Rand a month, from the budget; gives the months of cover. */
  monthlyExpenses: z.optional(amount()),
  /** Rand a month, before tax; gives the debt to income. */
  monthlyIncome: z.optional(amount()),
  /** The day of the statement, for its snapshot. */
  date: z.optional(day()),
});

export type NetWealthEntry = z.infer<typeof netWealthEntry>;
