import { calls } from '@phila/contract/calls';
import { refreshReads } from '@phila/platform';

/** Lists of bundles, offers and causes are fresh for 5 minutes (specification: vouchers). */
export const voucherReads = { staleTime: 5 * 60_000 } as const;

/** In milliseconds: notices of the shop and the vouchers (specification: shop, "Notices"). */
export const NOTICE = 3_000;

/** To be called after a bundle changed hands: every list that shows what a person has. */
export const refreshBundles = (): void =>
  refreshReads([
    calls.voucher.employeeBundles,
    calls.voucher.bundleOffers,
    calls.voucher.employeeBundleOffers,
    calls.voucher.offers,
  ]);

/** After a voucher was redeemed. */
export const refreshVouchers = (): void =>
  refreshReads([calls.voucher.employeeBundleOffers, calls.voucher.offers, calls.voucher.redemptions]);
