import { calls } from '@phila/contract/calls';
import { toldAddress } from '@phila/contract/web-address';
import { send } from '@phila/platform';

/**
 * Reports a click on an advert to our own analytics: the advert's address without the query, at most 200 characters.
 * Sent only with consent; the service checks that again. A failure only logs a warning (specification: dashboard,
 * "Analytics").
 */
export const tellClick = async (address: string, consent: boolean | null): Promise<void> => {
  if (consent !== true) return;
  try {
    await send(calls.analytics.events, {
      body: { event: 'dashboard-ad-click', redirect: toldAddress(address) },
    });
  } catch {
    // oxlint-disable-next-line no-console -- specification: dashboard: a failure of analytics only logs a warning
    console.warn('The opening of an advert could not be counted.');
  }
};
