import * as z from 'zod/mini';

import { amount, day } from '../entry/fields.ts';
import { netWealthGroupNames } from './groups.ts';

const message = 'Enter a list of lines';

/** What somebody owns and owes (calculators.md sections 6 and 9). Rand; liabilities are entered as positive amounts. */
export const netWealthEntry = z.object({
  lines: z
    .array(
      z.object({
        group: z.enum(netWealthGroupNames, { error: 'Choose one of the seven groups' }),
        label: z
          .string({ error: 'Enter a name' })
          .check(z.trim(), z.minLength(1, 'Enter a name'), z.maxLength(100, 'At most 100 characters')),
        amount: amount(),
      }),
      { error: message },
    )
    .check(z.maxLength(200, 'At most 200 lines')),
  /** Rand a month, from the budget; gives the months of cover. */
  monthlyExpenses: z.optional(amount()),
  /** The day of the statement, for its snapshot. */
  date: z.optional(day()),
});

export type NetWealthEntry = z.infer<typeof netWealthEntry>;
