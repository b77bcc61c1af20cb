import * as z from 'zod/mini';
import { todayKinds } from '../today/today-kinds.ts';

/** Cards of Today, on the dashboard: a read of the contract, made by the service with those of all other remotes. */
export const todayEntry = z.strictObject(
  {
    /** Path of a GET call whose value is `todayCards`: `/Shop/today-orders`. */
    call: z
      .string()
      .check(z.regex(/^\/[A-Za-z/-]+$/, 'A read of cards without parameters, as its path says it')),
    /** Decides the drawing, the words of the day and the verb. */
    kind: z.enum(todayKinds, `A card of Today is one of ${todayKinds.join(', ')}`),
    /** Lower comes first, across remotes; what is overdue or due today comes before all. */
    priority: z.int('A priority is a whole number'),
  },
  'A read of cards has "call", "kind" and "priority" and nothing else',
);

export type TodayEntry = z.output<typeof todayEntry>;
