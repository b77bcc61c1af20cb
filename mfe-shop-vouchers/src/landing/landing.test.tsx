import { calls, type ListedProduct } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import { samplePage } from '../testing/samples.ts';
import ShopSection from './index.tsx';

const { products } = calls.shop;

const product: ListedProduct = {
  productId: 7,
  productName: 'First aid level 1',
  sku: 'course-first-aid-1',
  categoryId: 1,
  categoryName: 'Short courses',
  price: 890,
  productShortDescription: 'Two **days**.',
  imageUrl: '',
  link: '',
  owned: false,
};
const show = (answered: Parameters<typeof answer<typeof products>>[1]) =>
  renderWithPlatform(<ShopSection />, { signedIn: false, answers: [answer(products, answered)] });

it('shows the newest four products to a visitor, and leads to the shop', async () => {
  show(samplePage([product]));
  expect(await screen.findByRole('link', { name: /First aid level 1/ })).toHaveAttribute(
    'href',
    '/product/7',
  );
  expect(screen.getByRole('link', { name: 'See the whole shop' })).toHaveAttribute('href', '/shop');
  expect(fake.sent(products)).toEqual([{ query: { PageNumber: 1, PageSize: 4, Sort: '-productId' } }]);
});

it.each<[string, Parameters<typeof answer<typeof products>>[1]]>([
  ['there are none', samplePage<ListedProduct>([])],
  [
    'they do not come',
    () => {
      throw new CallError(500, 'an error occurred');
    },
  ],
])('still leads to the shop where %s', async (_, answered) => {
  show(answered);
  await waitFor(() => expect(fake.sent(products)).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'See the whole shop' })).toHaveAttribute('href', '/shop');
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});
