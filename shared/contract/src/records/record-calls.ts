import type { AnyCall } from '../call.ts';
import type { Fields } from './field.ts';
import type { SinglePaths, TablePaths } from './paths.ts';
import type { AnyRecord, RecordType } from './record.ts';
import { singleRecordCalls } from './single-record-calls.ts';
import { tableCalls } from './table-calls.ts';

/** Calls of a record by action: `list`, `create` … of a table, `read`, `update` … of a single one. */
export const callsOfRecord = (record: AnyRecord): { readonly [action: string]: AnyCall | undefined } =>
  record.paths.kind === 'table'
    ? tableCalls(record as RecordType<Fields, TablePaths>)
    : { ...singleRecordCalls(record as RecordType<Fields, SinglePaths>) };
