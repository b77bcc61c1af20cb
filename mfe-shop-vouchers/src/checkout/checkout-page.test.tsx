import { calls, type CartLine } from '@phila/contract/calls';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import CheckoutPage from './checkout-page.tsx';

const { cartAddress, cartDetails, checkout, validateDiscount } = calls.shop;

// A form of seven fields in jsdom, on machines that build at the same time.
jest.setTimeout(60_000);

const line: CartLine = {
  cartId: '01910000-0000-7000-8000-000000000001',
  productId: 7,
  bundleId: null,
  productName: 'First aid level 1',
  quantity: 2,
  individualProductPrice: 199.99,
  totalProductPrice: 399.98,
  imageUrl: '',
  isAvailable: true,
  unavailableReason: null,
  previousPrice: null,
};
const address = {
  fullName: 'Thandi Mokoena',
  email: 'thandi@example.org',
  phone: '082 123 4567',
  deliveryAddress: '12 Loop Street\nCape Town 8001',
  billingAddress: '12 Loop Street\nCape Town 8001',
  vatNumber: '',
};
const show = (lines = [line]) =>
  renderWithPlatform(<CheckoutPage />, {
    signedIn: true,
    path: '/offers/checkout',
    answers: [
      answer(cartDetails, lines),
      answer(cartAddress, address),
      answer(validateDiscount, ({ params: { code } }) =>
        code === 'GOOD-10'
          ? { code, valid: true, amount: 40, reason: null }
          : { code, valid: false, amount: 0, reason: 'This discount code is not known' },
      ),
      answer(checkout, {
        orderId: 12,
        orderNumber: 'ORD-2026-000012',
        total: 359.98,
        payment: { kind: 'redirect', url: '/pay/01910000-0000-7000-8000-000000000002' },
      }),
    ],
  });

it('says where a discount is refused, shows everything once more, and sends what was agreed to', async () => {
  const { container } = show();
  const person = userEvent.setup({ delay: null });
  expect(await screen.findByLabelText(/^Full name/)).toHaveValue('Thandi Mokoena');
  expect(screen.getByRole('checkbox', { name: 'Billing address same as delivery' })).toBeChecked();
  await person.type(screen.getByLabelText(/^Discount code/), 'BAD-10');
  await person.click(screen.getByRole('button', { name: 'Review your order' }));
  expect(await screen.findByText('This discount code is not known')).toBeInTheDocument();
  await person.clear(screen.getByLabelText(/^Discount code/));
  await person.type(screen.getByLabelText(/^Discount code/), 'GOOD-10');
  await person.click(screen.getByRole('button', { name: 'Review your order' }));

  const order = await screen.findByRole('button', { name: /Order and pay R 359.98/ });
  expect(screen.getByRole('region', { name: 'Who you buy from, and your rights' })).toHaveTextContent(
    /VAT included.*seven days/s,
  );
  expect(screen.getByRole('region', { name: 'Your order' })).toHaveTextContent(
    /VAT of 15 % in it\s*R\s46\.95/,
  );
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations).toEqual([]);
  await person.click(screen.getByRole('checkbox', { name: /access right away/ }));
  await person.click(order);
  await waitFor(() => expect(fake.place().pathname).toMatch(/^\/pay\//));
  expect(fake.sent(checkout)[0]?.body).toEqual({
    ...address,
    phone: '0821234567',
    vatNumber: undefined,
    discountCode: 'GOOD-10',
    accessNow: true,
    reviewedTotal: 359.98,
  });
  expect(fake.keys(checkout)[0]).toMatch(/^[\w-]{16,64}$/);
});

it('says that the cart is empty', async () => {
  show([]);
  expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
});
