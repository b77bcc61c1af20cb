/** Lists in `lookup-management` (specification: vouchers, "Lookups"). */
export const voucherLookupTypes = [
  'BundleType',
  'BillingType',
  'Area',
  'RedemptionMethod',
  'Supplier',
  'Category',
  'SocialMedia',
  'Status',
  'CauseType',
] as const;
export type VoucherLookupType = (typeof voucherLookupTypes)[number];

/** Redemption methods; others that administrators add cannot be redeemed on the site. */
export const redemptionMethods = { static: 'Static', uniqueCode: 'Unique Code', pin: 'Pin' } as const;

/** SocialMedia entries that have an icon. */
export const socialMediaNames = [
  'facebook',
  'instagram',
  'linkedin',
  'youtube',
  'tiktok',
  'telegram',
  'whatsapp',
  'reddit',
  'pinterest',
  'x',
] as const;
export type SocialMediaName = (typeof socialMediaNames)[number];
