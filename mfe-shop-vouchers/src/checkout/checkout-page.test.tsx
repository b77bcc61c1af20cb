import { brand } from '@phila/contract/brand';
import { calls, type CartLine, type ProductMetadata } from '@phila/contract/calls';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import CheckoutPage from './checkout-page.tsx';

const { cartAddress, cartDetails, checkout, productMeta, saveProductMeta, validateDiscount } = calls.shop;

const line: CartLine = {
  cartId: '01910000-0000-7000-8000-000000000001',
  productId: 7,
  bundleId: null,
  productName: 'First aid level 1',
  quantity: 2,
  individualProductPrice: 199.99,
  totalProductPrice: 399.98,
  imageUrl: '',
  isBoughtOnce: false,
  isDelivered: false,
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
const asks: ProductMetadata = {
  productId: 7,
  productName: 'First aid level 1',
  metaData: {
    elements: [
      { id: 'date', label: 'Which day?', type: 'text', required: true, placeholder: '', options: [] },
    ],
  },
  fields: [],
};
const thing: CartLine = {
  ...line,
  cartId: '01910000-0000-7000-8000-000000000004',
  productId: 9,
  productName: 'First aid kit',
  isDelivered: true,
};
/** Above R 5 000, where an invoice names the buyer's address. */
const dear: CartLine = { ...line, individualProductPrice: 4_500, totalProductPrice: 9_000 };
const show = (
  lines = [line],
  asked: ProductMetadata[] = [],
  paidBy: 'simulator' | 'eft' = 'simulator',
  from: typeof address = address,
) =>
  renderWithPlatform(<CheckoutPage />, {
    signedIn: true,
    path: '/offers/checkout',
    answers: [
      answer(cartDetails, lines),
      answer(cartAddress, { ...from, paidBy }),
      answer(productMeta, () => asked.map((one) => ({ ...one }))),
      answer(saveProductMeta, true),
      answer(validateDiscount, ({ params: { code } }) =>
        /^(GOOD-10|ALL-OF-IT)$/.test(code)
          ? { code, valid: true, amount: code === 'GOOD-10' ? 40 : 9_000, reason: null }
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
  const { container } = show([thing, line]);
  const person = userEvent.setup({ delay: null });
  expect(await screen.findByLabelText(/^Full name/)).toHaveValue('Thandi Mokoena');
  // Asks for no billing address up to R 5 000, unless the invoice names a VAT number.
  expect(screen.queryByLabelText(/^Billing address/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add a VAT number' })).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Add a discount code' }));
  expect(screen.getByLabelText(/^Discount code/)).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Add a discount code' })).not.toBeInTheDocument();
  await person.type(screen.getByLabelText(/^Discount code/), 'BAD-10');
  await person.click(screen.getByRole('button', { name: 'Review your order' }));
  expect(await screen.findByText('This discount code is not known')).toBeInTheDocument();
  await person.clear(screen.getByLabelText(/^Discount code/));
  await person.type(screen.getByLabelText(/^Discount code/), 'GOOD-10');
  await person.click(screen.getByRole('button', { name: 'Review your order' }));

  const order = await screen.findByRole('button', { name: /Order and pay R 759.96/ });
  expect(screen.getByRole('region', { name: 'Who you buy from, and your rights' })).toHaveTextContent(
    /VAT included.*seven days/s,
  );
  expect(screen.getByRole('region', { name: 'Your order' })).toHaveTextContent(
    /VAT of 15% included\s*R\s99\.13/,
  );
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations).toEqual([]);
  const [now, later] = screen.getAllByRole('radio');
  expect(now).toHaveAccessibleName(
    'Open “First aid level 1” right away. I know that I can then no longer cancel within seven days.',
  );
  expect(later).toHaveAccessibleName(
    /^Open “First aid level 1” on .*, when the seven days to cancel are over\. Until then I can cancel\.$/,
  );
  expect([now, later].filter((one) => (one as HTMLInputElement).checked)).toEqual([]);
  await person.click(order);
  expect(await screen.findByText('Please choose when “First aid level 1” opens')).toBeInTheDocument();
  expect(now).toHaveFocus();
  expect(fake.sent(checkout)).toEqual([]);
  await person.click(now as HTMLElement);
  await person.click(order);
  await waitFor(() => expect(fake.place().pathname).toMatch(/^\/pay\//));
  expect(fake.sent(checkout)[0]?.body).toEqual({
    fullName: address.fullName,
    email: address.email,
    deliveryAddress: address.deliveryAddress,
    phone: '0821234567',
    discountCode: 'GOOD-10',
    accessNow: true,
    reviewedTotal: 759.96,
  });
  expect(fake.keys(checkout)[0]).toMatch(/^[\w-]{16,64}$/);
});

it('asks for no delivery address where nothing is delivered, and says nothing of one', async () => {
  show();
  const person = userEvent.setup({ delay: null });
  expect(await screen.findByLabelText(/^Full name/)).toHaveValue(address.fullName);
  expect(screen.queryByLabelText(/^Delivery address/)).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /same as delivery/ })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Review your order' }));
  const facts = await screen.findByRole('region', { name: 'Who you buy from, and your rights' });
  expect(facts).toHaveTextContent('There is nothing to send back');
  expect(facts).not.toHaveTextContent(/delivery address/);
  expect(screen.getByRole('region', { name: 'Your details' })).not.toHaveTextContent(/deliver/i);
  await person.click(screen.getByRole('radio', { name: /^Open .* when the seven days/ }));
  await person.click(screen.getByRole('button', { name: /^Order and pay/ }));
  await waitFor(() => expect(fake.sent(checkout)).toHaveLength(1));
  expect(fake.sent(checkout)[0]?.body).not.toHaveProperty('deliveryAddress');
  expect(fake.sent(checkout)[0]?.body).toMatchObject({ accessNow: false });
});

it('asks for no address of an invoice where a code leaves nothing to pay, and asks again for another code', async () => {
  show([dear], [], 'simulator', { ...address, billingAddress: '' });
  const person = userEvent.setup({ delay: null });
  await person.click(await screen.findByRole('button', { name: 'Add a discount code' }));
  const code = screen.getByLabelText(/^Discount code/);
  await person.type(code, 'ALL-OF-IT');
  await person.tab();
  expect(await screen.findByText(/there is nothing to pay, and no invoice/)).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Billing address/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a VAT number' })).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Full name/)).toHaveValue('Thandi Mokoena');
  expect(screen.getByRole('region', { name: 'Your order' })).toHaveTextContent(/Total\s*R\s0\.00/);

  await person.clear(code);
  await person.type(code, 'GOOD-10');
  expect(await screen.findByLabelText(/^Billing address/)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Review your order' }));
  expect(await screen.findByText('Please enter the address for the invoice')).toBeInTheDocument();

  await person.clear(code);
  await person.type(code, 'ALL-OF-IT');
  await person.tab();
  await screen.findByText(/there is nothing to pay, and no invoice/);
  await person.click(screen.getByRole('button', { name: 'Review your order' }));
  await person.click(await screen.findByRole('radio', { name: /^Open .* when the seven days/ }));
  await person.click(await screen.findByRole('button', { name: 'Place your order' }));
  await waitFor(() => expect(fake.sent(checkout)).toHaveLength(1));
  expect(fake.sent(checkout)[0]?.body).toEqual({
    fullName: address.fullName,
    email: address.email,
    phone: '0821234567',
    discountCode: 'ALL-OF-IT',
    accessNow: false,
    reviewedTotal: 0,
  });
});

it('offers no access to a thing that is sent, and says how it comes and goes back', async () => {
  show([thing]);
  const person = userEvent.setup({ delay: null });
  await person.click(await screen.findByRole('button', { name: 'Review your order' }));
  const facts = await screen.findByRole('region', { name: 'Who you buy from, and your rights' });
  expect(facts).toHaveTextContent(
    /When it comes\s*What is sent reaches your delivery address within 30 days of your order/,
  );
  expect(facts).toHaveTextContent(/may go back within seven days of the day it reached you/);
  expect(facts).toHaveTextContent(/you pay what sending it costs/);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('takes a new person’s delivery address for the invoice as well, without a press', async () => {
  show([{ ...thing, totalProductPrice: 9_000 }], [], 'simulator', {
    ...address,
    deliveryAddress: '',
    billingAddress: '',
  });
  const person = userEvent.setup({ delay: null });
  expect(await screen.findByRole('checkbox', { name: 'Billing address same as delivery' })).toBeChecked();
  await person.type(screen.getByLabelText(/^Delivery address/), '1 Long Street, Cape Town');
  await person.click(screen.getByRole('button', { name: 'Review your order' }));
  await person.click(await screen.findByRole('button', { name: /^Order and pay/ }));
  await waitFor(() => expect(fake.sent(checkout)).toHaveLength(1));
  expect(fake.sent(checkout)[0]?.body).toMatchObject({
    deliveryAddress: '1 Long Street, Cape Town',
    billingAddress: '1 Long Street, Cape Town',
  });
});

it('says what cannot be bought any more before anything is ordered, and does not count it', async () => {
  const gone: CartLine = {
    ...line,
    cartId: '01910000-0000-7000-8000-000000000003',
    productId: 8,
    productName: 'Old course',
    totalProductPrice: 500,
    isAvailable: false,
    unavailableReason: 'gone',
  };
  show([line, gone]);
  const said = await screen.findByText(/Take Old course out of your cart before you order/);
  expect(said).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the cart' })).toHaveAttribute('href', '/offers/cart');
  const order = screen.getByRole('region', { name: 'Your order' });
  expect(order).toHaveTextContent(/Total\s*R\s399\.98/);
  expect(order).not.toHaveTextContent('Old course');
});

it('says that the cart is empty', async () => {
  show([]);
  expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
});

it('asks what was not asked yet, as of a person who signed in on the way from a visitor’s cart', async () => {
  const asked = [asks];
  show([line], asked);
  const person = userEvent.setup({ delay: null });
  await person.type(await screen.findByLabelText(/^Which day/), 'Monday');
  asked[0] = { ...asks, fields: [{ key: 'date', label: 'Which day?', value: 'Monday' }] };
  await person.click(screen.getByRole('button', { name: 'Finish' }));
  await waitFor(() =>
    expect(screen.queryByRole('note', { name: 'A few questions first' })).not.toBeInTheDocument(),
  );
  expect(fake.sent(saveProductMeta)[0]?.body.payload.fields).toEqual([
    { key: 'date', label: 'Which day?', value: 'Monday' },
  ]);
  expect(fake.notices()).toMatchObject([{ text: 'Ready for checkout!', hideAfter: 3_000 }]);
});

it('asks nothing of what was answered, and blocks nothing where it was closed', async () => {
  show([line], [asks]);
  const person = userEvent.setup({ delay: null });
  await person.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Answer them' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Review your order' })).toBeEnabled();
});

describe('details shown before an order under section 43(1) of the ECT Act', () => {
  const { company, address: place, phone, email, website } = brand;
  it('says each of its points', async () => {
    show();
    const person = userEvent.setup({ delay: null });
    await person.click(await screen.findByRole('button', { name: 'Review your order' }));
    const facts = await screen.findByRole('region', { name: 'Who you buy from, and your rights' });
    for (const [point, text] of [
      ['(a) name', company.legalName],
      ['(a) legal status', company.legalStatus],
      ['(b) address', place.join(', ')],
      ['(b) phone', phone],
      ['(c) website', website.replace('https://', '')],
      ['(c) email', email],
      ['(d), (e) memberships and codes', 'Memberships and codes of conductNone.'],
      ['(f) registration number', company.registrationNumber],
      ['(f) office bearers', company.officeBearers.join(', ')],
      ['(f) place of registration', company.placeOfRegistration],
      ['(g) address for legal service', 'also for legal service'],
      ['(h) what is sold', 'leads to its whole description'],
      ['(i) full price', 'VAT included. There are no costs of delivery and no other fees'],
      ['(j) payment', 'On the page of the payment provider'],
      ['(k) terms and guarantees', 'which you can save and print, are part of the agreement'],
      ['(k) guarantees', 'guarantees of the Consumer Protection Act'],
      ['(l) when', 'within 30 days at the latest'],
      ['(m) records', 'stays in My Orders'],
      ['(n) returns, exchange, refund', 'mend, exchange or pay back'],
      ['(o) disputes', 'code of dispute resolution'],
      ['(p) security', 'encrypted connection'],
      ['(p) privacy', 'privacy policy'],
      ['(q) duration', 'nothing renews by itself'],
      ['(r) section 44', 'cancel within seven days'],
    ] as const)
      expect(`${point}: ${facts.textContent}`).toContain(text);
    expect(screen.getByRole('link', { name: 'First aid level 1' })).toHaveAttribute(
      'href',
      '/offers/product/7',
    );
  });

  it('says that a transfer is paid at the bank', async () => {
    show([line], [], 'eft');
    await userEvent.click(await screen.findByRole('button', { name: 'Review your order' }));
    expect(await screen.findByText(/By a transfer from your bank/)).toBeInTheDocument();
  });
});
