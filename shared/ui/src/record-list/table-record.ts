import {
  lightTableCalls,
  type AnyCall,
  type ClientCall,
  type InputOf,
  type LightCall,
} from '@phila/contract/calls';
import type { Fields } from '@phila/contract/fields';
import type { RecordType, tableCalls, TablePaths } from '@phila/contract/records';

/** A record of which a person has any number. */
export type TableRecord = RecordType<Fields, TablePaths>;

/** One of them, as a screen meets it that knows the fields by the definition only. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };

type List = ReturnType<typeof tableCalls<TableRecord>>['list'];
type Sent = Readonly<Record<string, unknown>>;

interface Calls {
  list: LightCall<List>;
  create: LightCall;
  update: LightCall;
  remove: LightCall;
  /** Only some tables delete several at once. */
  bulk: LightCall | undefined;
}

/** A table's calls without their schemas. */
export const callsOf = ({ paths }: TableRecord): Calls => lightTableCalls(paths);

/** The id goes into the path, where that has a place for it, or else into the body. */
const identified = (type: TableRecord, { path }: ClientCall, id: string, body: Sent) =>
  path.includes('{id}') ? { params: { id }, body } : { body: { ...body, [type.idInBody]: id } };

export const updateOf = (type: TableRecord, call: ClientCall, id: string, body: Sent): InputOf<AnyCall> =>
  identified(type, call, id, body);

/** A deletion's body is the record, where it has one (specification: records). */
export const removeOf = (type: TableRecord, call: ClientCall, row: Row): InputOf<AnyCall> =>
  call.path.includes('{id}') ? { params: { id: row.id } } : identified(type, call, row.id, row);
