import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { day } from '../../rules/day.ts';
import { PROSE } from '../../rules/text.ts';
import { listOf, LARGEST_PAGE } from '../../page.ts';
import { offer } from './offer-shape.ts';
import {
  anyText,
  chosenId,
  colour,
  given,
  mailAddress,
  order,
  pathId,
  phoneNumber,
  rand,
  webAddress,
} from './rules.ts';
import { storableText } from '../../rules/text.ts';
import { LARGEST_PICTURE_FILE } from '../image/kinds.ts';
import { may } from '../../permissions/permission.ts';

const yesOrNo = z.enum(['true', 'false']);
const number = (max: number) => z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(max));

export const offers = call({
  method: 'GET',
  path: '/Voucher/offers',
  access: 'person',
  summary:
    'The vouchers that the person may redeem or has redeemed: all, or one page. State: open (not redeemed, not over), expiring (open or redeemed, over within 30 days), used (redeemed). With Inactive=true an administrator sees every offer, deleted ones too.',
  query: z.strictObject({
    PageNumber: z.optional(number(1_000_000)),
    PageSize: z.optional(number(LARGEST_PAGE)),
    SearchTerm: z.optional(z.string().check(...storableText(100))),
    State: z.optional(z.enum(['open', 'expiring', 'used'])),
    Inactive: z.optional(yesOrNo),
  }),
  value: listOf(offer),
});

/** Optional text; absent, null and empty all mean none. */
const unlessEmpty = <Checked extends z.core.$ZodType<string, string>>(checked: Checked) =>
  z.optional(
    z.pipe(
      z.transform((given: string | null) => (given === '' ? null : given)),
      z.nullable(checked),
    ),
  );
const choice = z.optional(z.nullable(chosenId('Please choose from the list')));
const line = (max?: number) => z.optional(z.nullable(anyText(max)));
export const MAX_REDEEMED = 1_000_000;
export const NO_LIMIT = 'Please enter a whole number from 1 to 1 000 000';
const name = given('Please enter the name of the offer', 100);
const method = chosenId('Please choose a redemption method');
const secret = z.optional(z.nullable(anyText(100)));

const rest = {
  shortDescription: z.optional(anyText(500)),
  longDescription: z.optional(anyText(PROSE)),
  termsAndConditions: z.optional(anyText(PROSE)),
  discount: z.optional(anyText(500)),
  expiryDate: unlessEmpty(day().schema),
  headerColorOverride: unlessEmpty(colour),
  contactNo: unlessEmpty(phoneNumber),
  redemptionEmail: unlessEmpty(mailAddress),
  companyEmail: unlessEmpty(mailAddress),
  website: unlessEmpty(webAddress),
  address: line(500),
  estimateValue: z.optional(rand),
  supplierId: choice,
  categoryId: choice,
  statusId: choice,
  redirectUrl: unlessEmpty(webAddress),
  /** Never returned; if absent, the stored one stays. */
  pin: secret,
  couponCode: secret,
  uniqueCode: z.optional(z.boolean()),
  useCode: z.optional(z.boolean()),
  order: z.optional(order),
  isActive: z.optional(z.boolean()),
  redeemLimit: z.optional(z.int(NO_LIMIT).check(z.minimum(1, NO_LIMIT), z.maximum(MAX_REDEEMED, NO_LIMIT))),
  /** Replaces all existing ones; if absent, they stay. */
  socialMedias: z.optional(
    z
      .array(
        z.strictObject({
          socialMediaId: chosenId('Please choose from the list'),
          value: webAddress,
          order: z.optional(order),
          isActive: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(20)),
  ),
};

export const addOffer = call({
  method: 'POST',
  path: '/Voucher/offer',
  access: may('voucher.offers.write'),
  idempotencyKey: true,
  stepUp: 'offers',
  status: 201,
  summary: 'Adds an offer; redeemLimit is 5000 where none is given.',
  body: z.strictObject({ command: z.literal('create'), name, redemtionMethodId: method, ...rest }),
  value: offer,
});

export const updateOffer = call({
  method: 'PUT',
  path: '/Voucher/offer/{id}',
  access: may('voucher.offers.write'),
  stepUp: 'offers',
  summary: 'Changes an offer; what is not named stays. One that was deleted is there again after it.',
  params: z.strictObject({ id: pathId }),
  body: z.strictObject({
    command: z.literal('update'),
    name: z.optional(name),
    redemtionMethodId: z.optional(method),
    ...rest,
  }),
  value: offer,
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

export const saveOfferImage = call({
  method: 'PUT',
  path: '/Voucher/offer-image/{id}',
  access: may('voucher.offers.write'),
  stepUp: 'offers',
  limit: 'upload',
  summary:
    'Keeps the logo of an offer, its picture, or both. The heading’s colour is taken from the picture.',
  params: z.strictObject({ id: pathId }),
  idempotencyKey: true,
  upload: { field: 'Logo', largest: LARGEST_PICTURE_FILE, others: ['VoucherImage'], optional: true },
  value: offer,
});
