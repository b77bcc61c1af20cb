import * as z from 'zod/mini';

/** Completion of one part as a whole percentage. */
export const overviewResult = z.object({ enumValue: z.int(), percentage: z.int() });
export type OverviewResult = z.output<typeof overviewResult>;
