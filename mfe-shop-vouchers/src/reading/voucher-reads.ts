import { calls } from '@phila/contract/calls';
import { refreshReads } from '@phila/platform';
import { shopReads } from './shop-reads.ts';

/** Query options of bundles and offers, the same as the shop's. */
export const voucherReads = shopReads;

/** Milliseconds that notices stay (specification: shop, "Notices"). */
export const NOTICE = 3_000;

/** Refreshes every list that shows owned bundles, after one changed hands. */
export const refreshBundles = (): void =>
  void refreshReads([
    calls.voucher.employeeBundles,
    calls.voucher.bundleOffers,
    calls.voucher.employeeBundleOffers,
    calls.voucher.offers,
  ]);

/** Refreshes shop and bundles after an order was paid or cancelled, as both mark owned products. */
export const refreshOwned = (): void => {
  void refreshReads([
    calls.shop.products,
    calls.shop.productsByCategory,
    calls.shop.product,
    calls.shop.ownedProducts,
  ]);
  refreshBundles();
};

/** Refreshes vouchers after one was redeemed. */
export const refreshVouchers = (): void =>
  void refreshReads([
    calls.voucher.employeeBundleOffers,
    calls.voucher.offers,
    calls.voucher.redemptions,
    calls.voucher.redemptionCount,
  ]);
