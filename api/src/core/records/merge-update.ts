import { replacedByUpdate, toBody, toForm } from '@phila/contract';
import type { AnyRecord } from '@phila/contract';
import { Refusal } from '../http/refusal.ts';
import { isObject } from '../plain-object.ts';

type UnknownRecord = Readonly<Record<string, unknown>>;

/**
 * Merges the given fields over the stored ones. An explicit null clears the field, or the rules refuse it. Keeps
 * unknown names, so that the rules refuse them.
 * @param isGroup true for groups, which merge field by field; default: none
 */
export const mergeFields = (
  kept: UnknownRecord,
  sent: UnknownRecord,
  isGroup: (name: string) => boolean = () => false,
): UnknownRecord => {
  const named = Object.entries(sent).map(([name, value]) => {
    const before = Object.hasOwn(kept, name) ? kept[name] : undefined;
    return [name, isGroup(name) && isObject(before) && isObject(value) ? { ...before, ...value } : value];
  });
  return { ...kept, ...(Object.fromEntries(named) as UnknownRecord) };
};

/**
 * Merges an update over the stored record before its rules are checked, so that clients older than a field keep its
 * value. Groups (an address) merge field by field; an explicit null clears. Unknown names stay, for the rules to
 * refuse.
 * @param stored the row as reads return it; null if never saved
 */
export const mergeUpdate = (record: AnyRecord, stored: object | null, sent: UnknownRecord): UnknownRecord => {
  if (stored === null) return sent;
  const kept: UnknownRecord = toBody(record, toForm(record, stored)) as UnknownRecord;
  return mergeFields(
    { ...kept, ...replacedByUpdate(record.fields, sent) },
    sent,
    (name) => Object.hasOwn(record.fields, name) && record.fields[name]?.kind === 'group',
  );
};

/** The most attempts, above the number of concurrent writers of any row. */
const MAX_ATTEMPTS = 100;

const isStale = (error: unknown): boolean => error instanceof Refusal && error.status === 409;

/**
 * Repeats an update if another one wrote between its read and its write, so that both are merged. Terminates, as each
 * repetition means that another write succeeded.
 * @param repeats false for an update with a version, which is refused instead
 * @param attempt reads, merges and writes; throws Refusal 409 if the row changed in the meantime
 */
export const whileStale = async <T>(repeats: boolean, attempt: () => Promise<T>): Promise<T> => {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!repeats || !isStale(error) || attempts >= MAX_ATTEMPTS) throw error;
    }
  }
};
