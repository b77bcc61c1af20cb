import type { Method } from '../call.ts';
import { LARGEST_PICTURE_FILE } from '../calls/image/kinds.ts';
import { may } from '../permissions/permission.ts';
import type { AnyResource } from './resource.ts';

/** Largest import file, in bytes. */
export const LARGEST_ROWS_FILE = 5_000_000;

/** Parts of a resource that determine its calls. */
export type ResourceAddress = Pick<AnyResource, 'name' | 'capability' | 'stepUp'>;

/*
 * Calls of a resource without schemas, shared by full declarations and browser code; part of
 * `@phila/contract/resources`.
 */

export const lightResourceCalls = ({ name, capability, stepUp }: ResourceAddress) => {
  const base = `/Manage/${name}` as const;
  const reads = <P extends `/${string}`>(path: P) =>
    ({ method: 'GET', path, access: may(`${capability}.read`) }) as const;
  const writes = <M extends Method, P extends `/${string}`>(method: M, path: P) =>
    ({
      method,
      path,
      access: may(`${capability}.write`),
      ...(stepUp === null ? {} : { stepUp }),
    }) as const;
  /** Write of many rows. Needs a second factor only above `MOST_ROWS_UNASKED`. */
  const writesMany = <M extends Method, P extends `/${string}`>(method: M, path: P) =>
    ({
      ...writes(method, path),
      ...(stepUp === null ? ({ stepUp: 'bulk', stepUpWhen: 'decided' } as const) : {}),
    }) as const;
  return {
    list: reads(base),
    count: reads(`${base}/count`),
    read: reads(`${base}/{id}`),
    history: reads(`${base}/{id}/history`),
    exportRows: { ...reads(`${base}/csv`), stepUp: 'exports', blob: true } as const,
    create: { ...writes('POST', base), idempotencyKey: true } as const,
    update: writes('PUT', `${base}/{id}`),
    remove: writes('DELETE', `${base}/{id}`),
    restore: writes('POST', `${base}/{id}/restore`),
    publish: writes('PUT', `${base}/{id}/publication`),
    order: writesMany('PUT', `${base}/order`),
    bulk: writesMany('POST', `${base}/bulk`),
    undo: writesMany('POST', `${base}/undo`),
    importRows: {
      ...writes('POST', `${base}/csv`),
      // A trial run needs no second factor.
      stepUp: stepUp ?? 'bulk',
      stepUpWhen: 'decided' as const,
      idempotencyKey: true as const,
      upload: { field: 'File', largest: LARGEST_ROWS_FILE } as const,
      timeout: 300_000,
    },
    savePicture: {
      ...writes('PUT', `${base}/{id}/pictures/{picture}`),
      idempotencyKey: true as const,
      upload: { field: 'Image', largest: LARGEST_PICTURE_FILE } as const,
    },
    removePicture: writes('DELETE', `${base}/{id}/pictures/{picture}`),
  };
};
