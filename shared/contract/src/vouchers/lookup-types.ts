/** What `lookup-management` holds (specification: vouchers, "Lookups"). */
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

/** How vouchers are redeemed; any other method an administrator adds cannot be redeemed on the site. */
export const redemptionMethods = { static: 'Static', uniqueCode: 'Unique Code', pin: 'Pin' } as const;

/** The names of the entries of type SocialMedia that have an icon. */
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
