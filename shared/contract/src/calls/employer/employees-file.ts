import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';
import { fileLine, leftOut } from '../file-line.ts';

export const employeesFile = call({
  method: 'POST',
  path: '/Account/organizational-structure/{guid}/employees/csv',
  access: may('organisation.members.write'),
  stepUp: 'invitations',
  stepUpWhen: 'decided',
  limit: 'upload',
  timeout: 300_000,
  idempotencyKey: true,
  upload: { field: 'File', largest: 20_971_520 },
  summary:
    'Takes what an organisation supplies about its employees from a CSV file or a workbook, all lines or none, and says what each does (docs/guides/import-employees.md). Employees who have an account are asked whether they belong to it. replace removes the records of employees who are not in the file; dryRun keeps nothing and says nothing of accounts.',
  params: z.strictObject({ guid: z.guid() }),
  body: z.strictObject({
    dryRun: z.enum(['true', 'false']),
    replace: z.enum(['true', 'false']),
  }),
  value: z.object({
    isSaved: z.boolean(),
    lines: z.array(fileLine),
    leftOut,
    /** Employee records missing from the file, and so removed. */
    removed: z.int(),
    /** New accounts, waiting for their first password; 0 if nothing was saved. */
    accounts: z.int(),
  }),
});
