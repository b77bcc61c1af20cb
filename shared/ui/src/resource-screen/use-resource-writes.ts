import { lightCall } from '@phila/contract/calls';
import type { May } from '@phila/contract/permissions';
import type {
  AnyResource,
  BulkAnswer,
  BulkBody,
  ResourceCalls,
  WriteAnswer,
} from '@phila/contract/resources';
import { newIdempotencyKey, send, sendFile } from '@phila/platform';
import type { BodyOf, Path } from '@phila/contract/records';
import { useRef, type ReactNode } from 'react';
import { useConfirmedWrite } from '../confirm-password/index.ts';
import type { ResourceItem } from './resource-row.ts';
import { refreshBulkJobs, refreshRows } from './use-bulk-jobs.ts';
import { useResourceCalls } from './use-resource-rows.ts';

/** What a write did, by the name that undo takes it back by; null where the person did not give the password. */
export type Written = { operation: string; row: ResourceItem } | null;

type Body = BodyOf<AnyResource>;

export interface ResourceWrites {
  create: (body: Body) => Promise<Written>;
  update: (id: number, body: Body) => Promise<Written>;
  remove: (id: number) => Promise<Written>;
  restore: (id: number) => Promise<Written>;
  /** `at` in ISO 8601; null for a draft. */
  publish: (id: number, at: string | null) => Promise<Written>;
  savePicture: (id: number, picture: string, file: File) => Promise<Written>;
  removePicture: (id: number, picture: string) => Promise<Written>;
  order: (ids: readonly number[]) => Promise<BulkAnswer | null>;
  bulk: (body: BulkBody) => Promise<BulkAnswer | null>;
  /** Makes a call that another remote declares for these rows, and that answers as `bulk` does. */
  bulkBy: (path: Path, access: May, body: object) => Promise<BulkAnswer | null>;
  /** @param id of the one row to be set back to what it was before; default: each row of the write that was not changed since */
  undo: (operation: string, id?: number) => Promise<BulkAnswer | null>;
  /** Asks for the password where the service wants it; to be shown by the screen. */
  dialog: ReactNode;
}

/** @throws where a screen offers what the definition leaves out */
const declared = <C>(call: C | undefined): C => {
  if (call === undefined) throw new Error('The definition of the resource has no such call');
  return call;
};

/** What changes the rows of a resource. Lists, counts and histories that are shown are read again after each. */
export const useResourceWrites = (
  resource: AnyResource,
  refreshes: readonly { path: Path }[] = [],
): ResourceWrites => {
  const calls = useResourceCalls(resource);
  const { write, dialog } = useConfirmedWrite();
  const key = useRef<string | null>(null);

  const confirmed = async <T>(work: () => Promise<T>): Promise<T | null> => {
    const result = await write(work);
    if (!result.done) return null;
    refreshRows(calls, refreshes);
    return result.value;
  };
  /** Where a job does it, its progress is shown from now on. */
  const many = async (work: () => Promise<BulkAnswer>): Promise<BulkAnswer | null> => {
    const answer = await confirmed(work);
    if (answer?.job !== undefined) refreshBulkJobs();
    return answer;
  };
  const one = async (work: () => Promise<unknown>): Promise<Written> =>
    (await confirmed(work as () => Promise<WriteAnswer<AnyResource>>)) as Written;

  return {
    create: async (body) => {
      // Sent again after a lost reply, it adds no second row.
      key.current ??= newIdempotencyKey();
      const idempotencyKey = key.current;
      const added = await one(() => send(calls.create, { body }, { idempotencyKey }));
      if (added !== null) key.current = null;
      return added;
    },
    update: (id, body) => one(() => send(calls.update, { params: { id }, body })),
    remove: (id) => one(() => send(calls.remove, { params: { id } })),
    restore: (id) => one(() => send(declared(calls.restore), { params: { id } })),
    publish: (id, at) => one(() => send(declared(calls.publish), { params: { id }, body: { at } })),
    savePicture: (id, picture, file) =>
      one(() => sendFile(declared(calls.savePicture), { params: { id, picture }, file })),
    removePicture: (id, picture) =>
      one(() => send(declared(calls.removePicture), { params: { id, picture } })),
    order: (ids) => confirmed(() => send(declared(calls.order), { body: { ids: [...ids] } })),
    bulk: (body) => many(() => send(calls.bulk, { body })),
    bulkBy: (path, access, body) =>
      confirmed(() =>
        send(lightCall<ResourceCalls['bulk']>('POST', path, access), { body: body as BulkBody }),
      ),
    undo: (operation, id) =>
      many(() => send(calls.undo, { body: { operation, ...(id === undefined ? {} : { id }) } })),
    dialog,
  };
};
