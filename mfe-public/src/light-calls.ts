import { lightCall, type calls } from '@phila/contract';

/** The calls of the two pages that most people see first. */
export const lightCalls = {
  signIn: lightCall<(typeof calls.account)['signIn']>('POST', '/Account/sign-in', 'anyone'),
  organisation: lightCall<(typeof calls.organisation)['organisation']>(
    'GET',
    '/Account/organizational-structure/{guid}',
    'anyone',
  ),
};
