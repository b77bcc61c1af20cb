import type * as z from 'zod/mini';

/**
 * Rule for a value, with its messages. Only rules use zod: records and calls name rules. A rule refuses a blank with
 * its first message; `ifGiven` accepts blanks.
 */
export interface Rule<T, Required extends boolean = boolean> {
  readonly schema: z.ZodMiniType<T, T>;
  readonly required: Required;
  /** Names the part of a text that is refused, beside the message: “2” cannot be in a name. */
  readonly explain?: (typed: string) => string | null;
}

export const rule = <T>(schema: z.ZodMiniType<T, T>): Rule<T, true> => ({ schema, required: true });

/** Makes a rule optional. */
export const ifGiven = <T>(given: Rule<T>): Rule<T, false> => ({ ...given, required: false });
