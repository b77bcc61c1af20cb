import {
  lightTableCalls,
  type AnyCall,
  type ClientCall,
  type InputOf,
  type LightCall,
} from '@phila/contract/calls';
import type { Fields } from '@phila/contract/fields';
import type { RecordType, tableCalls, TablePaths } from '@phila/contract/records';

/** A record that a person can have any number of. */
export type TableRecord = RecordType<Fields, TablePaths>;

/** A row of it, for screens that know its fields only by the definition. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };

type List = ReturnType<typeof tableCalls<TableRecord>>['list'];
type RowBody = Readonly<Record<string, unknown>>;

interface Calls {
  list: LightCall<List>;
  create: LightCall;
  update: LightCall;
  remove: LightCall;
  /** Deletes several at once; only some tables have it. */
  bulk: LightCall | undefined;
}

/** Gives a table's calls without their schemas. */
export const callsOf = ({ paths }: TableRecord): Calls => lightTableCalls(paths);

/** Puts the id into the path if that has a place for it, or else into the body. */
const identified = (type: TableRecord, { path }: ClientCall, id: string, body: RowBody) =>
  path.includes('{id}') ? { params: { id }, body } : { body: { ...body, [type.idInBody]: id } };

export const updateOf = (type: TableRecord, call: ClientCall, id: string, body: RowBody): InputOf<AnyCall> =>
  identified(type, call, id, body);

/** Builds the input of a deletion. If the call has a body, it is the record (specification: records). */
export const removeOf = (type: TableRecord, call: ClientCall, row: Row): InputOf<AnyCall> =>
  call.path.includes('{id}') ? { params: { id: row.id } } : identified(type, call, row.id, row);
