import { labelOf, toForm } from '@phila/contract/records';
import type { Row, TableRecord } from '../record-list/index.ts';

/**
 * What heads a column: what the field is called in every row below it; what a new form calls it where they differ, or
 * there are none. Both names side by side would not fit beside the side panel.
 */
export const headOf = (type: TableRecord, name: string, rows: readonly Row[]): string => {
  const [label, ...others] = new Set(rows.map((row) => labelOf(type, name, toForm(type, row))));
  return label !== undefined && others.length === 0 ? label : labelOf(type, name, toForm(type, null));
};
