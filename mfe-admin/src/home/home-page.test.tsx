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

it('says which jobs and messages failed, a message that failed once', async () => {
  const id = '01910000-0000-4000-8000-000000000001';
  const at = '2026-11-20T08:00:00.000Z';
  const failed = { id, name: 'x', title: 'X', askedAt: at, failedAt: at, attempts: 3, reason: 'Error' };
  renderWithPlatform(<HomePage />, {
    may: ['site.operations.read'],
    answers: [
      answer(calls.account.profileName, { ...name, permissions: ['site.operations.read' as const] }),
      answer(calls.shop.adminOrders, { ...page, items: [] }),
      answer(calls.administration.failedJobs, [failed, { ...failed, name: 'message' }]),
      answer(calls.administration.failedMessages, [
        { id, channel: 'sms', recipient: '+27•••67', subject: null, at, jobId: id, attempts: 3, reason: 'E' },
      ]),
    ],
  });
  expect(await screen.findByRole('link', { name: /^1 message Could not be sent/ })).toHaveAttribute(
    'href',
    '/admin/administrative/messages',
  );
  expect(screen.getByRole('link', { name: /^1 job Failed/ })).toHaveAttribute(
    'href',
    '/admin/administrative/jobs',
  );
});
