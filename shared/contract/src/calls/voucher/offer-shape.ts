import * as z from 'zod/mini';

const line = z.nullable(z.string());

/** Specification: vouchers, "Offers". */
export const offer = z.object({
  id: z.int(),
  name: z.string(),
  /** Markdown, like the two after it. */
  shortDescription: z.string(),
  longDescription: z.string(),
  termsAndConditions: z.string(),
  /** Text in lines. */
  discount: z.string(),
  /** In rand. */
  estimateValue: z.number(),
  expiryDate: line,
  /** Last day for this person: later than `expiryDate` if they paid for its bundle; null for none. */
  validUntil: line,
  /** Addresses of pictures; null for none. */
  logo: line,
  voucherImage: line,
  /** `rgba(…)` derived from the picture or set by an administrator. */
  headerColor: line,
  headerColorOverride: line,
  socialMedia: z.array(
    z.object({ socialMediaId: z.int(), name: z.string(), socialMediaLink: z.string(), order: z.int() }),
  ),
  contactNo: line,
  redemptionEmail: line,
  website: line,
  redemptionMethod: z.string(),
  /** Target of a Static offer; null if the person may not redeem it. */
  redirectUrl: line,
  /** Dots if the person has a code; `redeem-offer` reveals it. Otherwise null. */
  redeemedCode: line,
  /** Time of the person's redemption: ISO 8601 with offset; null if not redeemed. */
  redeemedAt: line,
  /** When the person said that they used it; a code that was only shown is not used. */
  usedAt: line,
  /** True if the person may redeem it: one of their bundles contains it, or no bundle does. */
  owned: z.boolean(),
  /** The person's bundle that holds it; null if none does. */
  bundleId: z.nullable(z.int()),
  bundleName: line,
});
export type Offer = z.output<typeof offer>;
