import * as z from 'zod/mini';
import type { OptionField, YesNoField } from './field.ts';

/**
 * Question added after a release. A body without it comes from an older page and gets this answer; current forms always
 * require one.
 */
export const whenMissing = <F extends YesNoField<true> | OptionField<string, true>>(
  field: F,
  answer: boolean | string,
): F => ({
  ...field,
  // `toBody` fills in the answer before validation, so its result always has one.
  bodySchema: z.optional<z.ZodMiniType>(field.bodySchema) as unknown as F['bodySchema'],
  toBody: (sent: unknown) => field.toBody(sent === undefined ? answer : sent),
});
