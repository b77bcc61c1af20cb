import type { Database } from '../database/open.ts';

/** Keeps something in step with a table's rows: reminders, values over time. */
export interface RowFollower<Row> {
  /**
   * Runs after a row was saved, in its transaction.
   * @param saved `before` is the row that was replaced; null for a new one
   */
  follow?(
    tx: Database,
    personId: string,
    saved: { id: string; row: Row; before: Row | null },
    now: Date,
  ): Promise<void>;
  /** Runs after rows were deleted, in their transaction. */
  forget?(tx: Database, personId: string, ids: readonly string[]): Promise<void>;
}
