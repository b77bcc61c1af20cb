import { lightSingleCalls, type LightCall } from '@phila/contract/calls';
import type { Fields } from '@phila/contract/fields';
import type { RecordType, singleRecordCalls, SinglePaths } from '@phila/contract/records';

/** A record that each person has once. */
export type SingleRecord = RecordType<Fields, SinglePaths>;

type Calls = ReturnType<typeof singleRecordCalls<SingleRecord>>;

interface RecordCalls {
  read: LightCall<Calls['read']>;
  update: LightCall<Calls['update']>;
  /** Saves it for the first time; the same as `update` for records without a call for that. */
  create: LightCall<Calls['update']>;
}

/** Gives the record's calls without their schemas. */
export const recordCalls = ({ paths }: SingleRecord): RecordCalls => {
  const { read, update, create = update } = lightSingleCalls(paths);
  return { read, update, create };
};
