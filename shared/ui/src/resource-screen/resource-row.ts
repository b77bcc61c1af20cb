import type { ResourceRowBase } from '@phila/contract/resources';

/** A row of a resource, as a screen meets it that knows the fields by the definition only. */
export type ResourceItem = Readonly<Record<string, unknown>> & ResourceRowBase;
