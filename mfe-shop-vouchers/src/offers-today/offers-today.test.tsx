import { calls, type Offer, type OrderState, type OrderSummary } from '@phila/contract/calls';
import { southAfricanDay } from '@phila/contract/format';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import { sampleOffer, samplePage } from '../testing/samples.ts';
import OffersToday from './index.tsx';

const { shop, voucher } = calls;

const order = (id: number, state: OrderState): OrderSummary => ({
  id,
  orderNumber: `ORD-2026-${String(id).padStart(6, '0')}`,
  state,
  placedAt: '2026-11-22T22:30:00.000Z',
  total: 450,
  names: ['Budget coaching'],
});

const show = (offers: Offer[], orders: OrderSummary[]) =>
  renderWithPlatform(<OffersToday />, {
    signedIn: true,
    answers: [answer(voucher.offers, samplePage(offers)), answer(shop.orders, samplePage(orders))],
  });

it('lists vouchers that end soon, and the orders under way alone', async () => {
  show(
    [sampleOffer({ validUntil: southAfricanDay(new Date()) })],
    [order(3, 'awaiting payment'), order(2, 'fulfilled'), order(1, 'paid')],
  );
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Flat whiteExpires today',
    'ORD-2026-000003Budget coachingAwaiting payment',
    'ORD-2026-000001Budget coachingPaid',
  ]);
  expect(screen.getByRole('link', { name: 'ORD-2026-000003' })).toHaveAttribute('href', '/offers/orders/3');
  expect(fake.sent(voucher.offers)).toEqual([{ query: { PageNumber: 1, PageSize: 3, State: 'expiring' } }]);
});

it('says so where nothing ends and nothing is under way', async () => {
  show([], [order(2, 'fulfilled')]);
  expect(
    await screen.findByText('No voucher of yours ends soon, and no order is under way.'),
  ).toBeInTheDocument();
});

it('says that it cannot be shown, and tries again', async () => {
  renderWithPlatform(<OffersToday />, {
    signedIn: true,
    answers: [
      answer(voucher.offers, samplePage([])),
      answer(shop.orders, () => {
        throw new CallError(400, 'down');
      }),
    ],
  });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
});
