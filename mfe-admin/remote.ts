import { may, remote, section } from '@phila/contract/remote';
import { banner } from '@phila/contract/resources/banner';
import { mediaRelease } from '@phila/contract/resources/media-release';
import { organisation } from '@phila/contract/resources/organisation';
import { organisationType } from '@phila/contract/resources/organisation-type';
import { shopCategory } from '@phila/contract/resources/shop-category';
import { shopDiscount } from '@phila/contract/resources/shop-discount';
import { shopProduct } from '@phila/contract/resources/shop-product';
import { voucherBundle } from '@phila/contract/resources/voucher-bundle';
import { voucherCause } from '@phila/contract/resources/voucher-cause';
import { voucherOffer } from '@phila/contract/resources/voucher-offer';
import { voucherLookupEntry } from '@phila/contract/resources/voucher-lookup';
import { calls } from '@phila/contract/calls';

/** The pages of administration that are about one resource (specification: vouchers, admin). */
export const sections = [
  section({
    audience: 'admin',
    resource: shopProduct,
    path: '/admin/product-management-pages',
    icon: 'gift',
    order: 20,
    title: 'Products',
    sentence: 'What the shop sells, and what it gives away by a link.',
    why: 'Add the first product, and it stands in the shop as soon as it is on offer.',
    refreshes: [calls.shop.products.path],
    page: 'products',
  }),
  section({
    audience: 'admin',
    resource: shopCategory,
    path: '/admin/category-management',
    icon: 'folder',
    order: 30,
    title: 'Categories',
    sentence: 'The shelves of the shop, in the order in which people meet them.',
    why: 'Products stand under a category: add one before the first product.',
    refreshes: [calls.shop.productCategories.path],
  }),
  section({
    audience: 'admin',
    resource: shopDiscount,
    path: '/admin/discount-management',
    icon: 'tag',
    order: 40,
    title: 'Discount codes',
    sentence: 'Codes that take a part off the price: for how long, for what, and how often.',
    why: 'Add a code, and people can give it at the checkout from its first day to the end of its last.',
  }),
  section({
    audience: 'admin',
    resource: voucherOffer,
    path: '/admin/offer-management',
    icon: 'identity',
    order: 45,
    title: 'Offers',
    sentence: 'What people redeem: of which company, how, until when and how often.',
    why: 'Add an offer, and then the bundles that it belongs to.',
  }),
  section({
    audience: 'admin',
    resource: voucherBundle,
    path: '/admin/subscription-management',
    icon: 'wallet',
    order: 50,
    title: 'Value bundles',
    sentence: 'Offers that are sold or claimed together, with their price, their time and their cause.',
    why: 'Add a bundle, and then the offers that belong to it.',
  }),
  section({
    audience: 'admin',
    resource: voucherCause,
    path: '/admin/cause-management',
    icon: 'heart',
    order: 60,
    title: 'Causes',
    sentence: 'What a part of the price of a bundle is given to.',
    why: 'Add a cause, and bundles can give to it.',
  }),
  section({
    audience: 'admin',
    resource: voucherLookupEntry,
    path: '/admin/lookup-management',
    icon: 'list',
    order: 70,
    title: 'Lists of choices',
    sentence: 'What offers and bundles choose from: areas, kinds of bundles, ways of paying and redeeming.',
    why: 'Add the first entry, and it can be chosen in offers and bundles.',
  }),
  section({
    audience: 'admin',
    resource: banner,
    path: '/admin/banner-management',
    icon: 'rocket',
    order: 75,
    title: 'Banners',
    sentence: 'Adverts in places of the site: what they say, where they lead and when they are shown.',
    why: 'Add a banner, and it is shown in its place from its first day.',
  }),
  section({
    audience: 'admin',
    resource: mediaRelease,
    path: '/admin/media-releases-management',
    icon: 'chat',
    order: 80,
    title: 'Media releases',
    sentence: 'What the site tells the press and everybody else. A release is a draft until it is published.',
    why: 'Write the first release. Only administrators see it until you publish it.',
    page: 'media-releases',
  }),
  section({
    audience: 'admin',
    resource: organisation,
    path: '/admin/manage-org-structures',
    icon: 'building',
    order: 82,
    title: 'Organisations',
    sentence: 'Companies and what belongs to them, each with its looks and the link for its people.',
    why: 'Add an organisation, and send its people their link.',
    refreshes: [calls.organisation.structures.path],
    page: 'organisations',
  }),
  section({
    audience: 'admin',
    resource: organisationType,
    path: '/admin/org-type-management',
    icon: 'grid',
    order: 84,
    title: 'Types of organisations',
    sentence: 'What an organisation can be: a company, a branch, a school.',
    why: 'Add a type, and organisations can have it.',
    refreshes: [calls.organisation.types.path],
  }),
];

/** What the remote of administration declares (specification: shell, vouchers). */
export default remote(
  {
    name: 'admin',
    title: 'Administration',
    owner: 'Administration squad',
    platform: '^1.0.0',
    routes: [
      { path: '/admin', page: 'home', layout: 'admin', access: 'administrator', title: 'Admin Panel' },
      {
        path: '/admin/administrative',
        page: 'administrative',
        layout: 'admin',
        access: 'administrator',
        title: 'Administrative',
      },
      {
        path: '/admin/voucher-management',
        redirect: '/admin/offer-management',
        layout: 'admin',
        access: may('voucher.offers.read'),
        title: 'Offers',
      },
      {
        path: '/admin/product-management',
        page: 'open-product',
        layout: 'admin',
        access: may('shop.catalogue.read'),
        title: 'Product',
      },
      {
        path: '/admin/create-org-structures',
        page: 'create-organisation',
        layout: 'admin',
        access: may('organisation.structures.write'),
        title: 'Add an organisation',
      },
      {
        path: '/admin/media-releases-management/create',
        page: 'open-release',
        layout: 'admin',
        access: may('site.mediaReleases.write'),
        title: 'Write a media release',
      },
      {
        path: '/admin/media-releases-management/edit/:id',
        page: 'open-release',
        layout: 'admin',
        access: may('site.mediaReleases.read'),
        title: 'Edit a media release',
      },
      {
        path: '/admin/metadata-management',
        page: 'questions',
        layout: 'admin',
        access: may('shop.catalogue.read'),
        title: 'Questions',
      },
      {
        path: '/admin/administrative/orders',
        page: 'orders',
        layout: 'admin',
        access: may('shop.orders.read'),
        title: 'Orders',
      },
      {
        path: '/admin/administrative/roles',
        page: 'roles',
        layout: 'admin',
        access: may('identity.roles.read'),
        title: 'Roles',
      },
    ],
    navigation: [
      { menu: 'admin', label: 'Home', to: '/admin', icon: 'home', order: 10 },
      { menu: 'admin', label: 'Orders', to: '/admin/administrative/orders', icon: 'cart', order: 15 },
      { menu: 'admin', label: 'Questions', to: '/admin/metadata-management', icon: 'help', order: 25 },
      { menu: 'admin', label: 'Roles', to: '/admin/administrative/roles', icon: 'people', order: 90 },
    ],
  },
  sections,
);
