import { type AnyField, holds } from '@phila/contract/fields';
import { amountText } from '@phila/contract/format';
import type { AnyResource } from '@phila/contract/resources';
import { columnsOf, textOf, type Column, type Row } from '../../lists/record-list/index.ts';
import type { NameOf } from '../../lists/record-list/index.ts';
import type { ResourceItem } from './resource-row.ts';

/** Gives every field that fits a cell, in the order of the form. */
export const everyColumn = (resource: AnyResource): Column[] => columnsOf({ ...resource, columns: null });

/** Gives a list's columns before a person has chosen any. */
export const usualColumns = (resource: AnyResource): string[] => columnsOf(resource).map(({ name }) => name);

/** Writes an amount in the unit of its row's other field; undefined for any other value. */
const inItsUnit = (field: AnyField, value: unknown, row: ResourceItem): string | undefined => {
  if (field.kind !== 'amount' || field.unitBy === undefined || typeof value !== 'number') return undefined;
  const unit = field.unitBy.units[String(row[field.unitBy.field])];
  return unit === undefined ? undefined : amountText(value, unit);
};

/** Writes a value in words; '' for a blank. */
export const cellText = (name: string, field: AnyField, row: ResourceItem, nameOf: NameOf): string =>
  holds(field, 'fields', 'constant')
    ? ''
    : (inItsUnit(field, row[name], row) ??
      // Widens the type: only the row's values are read; its id is a number here.
      textOf({ name, field }, row as unknown as Row, nameOf));

/** Names a row by the field that people know it by. */
export const nameOfRow = (resource: AnyResource, row: ResourceItem): string =>
  String(row[resource.named] ?? '') || `${resource.title} ${row.id}`;
