import type { AnyCall, Fields, RecordType, singleRecordCalls, SinglePaths } from '@phila/contract';

/** A record of which each person has one. */
export type SingleRecord = RecordType<Fields, SinglePaths>;

type Calls = ReturnType<typeof singleRecordCalls<SingleRecord>>;

const byPath = <C extends AnyCall>(method: C['method'], path: C['path']): C => {
  const declared: Omit<AnyCall, 'value'> & { value: unknown } = {
    method,
    path,
    access: 'person',
    summary: '',
    params: undefined,
    query: undefined,
    body: undefined,
    // Anything but undefined: that would mean a blob.
    value: 'json',
    upload: undefined,
  };
  return declared as C;
};

/**
 * The record's calls by method and path alone: the client checks no schema (decision 0401), and theirs would bring zod
 * to every page that only shows a record. The card's test holds them to the contract.
 */
export const recordCalls = ({ paths }: SingleRecord): Pick<Calls, 'read' | 'update'> => ({
  read: byPath<Calls['read']>('GET', paths.read),
  update: byPath<Calls['update']>('PUT', paths.update),
});
