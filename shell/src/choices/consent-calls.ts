import { lightCall, type calls } from '@phila/contract';

type Account = typeof calls.account;

/** By method and path alone (decision 0401). */
export const consentCalls = {
  consents: lightCall<Account['consents']>('GET', '/Account/consents', 'person'),
  saveConsents: lightCall<Account['saveConsents']>('PUT', '/Account/consents', 'person'),
};
