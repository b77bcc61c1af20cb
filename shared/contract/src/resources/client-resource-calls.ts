import type { Light } from '../light-call.ts';
import { clientCall } from '../query-of-call.ts';
import { lightResourceCalls } from './light-resource-calls.ts';
import type { AnyResource } from './resource.ts';
import type { ResourceCalls } from './resource-calls.ts';

/** The calls of a resource as browser code makes them. */
export type ClientResourceCalls<R extends AnyResource = AnyResource> = Light<ResourceCalls<R>>;

/** The calls of a resource without their schemas; those that its definition leaves out are undefined. */
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
    // Which calls there are follows from the definition, which the types do not look into.
  ) as unknown as ClientResourceCalls<R>;
};
