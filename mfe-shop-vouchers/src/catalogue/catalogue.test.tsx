import { calls, type ListedProduct } from '@phila/contract/calls';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { RoutedPages } from '@phila/ui';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
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
  signedIn = true,
) =>
  renderWithPlatform(<RoutedPages declaration={declaration} pages={pages} />, {
    path,
    signedIn,
    answers: [
      answer(calls.banner.advertisementByType, []),
      answer(productCategories, categories),
      answer(products, all),
      answer(productsByCategory, page([listed(9, { categoryName: 'Wellness' })])),
    ],
  });
const searchBox = () => screen.findByRole('combobox', { name: 'Search the offers' });

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
  await userEvent.type(screen.getByRole('combobox', { name: 'Search the offers' }), 'first aid{Enter}');
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

it('narrows by price and by what is owned, which stands in the address', async () => {
  show();
  await userEvent.selectOptions(await screen.findByLabelText('Price'), 'R 250 to R 750');
  await waitFor(() => expect(window.location.search).toBe('?price=250-750'));
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Not yours yet');
  await waitFor(() => expect(window.location.search).toBe('?price=250-750&owned=no'));
  await waitFor(() =>
    expect(fake.sent(products).at(-1)).toEqual({
      query: { PageNumber: 1, PageSize: 12, MinPrice: 250, MaxPrice: 750, Owned: 'false' },
    }),
  );
  await userEvent.selectOptions(screen.getByLabelText('Price'), 'Free');
  await waitFor(() => expect(fake.sent(products).at(-1)?.query).toMatchObject({ MinPrice: 0, MaxPrice: 0 }));
});

it('asks no visitor what they own, and takes no price from an address that it does not offer', async () => {
  show('/offers?owned=yes&price=1-2', undefined, false);
  await screen.findByRole('link', { name: /Course 1/ });
  expect(screen.queryByLabelText('Show')).not.toBeInTheDocument();
  expect(fake.sent(products)).toEqual([{ query: { PageNumber: 1, PageSize: 12 } }]);
});

it('says that nothing is like that, and shows everything again', async () => {
  show('/offers?price=1500-', page([]));
  expect(await screen.findByText('Nothing on offer is like that')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  await waitFor(() => expect(window.location.search).toBe(''));
});

describe('the search', () => {
  it('suggests products while one types, says how many, and leads to one by the keys', async () => {
    show();
    const box = await searchBox();
    await userEvent.type(box, 'cou');
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    const options = within(list).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Course 1Short coursesR\s100\.00$/),
      'Course 2Short coursesOwned',
      'Course 3Short coursesFree',
      'Show all 30 for “cou”',
    ]);
    expect(screen.getByText('3 suggestions')).toBeInTheDocument();
    expect(fake.sent(products).at(-1)).toEqual({ query: { PageNumber: 1, PageSize: 6, SearchTerm: 'cou' } });
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(box).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(box).toHaveAttribute('aria-activedescendant', options[1]?.id);
    expect(options[1]).toHaveAttribute('aria-selected', 'true');
    expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(fake.place().pathname).toBe('/offers/product/2'));
  });

  it('searches by Enter and by the last line, and leaves the list as it is while one types', async () => {
    show();
    const box = await searchBox();
    await userEvent.type(box, 'cou');
    await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(window.location.search).toBe('');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?search=cou'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.clear(box);
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('closes by Escape and keeps what was typed', async () => {
    show();
    const box = await searchBox();
    await userEvent.type(box, 'cou');
    await screen.findByRole('listbox', { name: 'Suggestions' });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box).toHaveValue('cou');
  });

  it('says what it looked for in place of a slip, and that nothing is found', async () => {
    show('/offers', { ...page([listed(1)]), correctedTerm: 'spreadsheet' });
    await userEvent.type(await searchBox(), 'spredsheet');
    expect(await screen.findByText('1 suggestion for “spreadsheet”')).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Show 1 for “spreadsheet”' })).toBeInTheDocument();
    fake.answer(answer(products, page([])));
    await userEvent.type(await searchBox(), 'zzz');
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('asks for nothing of a single letter', async () => {
    show();
    await userEvent.type(await searchBox(), 'c');
    await screen.findByRole('link', { name: /Course 1/ });
    expect(fake.sent(products)).toHaveLength(1);
  });
});
