import { calls } from '@phila/contract/calls';
import { may, remoteDeclaration } from '@phila/contract/remote';
import { clientResourceCalls } from '@phila/contract/resources';
import { shopCategory } from '@phila/contract/resources/shop-category';
import { shopProduct } from '@phila/contract/resources/shop-product';
import { answer, declare, renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import declaration from '../../remote.ts';
import HomePage from './home-page.tsx';

const name = {
  firstName: 'Lerato',
  lastName: 'Nkosi',
  osNo: null,
  orgIdGuid: null,
  permissions: ['shop.catalogue.read' as const],
};

const page = { totalCount: 0, pageNumber: 1, pageSize: 1, totalPages: 0, hasNext: false, hasPrevious: false };

beforeEach(() => declare(remoteDeclaration.parse(declaration)));

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

it('shows the tiles of other remotes to those with their permission', async () => {
  const tile = { menu: 'admin', icon: 'list', order: 1, access: may('shop.orders.read') } as const;
  declare({
    navigation: [
      { ...tile, label: 'Letters', to: '/admin/letters', tile: { text: 'What waits to be posted' } },
      { ...tile, label: 'Stamps', to: '/admin/stamps', access: may('shop.payments.read'), tile: {} },
      { ...tile, label: 'Envelopes', to: '/admin/envelopes' },
    ],
  });
  renderWithPlatform(<HomePage />, {
    may: ['shop.orders.read'],
    answers: [
      answer(calls.account.profileName, { ...name, permissions: ['shop.orders.read'] }),
      answer(calls.shop.adminOrders, { ...page, items: [] }),
    ],
  });
  expect(await screen.findByRole('link', { name: 'Letters What waits to be posted' })).toHaveAttribute(
    'href',
    '/admin/letters',
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
