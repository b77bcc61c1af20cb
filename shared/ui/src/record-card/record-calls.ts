import { lightSingleCalls, type LightCall } from '@phila/contract/calls';
import type { Fields } from '@phila/contract/fields';
import type { RecordType, singleRecordCalls, SinglePaths } from '@phila/contract/records';

/** A record of which each person has one. */
export type SingleRecord = RecordType<Fields, SinglePaths>;

type Calls = ReturnType<typeof singleRecordCalls<SingleRecord>>;

interface RecordCalls {
  read: LightCall<Calls['read']>;
  update: LightCall<Calls['update']>;
  /** What saves it for the first time; `update` for the records that have no call of their own for that. */
  create: LightCall<Calls['update']>;
}

/** The record's calls without their schemas. */
export const recordCalls = ({ paths }: SingleRecord): RecordCalls => {
  const { read, update, create = update } = lightSingleCalls(paths);
  return { read, update, create };
};
