import * as z from 'zod/mini';

/** What a line of a file does. */
export const lineVerdicts = ['added', 'changed', 'same', 'refused'] as const;
export type LineVerdict = (typeof lineVerdicts)[number];

export const fileLine = z.object({
  /** From 1, as an editor shows it; of a workbook, the number of its row. */
  line: z.int(),
  /** Who the line is about, as the file says it. */
  name: z.string(),
  verdict: z.enum(lineVerdicts),
  /** Why it is refused, or does nothing. */
  message: z.nullable(z.string()),
});
export type FileLine = z.output<typeof fileLine>;

/** The headings of columns that are not known, as the file has them: they are left out. */
export const leftOut = z.array(z.string());
