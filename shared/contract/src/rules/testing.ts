import type { Rule } from './rule.ts';

/** Message with which a rule refuses a value, for tests; null if it accepts it. */
export const refusalOf = (rule: Rule<string> | Rule<number>, value: unknown): string | null =>
  rule.schema.safeParse(value).error?.issues[0]?.message ?? null;
