import { calls, type OrderSummary } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import OrdersPage from './orders-page.tsx';

const { orders, orderCount } = calls.shop;

const sample = (id: number): OrderSummary => ({
  id,
  orderNumber: `ORD-2026-${String(id).padStart(6, '0')}`,
  state: 'awaiting payment',
  placedAt: '2026-11-22T22:30:00.000Z',
  total: 1_801.5,
  names: ['First aid level 1', 'Family weekend'],
});
const show = (totalCount: number) =>
  renderWithPlatform(<OrdersPage />, {
    signedIn: true,
    path: '/offers/orders',
    answers: [
      answer(orderCount, { count: totalCount, isCapped: false }),
      answer(orders, ({ query: { PageNumber = 1, PageSize = 10 } }) => {
        const totalPages = Math.ceil(totalCount / PageSize);
        const first = (PageNumber - 1) * PageSize;
        return {
          items: Array.from({ length: Math.min(PageSize, totalCount - first) }, (_, at) =>
            sample(totalCount - first - at),
          ),
          totalCount,
          pageNumber: PageNumber,
          pageSize: PageSize,
          totalPages,
          hasNext: PageNumber < totalPages,
          hasPrevious: PageNumber > 1,
        };
      }),
    ],
  });

it('lists each order with its day in South Africa, what it holds, its state and its total', async () => {
  const { container } = show(1);
  const link = await screen.findByRole('link', { name: 'ORD-2026-000001' });
  expect(link).toHaveAttribute('href', '/offers/orders/1');
  expect(screen.getByText('23 Nov 2026')).toBeInTheDocument();
  expect(screen.getByText('First aid level 1, Family weekend')).toBeInTheDocument();
  expect(screen.getByText('Awaiting payment')).toBeInTheDocument();
  expect(screen.getByText(/^R\s1\s801\.50$/)).toBeInTheDocument();
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations).toEqual([]);
});

it('has ten on a page, the latest first', async () => {
  show(11);
  expect(await screen.findByRole('link', { name: 'ORD-2026-000011' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'ORD-2026-000001' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'ORD-2026-000001' })).toBeInTheDocument();
  await waitFor(() =>
    expect(fake.sent(orders).at(-1)).toEqual({ query: { PageNumber: 2, PageSize: 10, Counted: 'false' } }),
  );
});

it('leads to the offers where nothing was ordered yet', async () => {
  show(0);
  expect(await screen.findByText('No orders yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Look at the offers' })).toHaveAttribute('href', '/offers');
});

it('says that the orders cannot be shown, and asks again', async () => {
  let isDown = true;
  const page = { totalCount: 1, pageNumber: 1, pageSize: 10, totalPages: 1, hasNext: false };
  renderWithPlatform(<OrdersPage />, {
    signedIn: true,
    path: '/offers/orders',
    answers: [
      answer(orderCount, { count: 1, isCapped: false }),
      answer(orders, () => {
        if (isDown) throw new CallError(500, 'an error occurred');
        return { ...page, hasPrevious: false, items: [sample(3)] };
      }),
    ],
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'ORD-2026-000003' })).toBeInTheDocument();
});
