import { calls } from '@phila/contract/calls';
import { clientResourceCalls } from '@phila/contract/resources';
import { shopCategory } from '@phila/contract/resources/shop-category';
import { shopProduct } from '@phila/contract/resources/shop-product';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import HomePage from './home-page.tsx';

const name = {
  firstName: 'Lerato',
  lastName: 'Nkosi',
  osNo: null,
  orgIdGuid: null,
  permissions: ['shop.catalogue.read' as const],
};

it('shows a tile with how much there is for what one may look after, and no other', async () => {
  renderWithPlatform(<HomePage />, {
    may: ['shop.catalogue.read'],
    answers: [
      answer(calls.account.profileName, name),
      answer(clientResourceCalls(shopProduct).count, { count: 10_000, isCapped: true }),
      answer(clientResourceCalls(shopCategory).count, { count: 1, isCapped: false }),
    ],
  });
  expect(await screen.findByRole('link', { name: /^Products 10.000\+ products$/ })).toHaveAttribute(
    'href',
    '/admin/product-management-pages',
  );
  expect(await screen.findByRole('link', { name: 'Categories 1 category' })).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
