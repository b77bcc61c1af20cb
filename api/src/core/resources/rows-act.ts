import type { BulkJobAction } from '@phila/contract';

/** What is to be done with each of some rows. */
export interface RowsAct {
  action: BulkJobAction;
  /** For `change`: the fields to set, each with its value. */
  set?: Readonly<Record<string, unknown>> | undefined;
  /** For `undo`: what is taken back. */
  undoes?: string | undefined;
  /** Names what is done, in the audit and for `undo`. */
  operation: string;
  /** When it was asked for: from when on published rows are public. */
  at: Date;
}
