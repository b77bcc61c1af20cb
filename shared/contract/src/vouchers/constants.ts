/** Default last day of a bundle. */
export const DEFAULT_BUNDLE_END = '2030-08-28';
/** Default limit on redemptions of an offer. */
export const DEFAULT_REDEEM_LIMIT = 5_000;
/** Id of the website, so far the only device. */
export const WEBSITE_DEVICE = 1;
/** Bundles per page of the list. */
export const BUNDLES_ON_A_PAGE = 6;
/** Days before a voucher's end that count as about to expire. */
export const EXPIRING_DAYS = 30;
/** Default share of a bundle's price for its cause, in percent. */
export const DEFAULT_CAUSE_PERCENTAGE = 10;
/** Text for a bundle without a cause or area. */
export const NO_CAUSE = 'School/Orginisation';
export const NO_AREA = 'National';
