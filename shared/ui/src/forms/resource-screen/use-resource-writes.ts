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

/** The result of a write; null if the person did not confirm. */
export type WriteResult = {
  /** The name of the write, for undo; null if the service does not keep the former values. */
  operation: string | null;
  row: ResourceItem;
} | null;

/** The result of a write of several rows. */
export type WrittenRows = Omit<BulkAnswer, 'operation'> & Pick<NonNullable<WriteResult>, 'operation'>;

type Body = BodyOf<AnyResource>;

/** A row's id and version, as shown. */
type OfVersion = Pick<ResourceItem, 'id' | 'version'>;

const atVersion = ({ id, version }: OfVersion) => ({ params: { id }, query: { Version: version } });

export interface ResourceWrites {
  /** @param key the idempotency key of this filling of the form, so that a repetition adds no second row */
  create: (body: Body, key: string) => Promise<WriteResult>;
  /** @param body with the version of the row that filled the form, because every change of a row needs it */
  update: (id: number, body: Body & { version: number }) => Promise<WriteResult>;
  remove: (row: OfVersion) => Promise<WriteResult>;
  restore: (row: OfVersion) => Promise<WriteResult>;
  /** Publishes from a time on (ISO 8601; now is by the service's clock); null makes it a draft. */
  publish: (row: OfVersion, at: string | null) => Promise<WriteResult>;
  /** @param key the idempotency key of this choice of the file */
  savePicture: (row: OfVersion, picture: string, file: File, key: string) => Promise<WriteResult>;
  removePicture: (row: OfVersion, picture: string) => Promise<WriteResult>;
  order: (ids: readonly number[]) => Promise<BulkAnswer | null>;
  bulk: (body: BulkBody) => Promise<WrittenRows | null>;
  /** Makes another remote's call for these rows; it answers as `bulk` does. */
  bulkBy: (path: Path, access: May, body: object) => Promise<BulkAnswer | null>;
  /** @param id restores this row only; default: every row of the write that was not changed since */
  undo: (operation: string, id?: number) => Promise<BulkAnswer | null>;
  /** Gives the rows found as a file; null if the person did not confirm with a code. */
  exportRows: (query: object) => Promise<Blob | null>;
  /** The dialog for a code or the password; the screen must draw it. */
  dialog: ReactNode;
}

/** @throws for a call that the definition leaves out */
const declared = <C>(call: C | undefined): C => {
  if (call === undefined) throw new Error('The definition of the resource has no such call');
  return call;
};

/** Makes the writes of a resource. After each, reads lists, counts and histories on show again. */
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
  /** Shows the progress if a job makes the change. */
  const many = async (work: () => Promise<BulkAnswer>): Promise<BulkAnswer | null> => {
    const answer = await confirmed(work);
    if (answer?.job !== undefined) refreshBulkJobs();
    return answer;
  };
  /** @param isKept true if the service keeps the former values, for undo; default: true */
  const one = async (work: () => Promise<unknown>, isKept = true): Promise<WriteResult> => {
    const written = (await confirmed(work as () => Promise<WriteAnswer<AnyResource>>)) as WriteResult;
    return isKept || written === null ? written : { ...written, operation: null };
  };

  const update: ResourceWrites['update'] = (id, body) =>
    one(() => send(calls.update, { params: { id }, body }), areKept(resource, Object.keys(body)));

  return {
    create: (body, idempotencyKey) =>
      one(() => send(calls.create, { body }, { idempotencyKey })).catch((error: unknown) => {
        // Reads the list again if no reply came: the row may have been added.
        if (error instanceof CallError && error.status === 0) refreshRows(calls, refreshes);
        throw error;
      }),
    update,
    remove: (row) => one(() => send(calls.remove, atVersion(row)), resource.isRestorable),
    restore: (row) => one(() => send(declared(calls.restore), atVersion(row))),
    publish: (row, at) => {
      const { publishedBy } = resource;
      return publishedBy === null
        ? one(() => send(declared(calls.publish), { ...atVersion(row), body: { at } }))
        : update(row.id, { [publishedBy]: at !== null, version: row.version } as Body & { version: number });
    },
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
