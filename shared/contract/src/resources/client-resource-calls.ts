import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';
import { lightResourceCalls } from './light-resource-calls.ts';
import type { AnyResource } from './resource.ts';
import type { ResourceCalls } from './resource-calls.ts';

/** Calls of a resource for browser code. */
export type ClientResourceCalls<R extends AnyResource = AnyResource> = Light<ResourceCalls<R>>;

/** Calls of a resource without schemas; undefined for calls that its definition leaves out. */
export const clientResourceCalls = <R extends AnyResource>(resource: R): ClientResourceCalls<R> => {
  const has: { readonly [name: string]: boolean } = {
    restore: resource.isRestorable,
    publish: resource.isPublished,
    order: resource.orderedBy !== null,
    savePicture: Object.keys(resource.pictures).length > 0,
    removePicture: Object.keys(resource.pictures).length > 0,
  };
  return Object.fromEntries(
    Object.entries(lightResourceCalls(resource)).map(([name, said]) => [
      name,
      has[name] === false ? undefined : clientCall(said as never),
    ]),
    // Casts, because the definition decides the calls and the types cannot follow it.
  ) as unknown as ClientResourceCalls<R>;
};
