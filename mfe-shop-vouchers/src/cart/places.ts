import { useSession } from '@phila/platform';

/** Addresses of shop pages: in the portal for a person, public for a visitor. */
export interface Places {
  offers: string;
  cart: string;
  checkout: string;
  product: (productId: number) => string;
}

const portal: Places = {
  offers: '/offers',
  cart: '/offers/cart',
  checkout: '/offers/checkout',
  product: (id) => `/offers/product/${id}`,
};
const open: Places = {
  offers: '/shop',
  cart: '/cart',
  checkout: '/checkout',
  product: (id) => `/product/${id}`,
};

/** Addresses for the current person or visitor. */
export const usePlaces = (): Places => (useSession().signedIn ? portal : open);
