import { calls, type DiscountUse } from '@phila/contract/calls';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UsesOfDiscount } from './uses-of-discount.tsx';

const { discountUses, discountUseCount } = calls.shop;

const use: DiscountUse = {
  id: 41,
  orderNumber: 'PH-2026-000041',
  state: 'paid',
  placedAt: '2026-11-20T08:00:00.000Z',
  fullName: 'Thandi Mokoena',
  discount: 50,
  total: 450,
  counts: true,
};

const show = (items: DiscountUse[], seesOrders = true, hasNext = false) => {
  renderWithPlatform(<UsesOfDiscount id={7} />, {
    may: seesOrders ? ['shop.discounts.read', 'shop.orders.read'] : ['shop.discounts.read'],
    path: '/admin/discount-management?row=7',
    answers: [
      answer(discountUses, {
        items,
        totalCount: items.length,
        pageNumber: 1,
        pageSize: 10,
        totalPages: 1,
        hasNext,
        hasPrevious: false,
      }),
      answer(discountUseCount, { count: items.length, isCapped: false }),
    ],
  });
  return userEvent.setup({ delay: null });
};

it('leads from each order to the order, with its buyer and what the code took off', async () => {
  show([use]);
  expect(await screen.findByRole('link', { name: 'PH-2026-000041' })).toHaveAttribute(
    'href',
    '/admin/administrative/orders?show=all&row=41',
  );
  expect(screen.getByText('Thandi Mokoena')).toBeInTheDocument();
  expect(screen.getByText(/^R\s50\.00$/)).toBeInTheDocument();
  expect(await screen.findByText('1 order')).toBeInTheDocument();
});

it('has neither a link nor a buyer for those who may not see orders', async () => {
  show([{ ...use, fullName: null }], false);
  expect(await screen.findByText('PH-2026-000041')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByText('Buyer')).not.toBeInTheDocument();
});

it('says of an order that ended unpaid that it is no use', async () => {
  show([{ ...use, state: 'cancelled', counts: false }]);
  expect(await screen.findByText('does not count as a use')).toBeInTheDocument();
});

it('goes to the next page', async () => {
  const person = show([use], true, true);
  await person.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() =>
    expect(fake.sent(discountUses).at(-1)).toMatchObject({ query: { PageNumber: 2, Counted: 'false' } }),
  );
});

it('says what will be here where no order used it', async () => {
  show([]);
  expect(await screen.findByText('No order used this code yet')).toBeInTheDocument();
});
