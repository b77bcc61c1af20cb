import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';
import { fileLine, leftOut } from '../file-line.ts';

export const plansFile = call({
  method: 'POST',
  path: '/Plans/csv',
  access: may('wealth.taxYears.write'),
  stepUp: 'bulk',
  stepUpWhen: 'decided',
  limit: 'upload',
  timeout: 120_000,
  idempotencyKey: true,
  upload: { field: 'File', largest: 10_485_760 },
  summary:
    'Takes the plans of one kind from a CSV file or a workbook, all lines or none, and says what each plan does (docs/guides/import-plans.md). A year of the file takes the place of what was kept of it; dryRun keeps nothing.',
  body: z.strictObject({ dryRun: z.enum(['true', 'false']) }),
  value: z.object({
    isSaved: z.boolean(),
    lines: z.array(fileLine),
    leftOut,
    /** Years in the file, in order; empty if a line is refused. */
    years: z.array(z.int()),
    /** Existing plans of these years that are missing from the file; saving removes them. */
    removed: z.array(z.object({ year: z.int(), name: z.string() })),
  }),
});
