/** The last day of a bundle where none is given. */
export const DEFAULT_BUNDLE_END = '2030-08-28';
/** How often an offer is redeemed at most where nothing else is said. */
export const DEFAULT_REDEEM_LIMIT = 5_000;
/** The only device there is: the website. */
export const WEBSITE_DEVICE = 1;
/** Bundles on a page of the list. */
export const BUNDLES_ON_A_PAGE = 6;
/** A voucher that ends within so many days is about to expire. */
export const EXPIRING_DAYS = 30;
/** The part of a bundle's price that goes to its cause where nothing else is said, in percent. */
export const DEFAULT_CAUSE_PERCENTAGE = 10;
/** Said where a bundle has no cause, and where it has no area. */
export const NO_CAUSE = 'School/Orginisation';
export const NO_AREA = 'National';
