import type * as z from 'zod/mini';

/**
 * What a value must be, with the text said when it is not. Rules are the only place with zod in them: records and
 * calls name rules. A rule refuses a blank value with its own first text; `ifGiven` lets blanks through.
 */
export interface Rule<T, Required extends boolean = boolean> {
  readonly schema: z.ZodMiniType<T, T>;
  readonly required: Required;
  /** What in a refused text the rule is about, said beside its own words: “2” cannot be in a name. */
  readonly explain?: (typed: string) => string | null;
}

export const rule = <T>(schema: z.ZodMiniType<T, T>): Rule<T, true> => ({ schema, required: true });

/** The same rule for a value that may be left out. */
export const ifGiven = <T>(given: Rule<T>): Rule<T, false> => ({ ...given, required: false });
