import * as z from 'zod/mini';
import type { YesNoField } from './field.ts';

/**
 * Question added after a release. A body without it comes from an older page and gets this answer; current forms always
 * require one.
 */
export const whenMissing = (field: YesNoField<true>, answer: boolean): YesNoField<true> => ({
  ...field,
  // `toBody` fills in the answer before validation, so its result always has one.
  bodySchema: z.optional(field.bodySchema) as unknown as YesNoField<true>['bodySchema'],
  toBody: (sent) => field.toBody(sent === undefined ? answer : sent),
});
