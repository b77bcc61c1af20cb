import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { safeAddress } from '../../web-address.ts';

/** Events counted with consent (specification: dashboard, "Analytics"). */
const analyticsEvents = ['dashboard-ad-click'] as const;

const REDIRECT_WRONG = 'Please give a page of this site or an http(s) address';

export const events = call({
  method: 'POST',
  path: '/Analytics/events',
  access: 'person',
  summary:
    'Counts that the person opened an advert, if they agreed to it. The address is kept without its query, cut to 200 characters, and the person only as a hash whose salt is thrown away after the day. The value says whether it was counted.',
  body: z.strictObject({
    event: z.enum(analyticsEvents, 'Unknown event'),
    redirect: z.string(REDIRECT_WRONG).check(
      z.maxLength(2000, REDIRECT_WRONG),
      z.refine<string>((address) => safeAddress(address) !== null, REDIRECT_WRONG),
    ),
  }),
  value: z.boolean(),
});

export { advertClicks, advertClicksFile } from './clicks.ts';
