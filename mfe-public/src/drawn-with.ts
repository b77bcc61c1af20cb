import { calls, type ListedMediaRelease, type ListedProduct } from '@phila/contract/calls';
import { answered, type DrawnWithOf } from '@phila/platform/drawn-with';

const release: ListedMediaRelease = {
  id: 1,
  version: 1,
  slug: 'phila-opens',
  title: 'Phila opens',
  summary: 'What changes for members',
  author: 'Naledi Dlamini',
  publishedAt: '2026-08-03T10:00:00.000Z',
  heroUrl: '/api/v1/Image/file/10/1/0/0.webp?v=1',
  heroAlt: 'A house',
};
const other = { slug: 'before', title: 'Before that' };

/** The category shown on the page (learning/courses-page.tsx). */
const CATEGORY = { id: 1, name: 'Short courses', order: 1, isActive: true, productCount: 1 };
const course: ListedProduct = {
  productId: 1,
  productName: 'First aid',
  sku: '',
  categoryId: CATEGORY.id,
  categoryName: CATEGORY.name,
  price: 1_234.56,
  productShortDescription: '',
  imageUrl: '',
  link: '',
  owned: false,
};
const page = { totalCount: 1, pageNumber: 1, totalPages: 1, hasNext: false, hasPrevious: false };

/** Sample answers, with which the pages are drawn and hydrated in the tests (shared/tooling/drawing). */
export const drawnWith: DrawnWithOf = {
  '/courses': {
    answers: [
      answered(calls.shop.productCategories, {}, [CATEGORY]),
      answered(
        calls.shop.productsByCategory,
        { params: { id: CATEGORY.id }, query: { PageNumber: 1, PageSize: 25, Sort: 'productName' } },
        { ...page, pageSize: 25, items: [course] },
      ),
    ],
  },
  '/media-releases': {
    answers: [
      answered(
        calls.mediaReleases.list,
        { query: { PageNumber: 1, PageSize: 10 } },
        { ...page, pageSize: 10, items: [release] },
      ),
    ],
  },
  '/media-releases/:slug': {
    at: '/media-releases/phila-opens',
    answers: [
      answered(
        calls.mediaReleases.read,
        { params: { slug: 'phila-opens' } },
        { ...release, body: 'The **whole** text', previous: other, next: null },
      ),
    ],
  },
};
