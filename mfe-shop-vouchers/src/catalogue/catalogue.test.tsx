import { calls, type ListedProduct } from '@phila/contract/calls';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { RoutedPages } from '@phila/ui';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import OffersPage from './offers-page.tsx';
import { markdownWords } from '@phila/contract/markdown';

const { productCategories, products, productsByCategory } = calls.shop;

const listed = (id: number, more: Partial<ListedProduct> = {}): ListedProduct => ({
  productId: id,
  productName: `Course ${id}`,
  sku: `course-${id}`,
  categoryId: 1,
  categoryName: 'Short courses',
  price: 100,
  productShortDescription: 'Two **days** of [practice](https://a.example).',
  imageUrl: '',
  link: '',
  owned: false,
  ...more,
});
const page = (items: ListedProduct[], totalCount = items.length) => ({
  items,
  totalCount,
  pageNumber: 1,
  pageSize: 12,
  totalPages: Math.ceil(totalCount / 12),
  hasNext: totalCount > 12,
  hasPrevious: false,
});
const categories = [
  { id: 1, name: 'Short courses', order: 10, isActive: true, productCount: 2 },
  { id: 2, name: 'Wellness', order: 20, isActive: true, productCount: 1 },
];
const route = { path: '/offers', page: 'offers', title: 'My Offers' };
const declaration = {
  routes: [{ ...route, layout: 'portal' as const, access: 'person' as const }],
};
const pages = { offers: async () => ({ default: OffersPage }) };

const show = (
  path = '/offers',
  all: ReturnType<typeof page> & { correctedTerm?: string } = page(
    [listed(1), listed(2, { owned: true }), listed(3, { price: 0 })],
    30,
  ),
) =>
  renderWithPlatform(<RoutedPages declaration={declaration} pages={pages} />, {
    path,
    answers: [
      answer(calls.banner.advertisementByType, []),
      answer(productCategories, categories),
      answer(products, all),
      answer(productsByCategory, page([listed(9, { categoryName: 'Wellness' })])),
    ],
  });

it('lists what is on offer with price and owned state, each leading to its page', async () => {
  show();
  const card = await screen.findByRole('link', { name: /Course 1/ });
  expect(card).toHaveAttribute('href', '/offers/product/1');
  expect(card).toHaveTextContent('Two days of practice.');
  expect(screen.getByRole('link', { name: /Course 2/ })).toHaveTextContent('Owned');
  expect(screen.getByRole('link', { name: /Course 3/ })).toHaveTextContent('Free');
  expect(screen.getByText('30 products')).toBeInTheDocument();
  expect(screen.getByText('Page 1 of 3')).toBeInTheDocument();
  expect(fake.sent(products)).toEqual([{ query: { PageNumber: 1, PageSize: 12 } }]);
});

it('goes to a category, a page, an order and a word, all of which stand in the address', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Wellness' }));
  expect(await screen.findByRole('link', { name: /Course 9/ })).toBeInTheDocument();
  expect(window.location.search).toBe('?category=2');
  await userEvent.click(screen.getByRole('button', { name: 'Everything' }));
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price, lowest first');
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(window.location.search).toBe('?sort=price&page=2');
  await userEvent.type(screen.getByRole('searchbox'), 'first aid');
  await waitFor(() =>
    expect(fake.sent(products).at(-1)).toEqual({
      query: { PageNumber: 1, PageSize: 12, SearchTerm: 'first aid', Sort: 'price' },
    }),
  );
});

it('says of a search that is counted no further that there may be more', async () => {
  show('/offers?search=course', page([listed(1)], 240));
  expect(await screen.findByText('240 products or more: add a word to find yours')).toBeInTheDocument();
});

it('says where nothing was found, and shows everything again', async () => {
  show('/offers?search=zebra', page([]));
  expect(await screen.findByText('Nothing found for “zebra”')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  await waitFor(() => expect(window.location.search).toBe(''));
});

it.each([
  ['Two **days** of _rest_', 'Two days of rest'],
  ['## Heading\n- a\n- b', 'Heading a b'],
  ['![picture](x.png) and [a link](https://a.example)', 'picture and a link'],
  ['[More](javascript:alert(1)), and [this](https://a.example/x_(y)).', 'More, and this.'],
])('%j reads %j in a line', (markdown, words) => expect(markdownWords(markdown)).toBe(words));

it('says what it looked for in place of a slip, and nothing where there was none', async () => {
  show('/offers?search=spredsheet', { ...page([listed(1)]), correctedTerm: 'spreadsheet' });
  expect(
    await screen.findByText('Nothing has “spredsheet”. This is what “spreadsheet” finds: 1 product'),
  ).toBeInTheDocument();
  expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
  cleanup();
  show('/offers?search=spreadsheet', page([listed(1)]));
  expect(await screen.findByText('1 product')).toBeInTheDocument();
});
