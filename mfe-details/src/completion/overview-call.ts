import type { calls } from '@phila/contract';

type MyDetails = typeof calls.overview.myDetails;

const byPath: Omit<MyDetails, 'params' | 'value'> & { params: undefined; value: 'json' } = {
  method: 'GET',
  path: '/Overview/my-details-overview/{category}',
  access: 'person',
  summary: '',
  params: undefined,
  query: undefined,
  body: undefined,
  // Anything but undefined: that would mean a blob.
  value: 'json',
};

/**
 * The one call of the overview, by method and path alone: its schemas would bring zod, half of all the JavaScript that
 * the page needs, and the client checks none (decision 0401). A test holds it to the contract.
 */
export const myDetails = byPath as unknown as MyDetails;
