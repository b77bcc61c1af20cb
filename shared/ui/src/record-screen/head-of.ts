import { labelOf, toForm } from '@phila/contract/records';
import type { Row, TableRecord } from '../record-list/index.ts';

/**
 * What heads a column: what the field is called in the rows below it, 'Company Name or Project Name' where they call it
 * differently, in an order that sorting the rows does not change; without rows, what a new form calls it.
 */
export const headOf = (type: TableRecord, name: string, rows: readonly Row[]): string => {
  const labels = (rows.length === 0 ? [null] : rows).map((row) => labelOf(type, name, toForm(type, row)));
  return [...new Set(labels)].toSorted().join(' or ');
};
