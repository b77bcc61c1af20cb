import { labelOf, toForm } from '@phila/contract/records';
import type { Row, TableRecord } from '../../lists/record-list/index.ts';

/**
 * Returns the heading of a column: the field's label if all rows agree on it, or else a new form's label. Two labels
 * would not fit beside the side panel.
 */
export const headOf = (type: TableRecord, name: string, rows: readonly Row[]): string => {
  const [label, ...others] = new Set(rows.map((row) => labelOf(type, name, toForm(type, row))));
  return label !== undefined && others.length === 0 ? label : labelOf(type, name, toForm(type, null));
};
