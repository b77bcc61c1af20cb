import type { AnyCall, LightCall, Upload } from './call.ts';
import { clientCall, type ContractCall } from './query-of-call.ts';

/** Tree of calls without schemas. */
export type Light<T> = T extends AnyCall
  ? T['upload'] extends Upload
    ? ContractCall<T> & { readonly upload: Upload }
    : ContractCall<T>
  : T extends undefined
    ? undefined
    : { readonly [K in keyof T]: Light<T[K]> };

/**
 * Makes a light call with a path that is known only at run time, such as a read declared by a route. Light calls of the
 * contract are generated (`light-calls/`), and a record's follow from its paths (`records/light-record-calls.ts`);
 * import them from `@phila/contract/calls`.
 */
export const lightCall = <C extends AnyCall>(
  method: LightCall['method'],
  path: LightCall['path'],
  access: LightCall['access'],
  timeout?: number,
): ContractCall<C> => clientCall({ method, path, access, ...(timeout === undefined ? {} : { timeout }) });
