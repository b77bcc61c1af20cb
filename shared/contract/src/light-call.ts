import type { AnyCall } from './call.ts';

/**
 * A declared call by method and path alone, for pages that must stay light: its schemas would bring zod, half of all
 * the JavaScript that such a page needs, and the client checks none (decision 0401). A test holds each to the contract.
 */
export const lightCall = <C extends AnyCall>(
  method: C['method'],
  path: C['path'],
  access: C['access'],
): C => {
  const declared: Omit<AnyCall, 'value'> & { value: unknown } = {
    method,
    path,
    access,
    summary: '',
    params: undefined,
    query: undefined,
    body: undefined,
    // Anything but undefined: that would mean a blob.
    value: 'json',
    upload: undefined,
  };
  return declared as C;
};
