import { useSession } from '@phila/platform';

/** Where the pages of the shop are: the portal's for a person, the public ones for a visitor. */
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

/** Those of the current person or visitor. */
export const usePlaces = (): Places => (useSession().signedIn ? portal : open);
