import * as z from 'zod/mini';

const line = z.nullable(z.string());

/** What a code of the pool tells an administrator: numbers, and never a code. */
const pool = z.object({ given: z.int(), available: z.int() });

/** What an administrator edits and only administrators see. */
const administration = z.object({
  companyEmail: line,
  address: line,
  redemtionMethodId: z.int(),
  supplierId: z.nullable(z.int()),
  categoryId: z.nullable(z.int()),
  statusId: z.nullable(z.int()),
  uniqueCode: z.boolean(),
  useCode: z.boolean(),
  /** Whether there is one; neither is ever shown. */
  hasPin: z.boolean(),
  hasCouponCode: z.boolean(),
  order: z.int(),
  isActive: z.boolean(),
  isDeleted: z.boolean(),
  redeemLimit: z.int(),
  redeemed: z.int(),
  codes: pool,
});

/** Specification: vouchers, "Offers". */
export const offer = z.object({
  id: z.int(),
  name: z.string(),
  /** Markdown, as the two after it. */
  shortDescription: z.string(),
  longDescription: z.string(),
  termsAndConditions: z.string(),
  /** In lines. */
  discount: z.string(),
  /** In rand. */
  estimateValue: z.number(),
  expiryDate: line,
  /** The last day for the person who asks: later than `expiryDate` where they paid for its bundle; null for none. */
  validUntil: line,
  /** Addresses of pictures; null where there are none. */
  logo: line,
  voucherImage: line,
  /** `rgba(…)` of the picture, or the administrator's own. */
  headerColor: line,
  headerColorOverride: line,
  socialMedia: z.array(
    z.object({ socialMediaId: z.int(), name: z.string(), socialMediaLink: z.string(), order: z.int() }),
  ),
  contactNo: line,
  redemptionEmail: line,
  website: line,
  redemptionMethod: z.string(),
  /** Where a Static offer leads; null for one that the person may not redeem. */
  redirectUrl: line,
  /** Dots where the person has a code, which `redeem-offer` shows; null where there is none. */
  redeemedCode: line,
  /** When the person redeemed it: ISO 8601 with its offset; null where they did not. */
  redeemedAt: line,
  /** Whether the person may redeem it: it is in a bundle of theirs, or in none at all. */
  owned: z.boolean(),
  /** The person's bundle that holds it; null where it is in none of theirs. */
  bundleId: z.nullable(z.int()),
  bundleName: line,
  /** For an administrator who writes, or asks for every offer; null otherwise. */
  administration: z.nullable(administration),
});
export type Offer = z.output<typeof offer>;
