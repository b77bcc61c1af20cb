import type { Method } from '../call.ts';
import type { Path, SinglePaths, TablePaths } from './paths.ts';

/*
 * How a record's calls are sent: what their full declarations and browser code say of them alike. Without schemas: it is
 * a part of `@phila/contract/calls`.
 */

const ofPerson = <M extends Method>(method: M, path: Path) => ({ method, path, access: 'person' }) as const;

/** The calls of a table of records; `bulk` is undefined where several rows are not deleted at once. */
export const lightTableCalls = ({ list, create, update, remove, bulk, createTimeout }: TablePaths) => ({
  list: ofPerson('GET', list),
  create: {
    ...ofPerson('POST', create),
    ...(createTimeout === undefined ? {} : { timeout: createTimeout }),
  },
  update: ofPerson('PUT', update),
  remove: ofPerson('DELETE', remove),
  bulk: bulk === undefined ? undefined : ofPerson('DELETE', bulk),
});

/** The calls of a single record; `create` is undefined where `update` saves it for the first time as well. */
export const lightSingleCalls = ({ read, update, create }: SinglePaths) => ({
  read: ofPerson('GET', read),
  update: ofPerson('PUT', update),
  create: create === undefined ? undefined : ofPerson('POST', create),
});
