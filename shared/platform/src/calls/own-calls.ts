import type { AnyCall, calls } from '@phila/contract';

/**
 * The calls that the platform itself makes, by method and path alone: their schemas would put zod and the contract's
 * rules on the first page, and the client checks neither way. A test holds them to the contract.
 */
const json = <C extends AnyCall>(method: C['method'], path: C['path'], access: C['access']): C => {
  const declared: Omit<AnyCall, 'value'> & { value: unknown } = {
    method,
    path,
    access,
    summary: '',
    params: undefined,
    query: undefined,
    body: undefined,
    value: 'json',
    upload: undefined,
  };
  return declared as C;
};

type Account = typeof calls.account;

export const ownCalls = {
  refreshToken: json<Account['refreshToken']>('POST', '/Account/refresh-token', 'anyone'),
  signOut: json<Account['signOut']>('POST', '/Account/sign-out', 'anyone'),
  profileName: json<Account['profileName']>('GET', '/Account/get-profile-name', 'person'),
  organisation: json<Account['organisation']>('GET', '/Account/organizational-structure/{guid}', 'anyone'),
};
