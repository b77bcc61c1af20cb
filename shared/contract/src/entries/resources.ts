/**
 * `@phila/contract/resources`: generic functions for resources. Import each resource by its own name
 * (`@phila/contract/resources/shop-category`), so that a page loads no other.
 */
export { filterOperators } from '../records/filters.ts';
export { type ClientResourceCalls, clientResourceCalls } from '../resources/client-resource-calls.ts';
export { firstPage } from '../resources/first-page.ts';
export { LARGEST_ROWS_FILE } from '../resources/light-resource-calls.ts';
export {
  type BulkAnswer,
  type BulkBody,
  type ChangeEntry,
  type FieldChange,
  type ImportAnswer,
  type ImportedRow,
  MAX_AT_ONCE,
  MAX_IN_JOB,
  type ResourceCalls,
  type ResourcePage,
  type ResourceQuery,
  type RowVerdict,
  type WriteAnswer,
} from '../resources/resource-calls.ts';
export { MAX_COUNTED } from '../page.ts';
export {
  type AnyResource,
  isResource,
  type PublicationState,
  publicationStates,
  type Resource,
  resource,
  type ResourceDefinition,
  type ResourcePicture,
  type ResourcePictures,
  type ResourceRow,
  type ResourceRowBase,
} from '../resources/resource.ts';
