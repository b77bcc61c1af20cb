import { lightCall, type calls } from '@phila/contract';

/** By method and path alone (decision 0401). */
export const consentCalls = {
  consents: lightCall<(typeof calls.consents)['consents']>('GET', '/Account/consents', 'person'),
  saveConsents: lightCall<(typeof calls.consents)['saveConsents']>('PUT', '/Account/consents', 'person'),
};
