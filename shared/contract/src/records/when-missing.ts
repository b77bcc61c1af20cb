import * as z from 'zod/mini';
import type { YesNoField } from './field.ts';

/**
 * A question that was added to what was released already. A body that does not name it is one from before, and is taken
 * with this answer; a form always names it, and has to be answered.
 */
export const whenMissing = (field: YesNoField<true>, answer: boolean): YesNoField<true> => ({
  ...field,
  // `toBody` fills the answer in before the schema is asked, so that what it gives is never without one.
  bodySchema: z.optional(field.bodySchema) as unknown as YesNoField<true>['bodySchema'],
  toBody: (sent) => field.toBody(sent === undefined ? answer : sent),
});
