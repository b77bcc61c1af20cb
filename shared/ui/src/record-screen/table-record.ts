import {
  lightCall,
  type AnyCall,
  type Fields,
  type InputOf,
  type RecordType,
  type tableCalls,
  type TablePaths,
} from '@phila/contract';

/** A record of which a person has any number. */
export type TableRecord = RecordType<Fields, TablePaths>;

/** One of them, as a screen meets it that knows the fields by the definition only. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };

type List = ReturnType<typeof tableCalls<TableRecord>>['list'];
type Sent = Readonly<Record<string, unknown>>;

interface Calls {
  list: List;
  create: AnyCall;
  update: AnyCall;
  remove: AnyCall;
  /** Only some tables delete several at once. */
  bulk: AnyCall | null;
}

const byPath = (method: AnyCall['method'], path: AnyCall['path']): AnyCall =>
  lightCall<AnyCall>(method, path, 'person');

/**
 * A table's calls by method and path alone: the client checks no schema (decision 0401), and theirs would bring zod to
 * every page that only shows records. The screen's test holds them to the contract.
 */
export const callsOf = ({ paths }: TableRecord): Calls => ({
  list: byPath('GET', paths.list) as List,
  create: byPath('POST', paths.create),
  update: byPath('PUT', paths.update),
  remove: byPath('DELETE', paths.remove),
  bulk: paths.bulk === undefined ? null : byPath('DELETE', paths.bulk),
});

/** The id goes into the path, where that has a place for it, or else into the body. */
const identified = (type: TableRecord, { path }: AnyCall, id: string, body: Sent) =>
  path.includes('{id}') ? { params: { id }, body } : { body: { ...body, [type.idInBody]: id } };

export const updateOf = (type: TableRecord, call: AnyCall, id: string, body: Sent): InputOf<AnyCall> =>
  identified(type, call, id, body);

/** A deletion's body is the record, where it has one (seeds 1 §7). */
export const removeOf = (type: TableRecord, call: AnyCall, row: Row): InputOf<AnyCall> =>
  call.path.includes('{id}') ? { params: { id: row.id } } : identified(type, call, row.id, row);
