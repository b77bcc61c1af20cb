import { amountText, brand, calls, LARGEST_ID, type ListedProduct, MAX_FOUND } from '@phila/contract';
import { markdownWords } from '@phila/contract/markdown';
import { safeAddress } from '@phila/contract/web-address';
import { desc } from 'drizzle-orm';
import type { FillPage, Published } from '../../../core/filling.ts';
import { askedList, addressWith, listValues } from '../../../core/list-without-script.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import { markdownHtml } from '../../../core/markdown/markdown-html.ts';
import { shopProducts } from '../tables.ts';
import { listCategories } from './categories.ts';
import { isOnOffer, listProducts, readProduct } from './products.ts';

/** The page size of the shop (mfe-shop-vouchers/src/catalogue). */
const ON_PAGE = 12;
/** The page size of the courses (mfe-public/src/learning), and the category that they show. */
const COURSES = 25;
const COURSE_CATEGORY = 'Short courses';

/** The most products listed for search engines, newest first: a list takes 50 000 addresses. */
const MAX_LISTED = 40_000;

/** The values of a product that its page shows, formatted. */
const valuesOf = (product: ListedProduct) => {
  // Splits the picture's address around its size, because the page needs several (api/src/areas/image).
  const [, start, version] = /^(.*\/)\d\/\d\.webp(\?v=\w+)$/.exec(product.imageUrl) ?? [];
  return {
    ...product,
    price: amountText(product.price, 'rand'),
    isFree: product.price === 0,
    shortWords: markdownWords(product.productShortDescription),
    picture: start === undefined ? null : { start, version },
  };
};

/** The words of the page (mfe-shop-vouchers/src/catalogue). */
const howMany = (count: number, isCounted: boolean): string => {
  if (isCounted && count >= MAX_FOUND) return `${MAX_FOUND} products or more: add a word to find yours`;
  return count === 1 ? '1 product' : `${count} products`;
};

/** The orders of the page (mfe-shop-vouchers/src/catalogue). */
const ORDERS = [
  ['', 'Name, A to Z'],
  ['-productName', 'Name, Z to A'],
  ['price', 'Price, lowest first'],
  ['-price', 'Price, highest first'],
  ['-productId', 'Newest first'],
] as const;

/** The price ranges of the page (mfe-shop-vouchers/src/catalogue), in rand. */
const PRICES = [
  ['', 'Any price', {}],
  ['0-0', 'Free', { MinPrice: 0, MaxPrice: 0 }],
  ['0-250', 'Up to R 250', { MinPrice: 0, MaxPrice: 250 }],
  ['250-750', 'R 250 to R 750', { MinPrice: 250, MaxPrice: 750 }],
  ['750-1500', 'R 750 to R 1 500', { MinPrice: 750, MaxPrice: 1_500 }],
  ['1500-', 'R 1 500 and more', { MinPrice: 1_500 }],
] as const;

/** A link to another choice; null for the present one. */
const choice = (name: string, isTaken: boolean, asked: Readonly<Record<string, string>>) => ({
  name,
  to: isTaken ? null : addressWith(asked),
});

const shop: FillPage = async ({ database }, { query }) => {
  const asked = askedList(query);
  const categories = await listCategories(database, false);
  const category = query.get('category') ?? '';
  const sort = query.get('sort') ?? '';
  const price = query.get('price') ?? '';
  const priced = PRICES.find(([value]) => value === price);
  // Leaves an unknown category to the script, because its message is there.
  if (
    asked === null ||
    priced === undefined ||
    // Leaves owned products to the script: only it can ask about the person.
    query.has('owned') ||
    (category !== '' && !categories.some(({ id }) => String(id) === category)) ||
    !ORDERS.some(([value]) => value === sort)
  )
    return 'unread';
  const { search } = asked;
  const { items, totalCount, totalPages } = await listProducts(
    database,
    null,
    {
      PageNumber: asked.page,
      PageSize: ON_PAGE,
      ...(search === '' ? {} : { SearchTerm: search }),
      ...(sort === '' ? {} : { Sort: sort }),
      ...priced[2],
    },
    category === '' ? undefined : Number(category),
  );
  if (totalCount === 0 && search === '') return 'unread';
  return {
    mark: JSON.stringify([asked, category, sort, price, categories, items, totalCount]),
    values: () => ({
      ...listValues(asked, totalPages, { category, sort, price }),
      category,
      sort,
      price,
      byCategory: [
        choice('Everything', category === '', { search, sort, price }),
        ...categories.map(({ id, name }) =>
          choice(name, category === String(id), { search, category: String(id), sort, price }),
        ),
      ],
      byOrder: ORDERS.map(([value, name]) =>
        choice(name, value === sort, { search, category, sort: value, price }),
      ),
      byPrice: PRICES.map(([value, name]) =>
        choice(name, value === price, { search, category, sort, price: value }),
      ),
      categories,
      products: items.map(valuesOf),
      howMany: howMany(totalCount, asked.search !== '' || price !== ''),
    }),
  };
};

const courses: FillPage = async ({ database }) => {
  const category = (await listCategories(database, false)).find(({ name }) => name === COURSE_CATEGORY);
  if (category === undefined) return 'unread';
  const { items } = await listProducts(
    database,
    null,
    { PageSize: COURSES, Sort: 'productName' },
    category.id,
  );
  if (items.length === 0) return 'unread';
  return {
    mark: JSON.stringify(items),
    values: () => ({
      courses: items.map((item) => ({
        ...valuesOf(item),
        price: item.price === 0 ? 'Free' : valuesOf(item).price,
      })),
    }),
  };
};

const product: FillPage = async ({ database, clock }, { pathname }) => {
  const id = Number(pathname.slice('/product/'.length));
  if (!Number.isSafeInteger(id) || id < 1 || id > LARGEST_ID) return null;
  try {
    const found = await readProduct(database, null, id, clock.now());
    const {
      categoryName,
      productName,
      productShortDescription,
      productDescription,
      price,
      imageUrl,
      link,
      sku,
    } = found;
    const values = valuesOf(found);
    return {
      mark: JSON.stringify(found),
      values: () => ({
        ...values,
        toBuy: price > 0,
        freeLink: price > 0 ? null : safeAddress(link),
        vat: price > 0,
        short: markdownHtml(productShortDescription),
        description: productDescription.trim() === '' ? null : { long: markdownHtml(productDescription, 3) },
      }),
      about: {
        title: productName,
        description: values.shortWords,
        path: `/product/${id}`,
        list: '/shop',
        image: imageUrl === '' ? null : imageUrl,
        data: {
          ...(categoryName === COURSE_CATEGORY
            ? { '@type': ['Product', 'Course'], provider: { '@type': 'Organization', name: brand.name } }
            : { '@type': 'Product' }),
          name: productName,
          sku,
          offers: {
            '@type': 'Offer',
            price: price.toFixed(2),
            priceCurrency: 'ZAR',
            availability: 'https://schema.org/InStock',
          },
        },
      },
    };
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
};

/** Products on public pages, with their present names and prices. */
export const onPages: Published = {
  pages: { shop, courses, product },
  lists: { shop: { call: calls.shop.products, asks: ['search', 'page', 'category', 'sort', 'price'] } },
  addresses: async ({ database }) => {
    const rows = await database
      .select({ id: shopProducts.id, changedAt: shopProducts.changedAt })
      .from(shopProducts)
      .where(isOnOffer)
      .orderBy(desc(shopProducts.id))
      .limit(MAX_LISTED);
    return rows.map(({ id, changedAt }) => ({ path: `/product/${id}`, changedAt }));
  },
};
