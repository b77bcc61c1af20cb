import type { AnyCall, calls } from '@phila/contract';

/**
 * The calls of the two pages that most people see first, by method and path alone: their schemas would bring zod,
 * half of all the JavaScript that these pages need, and the client checks neither way. A test holds them to the
 * contract.
 */
const light = <C extends AnyCall>(method: C['method'], path: C['path']): C => {
  const declared: Omit<AnyCall, 'value'> & { value: unknown } = {
    method,
    path,
    access: 'anyone',
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

type Account = typeof calls.account;

export const lightCalls = {
  signIn: light<Account['signIn']>('POST', '/Account/sign-in'),
  organisation: light<Account['organisation']>('GET', '/Account/organizational-structure/{guid}'),
};
