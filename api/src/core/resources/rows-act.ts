import type { BulkJobAction } from '@phila/contract';

/** An action applied to several rows. */
export interface RowsAct {
  action: BulkJobAction;
  /** For `change`: the new values by field. */
  set?: Readonly<Record<string, unknown>> | undefined;
  /** For `undo`: the operation to undo. */
  undoes?: string | undefined;
  /** Identifies the action in the audit, and for `undo`. */
  operation: string;
  /** When it was requested: published rows are public from then on. */
  at: Date;
}
