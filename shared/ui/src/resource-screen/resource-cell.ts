import type { AnyField } from '@phila/contract/fields';
import type { AnyResource } from '@phila/contract/resources';
import { columnsOf, textOf, type Column, type Row } from '../record-list/index.ts';
import type { NameOf } from '../record-list/index.ts';
import type { ResourceItem } from './resource-row.ts';

/** Every field that fits a cell, in the order of the form. */
export const everyColumn = (resource: AnyResource): Column[] => columnsOf({ ...resource, columns: null });

/** The columns that a list has until a person chooses others. */
export const usualColumns = (resource: AnyResource): string[] => columnsOf(resource).map(({ name }) => name);

/** A value in words; '' for a blank. */
export const cellText = (name: string, field: AnyField, row: ResourceItem, nameOf: NameOf): string =>
  field.kind === 'group' || field.kind === 'fixed'
    ? ''
    : // Only the row's values are looked at; its id is a number here.
      textOf({ name, field }, row as unknown as Row, nameOf);

/** What people know a row by. */
export const nameOfRow = (resource: AnyResource, row: ResourceItem): string =>
  String(row[resource.named] ?? '') || `${resource.title} ${row.id}`;
