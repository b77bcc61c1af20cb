import { calls } from '@phila/contract/calls';
import { refreshReads } from '@phila/platform';
import { shopReads } from './shop-reads.ts';

/** Lists of bundles and offers are read as the shop reads its own: fresh for 5 minutes, asked again twice. */
export const voucherReads = shopReads;

/** In milliseconds: notices of the shop and the vouchers (specification: shop, "Notices"). */
export const NOTICE = 3_000;

/** To be called after a bundle changed hands: every list that shows what a person has. */
export const refreshBundles = (): void =>
  void refreshReads([
    calls.voucher.employeeBundles,
    calls.voucher.bundleOffers,
    calls.voucher.employeeBundleOffers,
    calls.voucher.offers,
  ]);

/** After an order was paid or given up: what is owned is shown as such in the shop and among the bundles. */
export const refreshOwned = (): void => {
  void refreshReads([
    calls.shop.products,
    calls.shop.productsByCategory,
    calls.shop.product,
    calls.shop.ownedProducts,
  ]);
  refreshBundles();
};

/** After a voucher was redeemed. */
export const refreshVouchers = (): void =>
  void refreshReads([
    calls.voucher.employeeBundleOffers,
    calls.voucher.offers,
    calls.voucher.redemptions,
    calls.voucher.redemptionCount,
  ]);
