import { lightCall, type calls } from '@phila/contract';

type Account = typeof calls.account;

/** The calls of the two pages that most people see first. */
export const lightCalls = {
  signIn: lightCall<Account['signIn']>('POST', '/Account/sign-in', 'anyone'),
  organisation: lightCall<Account['organisation']>(
    'GET',
    '/Account/organizational-structure/{guid}',
    'anyone',
  ),
};
