import type { Method } from '../call.ts';
import type { Path, SinglePaths, TablePaths } from './paths.ts';

/* Calls of a record without schemas, shared by full declarations and browser code; part of `@phila/contract/calls`. */

const ofPerson = <M extends Method>(method: M, path: Path) => ({ method, path, access: 'person' }) as const;

/** Calls of a table of records; `bulk` is undefined if rows cannot be deleted together. */
export const lightTableCalls = ({ list, create, update, remove, bulk, createTimeout }: TablePaths) => ({
  list: ofPerson('GET', list),
  create: {
    ...ofPerson('POST', create),
    idempotencyKey: true as const,
    ...(createTimeout === undefined ? {} : { timeout: createTimeout }),
  },
  update: ofPerson('PUT', update),
  remove: ofPerson('DELETE', remove),
  bulk: bulk === undefined ? undefined : ofPerson('DELETE', bulk),
});

/** Calls of a single record; `create` is undefined if `update` also saves it the first time. */
export const lightSingleCalls = ({ read, update, create }: SinglePaths) => ({
  read: ofPerson('GET', read),
  update: ofPerson('PUT', update),
  create: create === undefined ? undefined : ofPerson('POST', create),
});
