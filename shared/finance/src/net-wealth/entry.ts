import * as z from 'zod/mini';

import { amount, day, name } from '../entry/fields.ts';
import { netWealthGroupNames } from './groups.ts';

const message = 'Enter a list of lines';

/** A person's assets and liabilities (docs/calculators/net-wealth.md). Rand; liabilities are positive amounts. */
export const netWealthEntry = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        group: z.enum(netWealthGroupNames, { error: 'Choose one of the seven groups' }),
        label: name(100),
        amount: amount(),
        /** Day of the value, if not the statement's. */
        date: z.optional(day()),
        /** Source of the value, such as "Mortgage calculator". */
        source: z.optional(name(100)),
      }),
      { error: message },
    )
    .check(z.maxLength(200, 'At most 200 lines')),
  /** Rand a month, from the budget; needed for the months of cover. */
  monthlyExpenses: z.optional(amount()),
  /** Rand a month, before tax; needed for debt to income. */
  monthlyIncome: z.optional(amount()),
  date: z.optional(day()),
});

export type NetWealthEntry = z.infer<typeof netWealthEntry>;
