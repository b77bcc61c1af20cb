import type { AnyResource } from '@phila/contract/resources';
import type { IconName } from '@phila/ui';

/**
 * A page of administration that has a tile on the first one, for those with its permission to read. Of its resource what the
 * tile needs, which the test compares: all definitions would weigh more than the page.
 */
export interface Area extends Pick<AnyResource, 'name' | 'capability' | 'title' | 'plural'> {
  heading: string;
  to: string;
  icon: IconName;
}

/** In the order of the menu (`remote.ts`). */
export const areas: readonly Area[] = [
  {
    name: 'shop-products',
    capability: 'shop.catalogue',
    title: 'product',
    plural: 'products',
    heading: 'Products',
    to: '/admin/product-management-pages',
    icon: 'gift',
  },
  {
    name: 'shop-categories',
    capability: 'shop.catalogue',
    title: 'category',
    plural: 'categories',
    heading: 'Categories',
    to: '/admin/category-management',
    icon: 'folder',
  },
  {
    name: 'shop-discounts',
    capability: 'shop.discounts',
    title: 'discount code',
    plural: 'discount codes',
    heading: 'Discount codes',
    to: '/admin/discount-management',
    icon: 'tag',
  },
  {
    name: 'voucher-offers',
    capability: 'voucher.offers',
    title: 'offer',
    plural: 'offers',
    heading: 'Offers',
    to: '/admin/offer-management',
    icon: 'identity',
  },
  {
    name: 'voucher-bundles',
    capability: 'voucher.bundles',
    title: 'bundle',
    plural: 'bundles',
    heading: 'Value bundles',
    to: '/admin/subscription-management',
    icon: 'wallet',
  },
  {
    name: 'voucher-causes',
    capability: 'voucher.causes',
    title: 'cause',
    plural: 'causes',
    heading: 'Causes',
    to: '/admin/cause-management',
    icon: 'heart',
  },
  {
    name: 'voucher-lookups',
    capability: 'voucher.lookups',
    title: 'entry',
    plural: 'entries',
    heading: 'Lists of choices',
    to: '/admin/lookup-management',
    icon: 'list',
  },
  {
    name: 'banners',
    capability: 'banner.banners',
    title: 'banner',
    plural: 'banners',
    heading: 'Banners',
    to: '/admin/banner-management',
    icon: 'rocket',
  },
  {
    name: 'media-releases',
    capability: 'site.mediaReleases',
    title: 'media release',
    plural: 'media releases',
    heading: 'Media releases',
    to: '/admin/media-releases-management',
    icon: 'chat',
  },
  {
    name: 'organisations',
    capability: 'organisation.structures',
    title: 'organisation',
    plural: 'organisations',
    heading: 'Organisations',
    to: '/admin/manage-org-structures',
    icon: 'building',
  },
  {
    name: 'organisation-types',
    capability: 'organisation.structures',
    title: 'type of organisation',
    plural: 'types of organisations',
    heading: 'Types of organisations',
    to: '/admin/org-type-management',
    icon: 'grid',
  },
];
