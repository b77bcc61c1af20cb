import type { AnyResource } from '@phila/contract/resources';
import { banner } from '@phila/contract/resources/banner';
import { mediaRelease } from '@phila/contract/resources/media-release';
import { shopCategory } from '@phila/contract/resources/shop-category';
import { shopDiscount } from '@phila/contract/resources/shop-discount';
import { shopProduct } from '@phila/contract/resources/shop-product';
import { voucherBundle } from '@phila/contract/resources/voucher-bundle';
import { voucherCause } from '@phila/contract/resources/voucher-cause';
import { voucherOffer } from '@phila/contract/resources/voucher-offer';
import { voucherLookupEntry } from '@phila/contract/resources/voucher-lookup';
import type { IconName } from '@phila/ui';

/** A page of administration that has a tile on the first one, for those with its permission to read. */
export interface Area {
  resource: AnyResource;
  title: string;
  to: string;
  icon: IconName;
}

/** In the order of the menu (`remote.ts`, which the test compares). */
export const areas: readonly Area[] = [
  { resource: shopProduct, title: 'Products', to: '/admin/product-management-pages', icon: 'gift' },
  { resource: shopCategory, title: 'Categories', to: '/admin/category-management', icon: 'folder' },
  { resource: shopDiscount, title: 'Discount codes', to: '/admin/discount-management', icon: 'tag' },
  { resource: voucherOffer, title: 'Offers', to: '/admin/offer-management', icon: 'identity' },
  { resource: voucherBundle, title: 'Value bundles', to: '/admin/subscription-management', icon: 'wallet' },
  { resource: voucherCause, title: 'Causes', to: '/admin/cause-management', icon: 'heart' },
  { resource: voucherLookupEntry, title: 'Lists of choices', to: '/admin/lookup-management', icon: 'list' },
  { resource: banner, title: 'Banners', to: '/admin/banner-management', icon: 'rocket' },
  { resource: mediaRelease, title: 'Media releases', to: '/admin/media-releases-management', icon: 'chat' },
];
