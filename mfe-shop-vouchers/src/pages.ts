import type { PageLoader } from '@phila/ui';

/** Page loaders by name in `remote.ts`, a chunk each. */
export const pages: Readonly<Record<string, PageLoader>> = {
  offers: () => import(/* webpackChunkName: "offers" */ './catalogue/offers-page.tsx'),
  product: () => import(/* webpackChunkName: "product" */ './product/product-page.tsx'),
  cart: () => import(/* webpackChunkName: "cart" */ './cart/cart-page.tsx'),
  shop: () => import(/* webpackChunkName: "shop" */ './catalogue/shop-page.tsx'),
  owned: () => import(/* webpackChunkName: "owned" */ './owned/owned-page.tsx'),
  bundles: () => import(/* webpackChunkName: "bundles" */ './bundles/bundles-page.tsx'),
  vouchers: () => import(/* webpackChunkName: "vouchers" */ './vouchers/vouchers-page.tsx'),
  checkout: () => import(/* webpackChunkName: "checkout" */ './checkout/checkout-page.tsx'),
  orders: () => import(/* webpackChunkName: "orders" */ './orders/orders-page.tsx'),
  order: () => import(/* webpackChunkName: "order" */ './orders/order-page.tsx'),
  pay: () => import(/* webpackChunkName: "pay" */ './pay/pay-page.tsx'),
};
