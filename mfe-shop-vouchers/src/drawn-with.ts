import { calls, imageDevices, imageQualities, imageTypes, type ListedProduct } from '@phila/contract/calls';
import { answered, type DrawnWithOf } from '@phila/platform/drawn-with';

const product: ListedProduct = {
  productId: 1,
  productName: 'First aid',
  sku: '',
  categoryId: 1,
  categoryName: 'Short courses',
  price: 1_234.56,
  productShortDescription: 'Two **days**',
  imageUrl: '/api/v1/Image/file/9/1/1/0.webp?v=1',
  link: '',
  owned: false,
};
const page = { pageNumber: 1, pageSize: 12, totalPages: 2, hasNext: true, hasPrevious: false };

const listed = { ...page, items: [product], totalCount: 24 };
const first = { PageNumber: page.pageNumber, PageSize: page.pageSize };

/** Sample answers, with which the pages are drawn and hydrated in the tests (shared/tooling/drawing). */
export const drawnWith: DrawnWithOf = {
  '/shop': {
    answers: [
      answered(calls.shop.productCategories, {}, [
        { id: 1, name: 'Short courses', order: 1, isActive: true, productCount: 1 },
      ]),
      answered(calls.shop.products, { query: first }, listed),
    ],
  },
  '/product/:productId': {
    answers: [
      answered(
        calls.shop.product,
        { params: { id: 1 } },
        { ...product, productDescription: 'What you learn', isBoughtOnce: false, isDelivered: false },
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
  },
};
