import {
  lightCall,
  type Fields,
  type RecordType,
  type singleRecordCalls,
  type SinglePaths,
} from '@phila/contract';

/** A record of which each person has one. */
export type SingleRecord = RecordType<Fields, SinglePaths>;

type Calls = ReturnType<typeof singleRecordCalls<SingleRecord>>;

/**
 * The record's calls by method and path alone: the client checks no schema (decision 0401), and theirs would bring zod
 * to every page that only shows a record. The card's test holds them to the contract.
 */
export const recordCalls = ({ paths }: SingleRecord): Pick<Calls, 'read' | 'update'> => ({
  read: lightCall<Calls['read']>('GET', paths.read, 'person'),
  update: lightCall<Calls['update']>('PUT', paths.update, 'person'),
});
