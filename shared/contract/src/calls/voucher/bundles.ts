import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { LARGEST_ID } from '../../rules/number.ts';
import { LARGEST_PAGE, pageOf } from '../../page.ts';
import { offer } from './offer-shape.ts';
import { chosenId, order, pathId } from './rules.ts';
import { may } from '../../permissions/permission.ts';

const line = z.nullable(z.string());

/** Specification: vouchers, "Value bundles". Money is in rand. */
export const bundle = z.object({
  id: z.int(),
  name: z.string(),
  isActive: z.boolean(),
  isDeleted: z.boolean(),
  causeId: z.nullable(z.int()),
  causeName: line,
  area: line,
  areaId: z.nullable(z.int()),
  purchasePrice: z.number(),
  estimateValue: z.number(),
  /** Addresses of its picture in three sizes; null without one. */
  logo: line,
  halfLogo: line,
  quarterLogo: line,
  owned: z.boolean(),
  /** Day until which paid content stays valid in any case; null if nothing was paid. */
  paidUntil: line,
  /** Summary of its offers. */
  offers: z.array(z.object({ id: z.int(), name: z.string(), logo: line })),
  /** Always null: bundles go into the cart by their own id. */
  productId: z.null(),
  order: z.int(),
  startDate: z.string(),
  endDate: z.string(),
  allowCause: z.boolean(),
  causePercentage: z.int(),
  /** Part of the price for the cause, in rand. */
  donation: z.number(),
  email: line,
  bundelTypeId: z.nullable(z.int()),
  billingTypeId: z.nullable(z.int()),
  osNo: z.nullable(z.int()),
});
export type Bundle = z.output<typeof bundle>;

/** Saved bundle, possibly with a warning that blocks nothing. */
export const savedBundle = z.extend(bundle, {
  /** Warning about doubtful dates; null for none. */
  warning: line,
});

const yesOrNo = z.enum(['true', 'false']);
const number = (max: number) => z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(max));

export const bundles = call({
  method: 'GET',
  path: '/Voucher/bundles',
  access: 'person',
  summary:
    'The bundles that can be had today, for everybody and for confirmed members; with osNo those of that organisation.',
  query: z.strictObject({ osNo: z.optional(number(LARGEST_ID)) }),
  value: z.array(bundle),
});

export const employeeBundles = call({
  method: 'GET',
  path: '/Voucher/employee-bundles',
  access: 'person',
  summary:
    'One page of the bundles that the person has (Owned=true), or can have today and has not (Owned=false); without Owned both. Default: page 1 of 10.',
  query: z.strictObject({
    PageNumber: z.optional(number(1_000_000)),
    PageSize: z.optional(number(LARGEST_PAGE)),
    Owned: z.optional(yesOrNo),
  }),
  value: pageOf(bundle),
});

/** Avoids the name `id`, because it is reserved for rows owned by a person. */
const byBundle = z.strictObject({ bundleId: pathId });

export const bundleOffers = call({
  method: 'GET',
  path: '/Voucher/bundle-offers/{bundleId}',
  access: 'person',
  summary: 'The offers of a bundle that the person can have, or has.',
  params: byBundle,
  value: z.array(offer),
});

export const employeeBundleOffers = call({
  method: 'GET',
  path: '/Voucher/employee-bundle-offers/{bundleId}',
  access: 'person',
  summary: 'The same as bundle-offers, with what the person has redeemed of them.',
  params: byBundle,
  value: z.array(offer),
});

export const offerNames = call({
  method: 'GET',
  path: '/Voucher/offer-names',
  access: may('voucher.bundles.read'),
  summary:
    'The offers that a bundle can hold, by their names; those of one name have their numbers beside it. Deleted ones are left out.',
  value: z.array(z.object({ id: z.int(), name: z.string() })),
});

export const linkOffer = call({
  method: 'POST',
  path: '/Voucher/bundle-offer-link',
  access: may('voucher.bundles.write'),
  stepUp: 'offers',
  summary:
    'Puts an offer into a bundle, or takes it out with isActive false: who paid for the bundle before keeps it.',
  body: z.strictObject({
    bundleId: chosenId('Please choose a bundle'),
    offerId: chosenId('Please choose an offer'),
    order,
    isActive: z.boolean(),
  }),
  value: z.object({ bundleId: z.int(), offerId: z.int(), order: z.int(), isActive: z.boolean() }),
});

export const claimBundle = call({
  method: 'POST',
  path: '/Voucher/claim-bundle',
  access: 'person',
  summary: 'Makes a bundle that costs nothing the person’s own; claiming it again changes nothing.',
  body: z.strictObject({ bundleId: chosenId('Please choose a bundle') }),
  value: bundle,
});
