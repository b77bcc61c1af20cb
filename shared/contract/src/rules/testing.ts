import type { Rule } from './rule.ts';

/** For tests: the text with which a rule refuses a value; null when it accepts it. */
export const refusalOf = (rule: Rule<string> | Rule<number>, value: unknown): string | null =>
  rule.schema.safeParse(value).error?.issues[0]?.message ?? null;
