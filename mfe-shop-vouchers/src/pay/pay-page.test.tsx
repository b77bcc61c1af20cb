import { calls, simulatedOutcomes, type Payment } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { RoutedPages } from '@phila/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import PayPage from './pay-page.tsx';

const { read, simulate } = calls.payment;
const PAYMENT = '01910000-0000-7000-8000-000000000002';

const sample: Payment = {
  paymentId: PAYMENT,
  orderId: 12,
  orderNumber: 'ORD-2026-000012',
  provider: 'simulator',
  state: 'pending',
  amount: 801,
  account: null,
};
const route = { path: '/pay/:paymentId', page: 'pay', title: 'Payment' };
const declaration = { routes: [{ ...route, layout: 'centred' as const, access: 'person' as const }] };
const pages = { pay: async () => ({ default: PayPage }) };
const show = (more: Partial<Payment> | (() => never) = {}, path = `/pay/${PAYMENT}`) =>
  renderWithPlatform(<RoutedPages declaration={declaration} pages={pages} />, {
    signedIn: true,
    path,
    answers: [
      answer(read, typeof more === 'function' ? more : { ...sample, ...more }),
      answer(simulate, ({ body }) => ({ orderId: 12, isTaken: body.outcome !== 'bad-signature' })),
    ],
  });

it.each([
  ['Pay', 'pay'],
  ['Fail', 'fail'],
  ['Cancel', 'cancel'],
  ['Late', 'late'],
  ['Twice', 'twice'],
  ['Wrong amount', 'wrong-amount'],
  ['Bad signature', 'bad-signature'],
])('%s ends the payment in that way, and leads to the order', async (label, outcome) => {
  expect(simulatedOutcomes).toContain(outcome);
  show();
  await userEvent.click(await screen.findByRole('button', { name: label }));
  await waitFor(() => expect(fake.place().pathname).toBe('/offers/orders/12'));
  expect(fake.sent(simulate)).toEqual([{ params: { id: PAYMENT }, body: { outcome } }]);
  expect(fake.notices()).toHaveLength(outcome === 'bad-signature' ? 1 : 0);
});

it('says what to pay into, with which reference', async () => {
  const { container } = show({ provider: 'eft', account: 'FNB, 250655, 62000000000' });
  expect(await screen.findByText('FNB, 250655, 62000000000')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Copy/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations).toEqual([]);
});

it.each(['paid', 'failed', 'cancelled', 'wrong amount'] as const)(
  'a payment that is %s cannot be paid again here',
  async (state) => {
    show({ state });
    expect(await screen.findByText('This payment is over')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To my order' })).toHaveAttribute('href', '/offers/orders/12');
  },
);

it.each([`/pay/${PAYMENT}`, '/pay/x'])('%s that is not there is said', async (path) => {
  show(() => {
    throw new CallError(404, 'not found');
  }, path);
  expect(await screen.findByText('We can’t find this payment')).toBeInTheDocument();
});

it('has its heading where the payment cannot be shown right now', async () => {
  show(() => {
    throw new CallError(500, 'an error occurred');
  });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Payment' })).toBeInTheDocument();
});
