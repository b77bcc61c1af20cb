import type { ResourceRowBase } from '@phila/contract/resources';

/** A row of a resource, for screens that know its fields only by the definition. */
export type ResourceItem = Readonly<Record<string, unknown>> & ResourceRowBase;
