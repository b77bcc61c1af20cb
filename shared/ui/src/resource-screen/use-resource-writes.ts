import { lightCall } from '@phila/contract/calls';
import type { May } from '@phila/contract/permissions';
import type {
  AnyResource,
  BulkAnswer,
  BulkBody,
  ResourceCalls,
  WriteAnswer,
} from '@phila/contract/resources';
import { CallError, send, sendFile } from '@phila/platform';
import type { BodyOf, Path } from '@phila/contract/records';
import type { ReactNode } from 'react';
import { useConfirmedWrite } from '../confirm-password/index.ts';
import { areKept } from './kept-fields.ts';
import type { ResourceItem } from './resource-row.ts';
import { refreshBulkJobs, refreshRows } from './use-bulk-jobs.ts';
import { useResourceCalls } from './use-resource-calls.ts';

/** What a write did; null where the person did not give the password. */
export type Written = {
  /** The name that undo takes it back by; null where what was before is not kept. */
  operation: string | null;
  row: ResourceItem;
} | null;

/** What a write did with several rows. */
export type WrittenRows = Omit<BulkAnswer, 'operation'> & Pick<NonNullable<Written>, 'operation'>;

type Body = BodyOf<AnyResource>;

/** A row as it is shown. */
type OfVersion = Pick<ResourceItem, 'id' | 'version'>;

const atVersion = ({ id, version }: OfVersion) => ({ params: { id }, query: { Version: version } });

export interface ResourceWrites {
  /** @param key of the filling of the form that it comes from: sent again after a lost reply, it adds no second row */
  create: (body: Body, key: string) => Promise<Written>;
  /** @param body with the version that it was filled from, which the service asks for as for each change of one row */
  update: (id: number, body: Body & { version: number }) => Promise<Written>;
  remove: (row: OfVersion) => Promise<Written>;
  restore: (row: OfVersion) => Promise<Written>;
  /** From a time on (ISO 8601), now by the service's clock, or null for a draft. */
  publish: (row: OfVersion, at: string | null) => Promise<Written>;
  /** @param key of this choice of the file */
  savePicture: (row: OfVersion, picture: string, file: File, key: string) => Promise<Written>;
  removePicture: (row: OfVersion, picture: string) => Promise<Written>;
  order: (ids: readonly number[]) => Promise<BulkAnswer | null>;
  bulk: (body: BulkBody) => Promise<WrittenRows | null>;
  /** Makes a call that another remote declares for these rows, and that answers as `bulk` does. */
  bulkBy: (path: Path, access: May, body: object) => Promise<BulkAnswer | null>;
  /** @param id of the one row to be set back to what it was before; default: each row of the write that was not changed since */
  undo: (operation: string, id?: number) => Promise<BulkAnswer | null>;
  /** The rows that a query finds, as a file; null where the person did not give the code that it asks for. */
  exportRows: (query: object) => Promise<Blob | null>;
  /** Asks for a code, or the password, where the service wants one; to be shown by the screen. */
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
  /** @param isKept whether what was before is kept, so that it can be taken back; default: it is */
  const one = async (work: () => Promise<unknown>, isKept = true): Promise<Written> => {
    const written = (await confirmed(work as () => Promise<WriteAnswer<AnyResource>>)) as Written;
    return isKept || written === null ? written : { ...written, operation: null };
  };

  return {
    create: (body, idempotencyKey) =>
      one(() => send(calls.create, { body }, { idempotencyKey })).catch((error: unknown) => {
        // Without a reply it may have been added all the same: the list tells.
        if (error instanceof CallError && error.status === 0) refreshRows(calls, refreshes);
        throw error;
      }),
    update: (id, body) =>
      one(() => send(calls.update, { params: { id }, body }), areKept(resource, Object.keys(body))),
    remove: (row) => one(() => send(calls.remove, atVersion(row)), resource.isRestorable),
    restore: (row) => one(() => send(declared(calls.restore), atVersion(row))),
    publish: (row, at) => one(() => send(declared(calls.publish), { ...atVersion(row), body: { at } })),
    savePicture: ({ id, version }, picture, file, idempotencyKey) =>
      one(
        () =>
          sendFile(
            declared(calls.savePicture),
            { params: { id, picture }, query: { Version: version }, file },
            { idempotencyKey },
          ),
        false,
      ),
    removePicture: ({ id, version }, picture) =>
      one(
        () => send(declared(calls.removePicture), { params: { id, picture }, query: { Version: version } }),
        false,
      ),
    order: (ids) => confirmed(() => send(declared(calls.order), { body: { ids: [...ids] } })),
    bulk: async (body) => {
      const answer = await many(() => send(calls.bulk, { body }));
      const isKept =
        body.action === 'remove' ? resource.isRestorable : areKept(resource, Object.keys(body.set ?? {}));
      return isKept || answer === null ? answer : { ...answer, operation: null };
    },
    bulkBy: (path, access, body) =>
      confirmed(() =>
        send(lightCall<ResourceCalls['bulk']>('POST', path, access), { body: body as BulkBody }),
      ),
    undo: (operation, id) =>
      many(() => send(calls.undo, { body: { operation, ...(id === undefined ? {} : { id }) } })),
    exportRows: async (query) => {
      const made = await write(() => send(calls.exportRows, { query: query as never }));
      return made.done ? made.value : null;
    },
    dialog,
  };
};
