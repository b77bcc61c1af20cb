import { calls } from '@phila/contract/calls';
import { remote } from '@phila/contract/remote';

const inPortal = { layout: 'portal', access: 'person' } as const;
const toOffers = { back: { to: '/offers', text: 'Back to My Offers' } } as const;
const forEveryone = { layout: 'public', access: 'anyone' } as const;

/** Declares the remote of the shop (specification: shop). */
export default remote({
  name: 'shop-vouchers',
  title: 'Shop and vouchers',
  owner: 'Shop squad',
  platform: '^1.0.0',
  routes: [
    {
      path: '/offers',
      page: 'offers',
      title: 'My Offers',
      prefetch: [calls.shop.productCategories.path],
      ...inPortal,
    },
    {
      path: '/offers/product/:productId',
      page: 'product',
      title: 'Product Details',
      hiddenFromBreadcrumb: true,
      sidePanelActions: true,
      ...toOffers,
      ...inPortal,
    },
    {
      path: '/offers/cart',
      page: 'cart',
      title: 'Shopping Cart',
      prefetch: [calls.shop.cartDetails.path, calls.shop.cartTotal.path],
      sidePanelActions: true,
      wide: true,
      ...toOffers,
      ...inPortal,
    },
    { path: '/offers/bundles', page: 'bundles', title: 'Value Bundles', ...inPortal },
    { path: '/offers/owned', page: 'owned', title: 'What I own', ...inPortal },
    { path: '/vouchers', page: 'vouchers', title: 'My Vouchers', ...inPortal },
    {
      path: '/offers/checkout',
      page: 'checkout',
      title: 'Checkout',
      prefetch: [calls.shop.cartDetails.path, calls.shop.cartAddress.path],
      back: { to: '/offers/cart', text: 'Back to the cart' },
      ...inPortal,
    },
    { path: '/checkout', redirect: '/offers/checkout', title: 'Checkout', ...inPortal },
    { path: '/offers/orders', page: 'orders', title: 'My Orders', ...inPortal },
    {
      path: '/offers/orders/:orderId',
      page: 'order',
      title: 'Order',
      back: { to: '/offers/orders', text: 'Back to My Orders' },
      ...inPortal,
    },
    { path: '/pay/:paymentId', page: 'pay', title: 'Payment', layout: 'centred', access: 'person' },
    {
      path: '/shop',
      page: 'shop',
      title: 'Shop: courses and services',
      description:
        'Short courses, CV templates and services for your money and your health, with prices that include VAT and how to cancel.',
      prefetch: [calls.shop.productCategories.path],
      ...forEveryone,
    },
    { path: '/product/:productId', page: 'product', title: 'Product Details', ...forEveryone },
    {
      path: '/cart',
      page: 'cart',
      title: 'Shopping Cart',
      description:
        'What you have chosen, how many of each, and what it costs with VAT. Nothing is paid before you confirm it.',
      unlisted: true,
      ...forEveryone,
    },
  ],
  navigation: [
    { menu: 'portal', label: 'My Offers', tab: 'Shop', to: '/offers', icon: 'tag', order: 50 },
    {
      menu: 'portal',
      group: '/offers',
      label: 'Value Bundles',
      tab: 'Bundles',
      to: '/offers/bundles',
      icon: 'gift',
      order: 50,
    },
    {
      menu: 'portal',
      group: '/offers',
      label: 'What I own',
      tab: 'Owned',
      to: '/offers/owned',
      icon: 'check',
      order: 60,
    },
    { menu: 'avatar', label: 'What I own', to: '/offers/owned', icon: 'check', order: 5 },
    { menu: 'portal', label: 'My Vouchers', to: '/vouchers', icon: 'gift', order: 55 },
    { menu: 'quick', label: 'My Vouchers', to: '/vouchers', icon: 'gift', order: 55 },
    // No tab: every page's header shows the cart.
    {
      menu: 'portal',
      group: '/offers',
      label: 'Shopping Cart',
      tab: false,
      to: '/offers/cart',
      icon: 'cart',
      order: 90,
    },
    {
      menu: 'portal',
      group: '/offers',
      label: 'My Orders',
      tab: 'Orders',
      to: '/offers/orders',
      icon: 'list',
      order: 95,
    },
    { menu: 'public', group: 'OFFERS', label: 'Shop', to: '/shop', order: 30 },
    { menu: 'footer-anchors', label: 'Offers', to: '/#offers', order: 20 },
    { menu: 'quick', label: 'My Offers', to: '/offers', icon: 'tag', order: 50 },
  ],
  today: [
    { call: calls.voucher.todayVouchers.path, kind: 'voucher', priority: 30 },
    { call: calls.shop.todayRefunds.path, kind: 'refund', priority: 40 },
    { call: calls.shop.todayOrders.path, kind: 'order', priority: 50 },
  ],
  widgets: [
    { slot: 'cart', title: 'Shopping cart', module: './cart-button', order: 10 },
    { slot: 'dashboard', title: 'Vouchers and orders', module: './offers-today', order: 30 },
    { slot: 'landing', title: 'Shop', module: './landing', order: 30 },
  ],
});
