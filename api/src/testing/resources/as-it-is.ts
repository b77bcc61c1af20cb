import { type AnyResource, resourceCalls } from '@phila/contract';
import type { TestService } from '../service.ts';

/**
 * Reads a row's version for a call that changes it; 0 for an invisible row.
 * @param by the reader
 */
export const asItIs = async (
  service: TestService,
  resource: AnyResource,
  id: number,
  by: { token: string },
) => {
  const read = await service.call(resourceCalls(resource).read, { params: { id } }, by);
  return { params: { id }, query: { Version: read.status === 200 ? read.value.version : 0 } };
};

/** Makes the input of an update: adds the row's version to the values, unless given. */
export const changeOf = async (
  service: TestService,
  resource: AnyResource,
  { id, by }: { id: number; by: { token: string } },
  values: object,
) => {
  const { params, query } = await asItIs(service, resource, id, by);
  return { params, body: { version: query.Version, ...values } as never };
};
