import type { Context } from '../../../core/calls/implement.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';

/** Change of a field as the audit shows it. */
export interface AuditLine {
  field: string;
  before: string | null;
  after: string | null;
}

/** Records an act on a remote in the audit, in the transaction of the call. */
export const recordAct = (
  { clock, recordChange }: Pick<Context<'may site.remotes.write'>, 'clock' | 'recordChange'>,
  remote: string,
  action: string,
  difference: AuditLine[],
): void =>
  recordChange({
    rowId: remote,
    before: Object.fromEntries(difference.map(({ field, before }) => [field, before])),
    after: Object.fromEntries(difference.map(({ field, after }) => [field, after])),
    resource: { name: 'remotes', action, version: 0, operation: uuidv7(clock.now()), difference },
  });
