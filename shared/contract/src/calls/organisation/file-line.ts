import * as z from 'zod/mini';

/** Outcomes of a file's line. */
export const lineVerdicts = ['added', 'changed', 'same', 'refused'] as const;
export type LineVerdict = (typeof lineVerdicts)[number];

export const fileLine = z.object({
  /** Line as in an editor, from 1; row number in a workbook. */
  line: z.int(),
  /** Person the line is about, as named in the file. */
  name: z.string(),
  verdict: z.enum(lineVerdicts),
  /** Reason for being refused or having no effect. */
  message: z.nullable(z.string()),
});
export type FileLine = z.output<typeof fileLine>;

/** Unknown column headings, which are ignored. */
export const leftOut = z.array(z.string());
