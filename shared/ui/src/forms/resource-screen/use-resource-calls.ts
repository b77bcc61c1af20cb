import { type AnyResource, clientResourceCalls } from '@phila/contract/resources';
import { useMemo } from 'react';

/** Gives a resource's calls; its rows are known only by the definition. */
export const useResourceCalls = (resource: AnyResource) =>
  useMemo(() => clientResourceCalls(resource), [resource]);
