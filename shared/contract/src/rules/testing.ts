import type { Rule } from './rule.ts';

/** Message of a rule that refuses a value, for tests; null if the rule accepts it. */
export const refusalOf = (rule: Rule<string> | Rule<number>, value: unknown): string | null =>
  rule.schema.safeParse(value).error?.issues[0]?.message ?? null;
