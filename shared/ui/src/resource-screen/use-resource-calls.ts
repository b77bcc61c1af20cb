import { type AnyResource, clientResourceCalls } from '@phila/contract/resources';
import { useMemo } from 'react';

/** The calls of a resource, whose rows are known by the definition only. */
export const useResourceCalls = (resource: AnyResource) =>
  useMemo(() => clientResourceCalls(resource), [resource]);
