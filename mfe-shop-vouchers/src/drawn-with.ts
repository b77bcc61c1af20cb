import { calls, imageDevices, imageQualities, imageTypes, type ListedProduct } from '@phila/contract/calls';
import { answered, type DrawnWithOf } from '@phila/platform/prerender';
import { CartBeforeScript } from './cart/cart-before-script.tsx';

/** Picture address that no product has, for the service to replace. */
const START = '/api/v1/Image/file/9/987654321/';
const VERSION = '?v=none';
const pictures = { [START]: '{{start}}', [VERSION]: '{{version}}' };

const product: ListedProduct = {
  productId: 1,
  productName: '{{productName}}',
  sku: '',
  categoryId: 1,
  categoryName: '{{categoryName}}',
  price: 0,
  productShortDescription: '{{shortWords}}',
  imageUrl: `${START}1/0.webp${VERSION}`,
  link: '',
  owned: false,
};
const page = { pageNumber: 1, pageSize: 12, totalPages: 1, hasNext: false, hasPrevious: false };

const listed = { ...page, items: [product], totalCount: 987_654 };
const first = { PageNumber: page.pageNumber, PageSize: page.pageSize };

/** Empty cart, as the service keeps none for a visitor. */
const noCart = answered(calls.shop.cartDetails, {}, []);
const noTotal = answered(calls.shop.cartTotal, {}, 0);

const buttons = (shown: Element): Element[] => [...shown.querySelectorAll('fieldset > button')];

/**
 * Example data for pages drawn at build time; the service fills in the current offers (api/src/areas/shop/catalogue).
 */
export const drawnWith: DrawnWithOf = {
  '/cart': { standIn: CartBeforeScript },
  '/shop': {
    answers: [
      noCart,
      noTotal,
      answered(calls.shop.productCategories, {}, [
        { id: 1, name: '{{name}}', order: 1, isActive: true, productCount: 1 },
      ]),
      answered(calls.shop.products, { query: first }, listed),
      // Read once something is typed.
      answered(calls.shop.products, { query: { PageNumber: 1, PageSize: 6, SearchTerm: '' } }, listed),
      // Read once a category is chosen.
      answered(calls.shop.productsByCategory, { params: { id: 1 }, query: first }, listed),
    ],
    filled: {
      by: 'shop',
      marks: {
        ...pictures,
        '987654 products': '{{howMany}}',
        '/product/1"': '/product/{{productId}}"',
        'R&nbsp;0.00': '{{price}}',
      },
      parts: {
        // Skips the first button: it shows everything.
        categories: (shown) => buttons(shown).slice(1),
        products: (shown) => [...shown.querySelectorAll('li')].filter((item) => item.querySelector('a')),
        picture: (shown) => [shown.querySelector('li img')?.parentElement ?? null],
        isFree: (shown) =>
          [...shown.querySelectorAll('li a span')].filter(({ textContent }) => textContent === 'Free'),
      },
    },
  },
  '/product/:productId': {
    at: '/product/1',
    answers: [
      noCart,
      noTotal,
      answered(
        calls.shop.product,
        { params: { id: 1 } },
        {
          ...product,
          price: 987_654.32,
          productShortDescription: '{{{short}}}',
          productDescription: '{{{long}}}',
          isBoughtOnce: false,
          isDelivered: false,
        },
      ),
      // Read if a picture fails to load.
      answered(
        calls.image.imagesForDevice,
        {
          params: {
            type: imageTypes.Product,
            quality: imageQualities.Half,
            device: imageDevices.Desktop,
          },
          query: { productId: 1, Counted: 'false' },
        },
        { ...page, items: [], totalCount: 0 },
      ),
    ],
    filled: {
      by: 'product',
      marks: { ...pictures, 'R&nbsp;987&nbsp;654.32': '{{price}}' },
      parts: {
        picture: (shown) => [shown.querySelector('img')?.closest('button') ?? null],
        toBuy: (shown) => [shown.querySelector('button[data-type="primary"]')],
        vat: (shown) =>
          [...shown.querySelectorAll('p')].filter(({ textContent }) => textContent === 'VAT is included.'),
        description: (shown) => [
          [...shown.querySelectorAll('h2')]
            .find(({ textContent }) => textContent === 'Product Details')
            ?.closest('section') ?? null,
        ],
      },
    },
  },
};
