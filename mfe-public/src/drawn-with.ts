import { calls, type ListedMediaRelease, type ListedProduct } from '@phila/contract/calls';
import { answered, type DrawnWithOf } from '@phila/platform/prerender';
import {
  changeBeforeScript,
  emailsBeforeScript,
  firstPasswordBeforeScript,
  passwordBeforeScript,
} from './authentication/pages-of-links.tsx';
import { DraftBeforeScript } from './media/draft-before-script.tsx';

/** Placeholder day without a release; the service fills in the real day. */
const AT = '2001-02-03T10:00:00.000Z';

const day = { [AT]: '{{publishedAt}}', '3 February 2001': '{{date}}' };

const release: ListedMediaRelease = {
  id: 1,
  version: 1,
  slug: '{{slug}}',
  title: '{{title}}',
  summary: '{{summary}}',
  author: '{{author}}',
  publishedAt: AT,
  heroUrl: '{{heroUrl}}',
  heroAlt: '{{heroAlt}}',
};
const other = { slug: '{{slug}}', title: '{{title}}' };

/** A picture of no release; the service fills in the real one. */
const START = '/api/v1/Image/file/10/987654321/';
const VERSION = '?v=none';

/** Address and title in links that share a release. */
const inLinks = {
  [encodeURIComponent(`${window.location.origin}/media-releases/{{slug}}`)]: '{{addressInLink}}',
  [encodeURIComponent('{{title}}')]: '{{titleInLink}}',
};

/** The category shown on the page (learning/courses-page.tsx). */
const CATEGORY = { id: 1, name: 'Short courses', order: 1, isActive: true, productCount: 1 };
const course: ListedProduct = {
  productId: 987654,
  productName: '{{productName}}',
  sku: '',
  categoryId: CATEGORY.id,
  categoryName: CATEGORY.name,
  price: 987_654.32,
  productShortDescription: '',
  imageUrl: '',
  link: '',
  owned: false,
};

const neighbour = (place: 'first' | 'last') => (page: Element) =>
  page.querySelectorAll(`nav[aria-label="Other releases"] > div:${place}-child > *`);

/**
 * Marks that the service fills in: media releases and courses change without a release of this remote
 * (api/src/areas/media-releases, api/src/areas/shop/catalogue).
 */
export const drawnWith: DrawnWithOf = {
  // These pages differ by their mailed link, and only the browser sees the part behind its `#`.
  '/forgot-password': { standIn: passwordBeforeScript },
  '/forgot-password-sync': { standIn: firstPasswordBeforeScript },
  '/undo-sign-in-change': { standIn: changeBeforeScript },
  '/unsubscribe': { standIn: emailsBeforeScript },
  '/media-releases/:id/preview': { at: '/media-releases/1/preview', standIn: DraftBeforeScript },
  // Its form without script has its own marks (company/plain-message-form.tsx, api/src/areas/contact/on-page.ts).
  '/contactUs': { answers: [], filled: { by: 'contact' } },
  '/courses': {
    answers: [
      answered(calls.shop.productCategories, {}, [CATEGORY]),
      answered(
        calls.shop.productsByCategory,
        { params: { id: CATEGORY.id }, query: { PageNumber: 1, PageSize: 25, Sort: 'productName' } },
        {
          items: [course],
          totalCount: 1,
          pageNumber: 1,
          pageSize: 25,
          totalPages: 1,
          hasNext: false,
          hasPrevious: false,
        },
      ),
    ],
    filled: {
      by: 'courses',
      marks: { '/product/987654"': '/product/{{productId}}"', 'R&nbsp;987&nbsp;654.32': '{{price}}' },
      parts: {
        courses: (page) => [page.querySelector('a[href="/product/987654"]')?.closest('li') ?? null],
      },
    },
  },
  '/media-releases': {
    answers: [
      answered(
        calls.mediaReleases.list,
        { query: { PageNumber: 1, PageSize: 10 } },
        {
          items: [{ ...release, heroUrl: `${START}0/0.webp${VERSION}` }],
          totalCount: 1,
          pageNumber: 1,
          pageSize: 10,
          totalPages: 1,
          hasNext: false,
          hasPrevious: false,
        },
      ),
    ],
    filled: {
      by: 'media-releases',
      marks: { ...day, '>2001<': '>{{year}}<', [START]: '{{start}}', [VERSION]: '{{version}}' },
      parts: {
        picture: (page) => page.querySelectorAll('ol img'),
        items: (page) => page.querySelectorAll('ol > li'),
        year: (page) => page.querySelectorAll('ol > li > h2'),
      },
    },
  },
  '/media-releases/:slug': {
    at: '/media-releases/{{slug}}',
    answers: [
      answered(
        calls.mediaReleases.read,
        { params: { slug: '{{slug}}' } },
        { ...release, body: '{{{body}}}', previous: other, next: other },
      ),
    ],
    filled: {
      by: 'media-release',
      marks: { ...day, ...inLinks },
      parts: {
        heroUrl: (page) => [page.querySelector('img')?.parentElement ?? null],
        previous: neighbour('first'),
        next: neighbour('last'),
      },
    },
  },
};
