import * as z from 'zod/mini';

/** Outcomes of a file's line. */
export const lineVerdicts = ['added', 'changed', 'same', 'refused'] as const;
export type LineVerdict = (typeof lineVerdicts)[number];

/** Field changed by a line of a file, as display text. */
const importedField = z.object({
  label: z.string(),
  before: z.string(),
  after: z.string(),
  /** Digits lost because a spreadsheet converted the text to a number; null if anything else changed. */
  lost: z.nullable(z.enum(['leadingZeros', 'trailingDigits'])),
});
export type ImportedField = z.output<typeof importedField>;

export const fileLine = z.object({
  /** Line as in an editor, from 1; row number in a workbook. */
  line: z.int(),
  /** Person or thing that the line is about, as named in the file. */
  name: z.string(),
  verdict: z.enum(lineVerdicts),
  /** Reason for being refused or having no effect. */
  message: z.nullable(z.string()),
  /** Changed fields of an existing row or plan. */
  fields: z.array(importedField),
});
export type FileLine = z.output<typeof fileLine>;

/** Unknown column headings; their columns are ignored. */
export const leftOut = z.array(z.string());
