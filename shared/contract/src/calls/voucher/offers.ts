import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { listOf, LARGEST_PAGE } from '../../page.ts';
import { offer } from './offer-shape.ts';
import { chosenId, order, webAddress } from './rules.ts';
import { storableText } from '../../rules/text.ts';
import { may } from '../../permissions/permission.ts';

const number = (max: number) => z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(max));

export const offers = call({
  method: 'GET',
  path: '/Voucher/offers',
  access: 'person',
  summary:
    'The vouchers that the person may redeem or has redeemed: all, or one page. State: open (not used; not over, or its code was shown), expiring (not used, over within 30 days), used (the person said so).',
  query: z.strictObject({
    PageNumber: z.optional(number(1_000_000)),
    PageSize: z.optional(number(LARGEST_PAGE)),
    SearchTerm: z.optional(z.string().check(...storableText(100))),
    State: z.optional(z.enum(['open', 'expiring', 'used'])),
  }),
  value: listOf(offer),
});

export const linkSocialMedia = call({
  method: 'POST',
  path: '/Voucher/link-social-media-to-offer',
  access: may('voucher.offers.write'),
  stepUp: 'offers',
  summary:
    'Sets where an offer’s company is found on one of the social media, or takes it away with isActive false.',
  body: z.strictObject({
    socialMediaId: chosenId('Please choose from the list'),
    offerId: chosenId('Please choose an offer'),
    order,
    value: webAddress,
    isActive: z.boolean(),
  }),
  value: offer,
});
