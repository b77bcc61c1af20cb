import { lightCall, type calls } from '@phila/contract';

type Account = typeof calls.account;

/** A test holds them to the contract. */
export const consentCalls = {
  consents: lightCall<Account['consents']>('GET', '/Account/consents', 'person'),
  saveConsents: lightCall<Account['saveConsents']>('PUT', '/Account/consents', 'person'),
};
