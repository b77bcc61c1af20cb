import { calls, type Order, type OwnedProduct } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { RoutedPages } from '@phila/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { samplePage } from '../testing/samples.ts';
import OrderPage from './order-page.tsx';

const { buyAgain, cancelOrder, creditNote, invoice, ownedProducts, payOrder, readOrder, requestRefund } =
  calls.shop;

const sample: Order = {
  id: 12,
  orderNumber: 'ORD-2026-000012',
  state: 'awaiting payment',
  placedAt: '2026-11-22T09:00:00.000Z',
  total: 801,
  names: ['First aid level 1'],
  fullName: 'Thandi Mokoena',
  email: 'thandi@example.org',
  phone: '+27821234567',
  deliveryAddress: '',
  billingAddress: '12 Loop Street\nCape Town 8001',
  vatNumber: null,
  discountCode: 'WELCOME-10',
  subtotal: 890,
  discount: 89,
  vat: 104.48,
  lines: [
    {
      productId: 7,
      bundleId: null,
      name: 'First aid level 1',
      isDelivered: false,
      quantity: 1,
      individualProductPrice: 890,
      totalProductPrice: 890,
      discount: 89,
      cause: null,
      donation: 0,
      answers: [
        { key: 'town', label: 'In which town?', value: 'Durban' },
        { key: 'lunch', label: 'What may be in your lunch?', value: ['Fish', 'Dairy'] },
        { key: 'company', label: 'Who is it for?', value: '' },
        { key: 'login', label: 'Your login', value: '', isSealed: true },
      ],
    },
  ],
  accessNow: false,
  invoiceNumber: null,
  creditNotes: [],
  paidAt: null,
  payBefore: '2026-11-23T09:00:00.000Z',
  canPay: true,
  canCancel: true,
  canOpenNow: false,
  cancelBefore: null,
  canRequestRefund: false,
  refundRequestedAt: null,
  refundDeclined: null,
  refundDeclinedAt: null,
  isRefundDue: false,
  refundDue: 0,
  isLookedInto: false,
  isDelayed: false,
  payment: { paymentId: '01910000-0000-7000-8000-000000000002', provider: 'simulator', state: 'failed' },
  history: [{ state: 'placed', at: '2026-11-22T09:00:00.000Z', reason: null }],
};
const paid: Partial<Order> = {
  state: 'paid',
  paidAt: '2026-11-22T09:01:00.000Z',
  payBefore: null,
  canPay: false,
  invoiceNumber: 'INV-2026-000017',
  cancelBefore: '2026-11-29T09:00:00.000Z',
  canRequestRefund: true,
  payment: { paymentId: '01910000-0000-7000-8000-000000000002', provider: 'simulator', state: 'paid' },
};

const partNote: Order['creditNotes'][number] = {
  number: 'CN-2026-000002',
  issuedAt: '2026-11-24T09:00:00.000Z',
  amount: 200,
  reason: 'One of the two days was cancelled',
};

const ownedCourse: OwnedProduct = {
  productId: 7,
  productName: 'First aid level 1',
  categoryName: 'Short courses',
  isDelivered: false,
  imageUrl: '',
  ownedSince: '2026-11-22T09:01:00.000Z',
  orderId: 12,
  orderNumber: 'ORD-2026-000012',
  begin: {
    words: 'Bring your ID.',
    date: '2026-12-05',
    place: 'Durban',
    link: null,
    file: null,
    download: { fileName: 'first-aid.pdf', size: 2048 },
    code: null,
  },
};

const route = { path: '/offers/orders/:orderId', page: 'order', title: 'Order' };
const declaration = { routes: [{ ...route, layout: 'portal' as const, access: 'person' as const }] };
const pages = { order: async () => ({ default: OrderPage }) };

const show = (more: Partial<Order> = {}, path = '/offers/orders/12', owned = [ownedCourse]) => {
  const shown = renderWithPlatform(<RoutedPages declaration={declaration} pages={pages} />, {
    signedIn: true,
    path,
    answers: [
      answer(readOrder, { ...sample, ...more }),
      answer(ownedProducts, ({ query }) => samplePage(query.OrderId === 12 ? owned : [])),
    ],
  });
  return { ...shown, person: userEvent.setup({ delay: null }) };
};

const kit = sample.lines.map((line) => ({
  ...line,
  productId: 9,
  name: 'First aid kit',
  isDelivered: true,
  answers: [],
}));
const delivered = { deliveryAddress: '12 Loop Street\nCape Town 8001' };

it.each<[string, Partial<Order>, RegExp]>([
  ['failed', {}, /The payment failed.*you can try again/],
  [
    'under way',
    { payment: { paymentId: 'x', provider: 'payfast', state: 'pending' } },
    /waiting for the confirmation/,
  ],
  [
    'a transfer',
    { payment: { paymentId: 'x', provider: 'eft', state: 'pending' } },
    /waiting for your transfer/,
  ],
  ['without news', { isDelayed: true }, /takes longer than usual.*you can pay now/],
  [
    'not handled',
    { isDelayed: true, canPay: false },
    /takes longer than usual.*You do not need to pay again/,
  ],
  ['another amount', { isLookedInto: true, isRefundDue: true, refundDue: 802 }, /We received another amount/],
  ['paid', paid, /Thank you, it is paid/],
  ['free', { ...paid, total: 0 }, /It is yours/],
  [
    'paid, with something that is sent beside what opens',
    { ...paid, ...delivered, lines: [...sample.lines, ...kit] },
    /“First aid level 1” opens on 29 November 2026, after your seven days to cancel: see What I own\. We send First aid kit to your delivery address, within 30 days/,
  ],
  [
    'paid, with a bundle beside what opens',
    {
      ...paid,
      lines: [
        ...sample.lines,
        ...sample.lines.map((line) => ({ ...line, productId: null, bundleId: 3, name: 'On the road' })),
      ],
    },
    /opens on 29 November 2026, after your seven days to cancel\. “On the road” is yours now: see What I own/,
  ],
  [
    'paid, and only sent',
    { ...paid, ...delivered, lines: kit },
    /it is paid\s*We send First aid kit to your delivery address, within 30 days at the latest\. You can cancel it/,
  ],
  [
    'placed',
    { state: 'placed', payment: null },
    /not paid yet.*as soon as it is paid\. It waits until .* and is cancelled after that/,
  ],
  ['can be cancelled', { ...paid, canCancel: true }, /You can cancel it until Sun, 29 Nov 2026 at 11:00/],
  ['fulfilled', { ...paid, state: 'fulfilled', accessNow: true, cancelBefore: null }, /ask for a refund/],
  [
    'a part paid back',
    { ...paid, creditNotes: [partNote] },
    /We paid R\s200\.00 of this order back to you.*CN-2026-000002 of 24 Nov 2026.*You keep everything that you bought/,
  ],
  [
    'two parts paid back',
    { ...paid, creditNotes: [partNote, { ...partNote, number: 'CN-2026-000003', amount: 100.5 }] },
    /We paid R\s300\.50 of this order back to you.*2 credit notes/,
  ],
  [
    'a part paid back, and more asked for',
    { ...paid, creditNotes: [partNote], refundRequestedAt: sample.placedAt },
    /You asked for your money back.*ten working days.*R\s200\.00 of this order is paid back already.*CN-2026-000002/,
  ],
  [
    'a part paid back, and the rest declined',
    {
      ...paid,
      creditNotes: [partNote],
      refundRequestedAt: sample.placedAt,
      refundDeclined: 'One day was attended.',
    },
    /R\s200\.00 is paid back, and the rest is not.*One day was attended\..*CN-2026-000002/,
  ],
  [
    'refunded',
    { ...paid, state: 'refunded', canRequestRefund: false, creditNotes: [{ ...partNote, amount: 801 }] },
    /We paid your money back.*no longer yours.*CN-2026-000002/,
  ],
  ['cancelled', { state: 'cancelled', canPay: false, canCancel: false }, /cancelled.*Nothing is owed/],
  ['money due', { ...paid, isRefundDue: true, refundDue: 801 }, /R\s801\.00 is on its way back to you/],
  ['refund asked for', { ...paid, refundRequestedAt: sample.placedAt }, /You asked for your money back/],
  [
    'refund declined',
    { ...paid, refundRequestedAt: sample.placedAt, refundDeclined: 'The course was attended.' },
    /do not pay this order back.*The course was attended\./,
  ],
])('says how it stands: %s', async (_, more, said) => {
  const { container } = show(more);
  await screen.findByRole('heading', { level: 1, name: 'Order ORD-2026-000012' });
  await waitFor(() => expect(container.querySelector('[aria-live=polite]')).toHaveTextContent(said));
});

it('shows what was ordered, what was answered, and who it is for', async () => {
  const { container } = show();
  expect(await screen.findByRole('link', { name: 'First aid level 1' })).toHaveAttribute(
    'href',
    '/offers/product/7',
  );
  const told = within(screen.getByRole('region', { name: 'What you told us about First aid level 1' }));
  for (const text of ['Durban', 'Fish, Dairy', 'Not answered', 'Answered'])
    expect(told.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'What you ordered' })).toHaveTextContent(
    /WELCOME-10.*89\.00.*801\.00.*104\.48/,
  );
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations).toEqual([]);
});

it('says nothing of delivery where nothing is delivered, nor of access where nothing opens', async () => {
  const { unmount } = show(paid);
  const facts = await screen.findByRole('region', { name: 'Who it is for' });
  expect(facts).toHaveTextContent('Access');
  expect(document.body).not.toHaveTextContent(/deliver/i);
  unmount();
  show({ ...paid, ...delivered, lines: kit });
  const others = await screen.findByRole('region', { name: 'Who it is for' });
  expect(others).toHaveTextContent(/Delivery address\s*12 Loop Street/);
  expect(others).not.toHaveTextContent('Access');
});

it('says how to begin with what it gave, once it is paid', async () => {
  const lines = sample.lines.flatMap((line) => [
    line,
    { ...line, productId: null, bundleId: 3, name: 'On the road', answers: [] },
  ]);
  show({ ...paid, lines });
  const begin = within(await screen.findByRole('region', { name: 'How to begin' }));
  expect(await begin.findByText('Bring your ID.')).toBeInTheDocument();
  expect(begin.getByText('5 December 2026')).toBeInTheDocument();
  expect(begin.getByRole('button', { name: 'Download first-aid.pdf (2 KB)' })).toBeInTheDocument();
  expect(begin.getByRole('heading', { name: 'On the road' })).toBeInTheDocument();
  expect(begin.getByRole('link', { name: 'My Vouchers' })).toHaveAttribute('href', '/vouchers');
});

it('names together what opens on one day', async () => {
  const { begin: _begin, ...later } = { ...ownedCourse, beginsAt: '2026-11-29T09:01:00.000Z' };
  const two = [later, { ...later, productId: 8, productName: 'Debt check' }];
  show(paid, '/offers/orders/12', two);
  const begin = within(await screen.findByRole('region', { name: 'How to begin' }));
  expect(await begin.findByRole('heading', { name: 'Opens on 29 November 2026' })).toBeInTheDocument();
  expect(begin.getByRole('link', { name: 'Debt check' })).toHaveAttribute('href', '/offers/product/8');
  expect(begin.getAllByText(/seven days to cancel/)).toHaveLength(1);
});

it('opens before the day what was bought, at the request of the person and with what that ends', async () => {
  const { begin: _begin, ...later } = { ...ownedCourse, beginsAt: '2026-11-29T09:01:00.000Z' };
  const { person } = show({ ...paid, canOpenNow: true }, '/offers/orders/12', [later]);
  fake.answer(answer(calls.shop.openOrderNow, { ...sample, ...paid, accessNow: true, state: 'fulfilled' }));
  await person.click(await screen.findByRole('button', { name: 'Open it now' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Open it now?' }));
  expect(
    question.getByText(
      /^Open “First aid level 1” right away\. I know that I can then no longer cancel within seven days\./,
    ),
  ).toBeInTheDocument();
  await person.click(question.getByRole('button', { name: 'Open it now' }));
  await waitFor(() => expect(fake.sent(calls.shop.openOrderNow)).toEqual([{ params: { id: 12 } }]));
});

it('says of a paid order that nothing was to be paid for when each thing opens', async () => {
  show({ ...paid, total: 0 });
  expect(await screen.findByText(/“First aid level 1” opens on 29 November 2026/)).toBeInTheDocument();
});

it('says nothing of it while nothing was paid', async () => {
  show();
  await screen.findByRole('heading', { level: 1, name: 'Order ORD-2026-000012' });
  expect(screen.queryByRole('region', { name: 'How to begin' })).not.toBeInTheDocument();
  expect(fake.sent(ownedProducts)).toEqual([]);
});

it('tells what was paid back in the timeline and below the total', async () => {
  show({
    ...paid,
    creditNotes: [partNote],
    refundRequestedAt: '2026-11-23T09:00:00.000Z',
    history: [
      { state: 'placed', at: '2026-11-22T09:00:00.000Z', reason: null },
      { state: 'paid', at: '2026-11-22T09:01:00.000Z', reason: null },
      { state: 'fulfilled', at: '2026-11-29T09:01:00.000Z', reason: null },
    ],
  });
  const happened = await screen.findByRole('list', { name: 'What happened to your order' });
  expect(happened).toHaveTextContent(
    /Placed.*Paid.*You asked for your money back.*R\s200\.00 paid back.*One of the two days was cancelled \(credit note CN-2026-000002\).*Fulfilled/,
  );
  expect(screen.getByRole('region', { name: 'What you ordered' })).toHaveTextContent(
    /Paid back to you.*200\.00.*What it cost you in the end.*601\.00/,
  );
});

it('tells when a request was refused, and why', async () => {
  show({
    ...paid,
    refundRequestedAt: '2026-11-23T09:00:00.000Z',
    refundDeclined: 'One day was attended.',
    refundDeclinedAt: '2026-11-25T10:30:00.000Z',
    history: [{ state: 'paid', at: '2026-11-22T09:01:00.000Z', reason: null }],
  });
  expect(await screen.findByRole('list', { name: 'What happened to your order' })).toHaveTextContent(
    /You asked for your money back.*We do not pay it back.*25 Nov 2026 at 12:30.*One day was attended\./,
  );
});

it('has a button by its number for each of several credit notes', async () => {
  show({ ...paid, creditNotes: [partNote, { ...partNote, number: 'CN-2026-000003' }] });
  expect(await screen.findByRole('button', { name: 'Credit note CN-2026-000002' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Credit note CN-2026-000003' })).toBeInTheDocument();
});

it('tells of a refund of the whole order once', async () => {
  show({
    ...paid,
    state: 'refunded',
    canRequestRefund: false,
    creditNotes: [{ ...partNote, amount: 801 }],
    history: [
      { state: 'paid', at: '2026-11-22T09:01:00.000Z', reason: null },
      { state: 'refunded', at: partNote.issuedAt, reason: partNote.reason },
    ],
  });
  const happened = await screen.findByRole('list', { name: 'What happened to your order' });
  expect(within(happened).getAllByText(partNote.reason)).toHaveLength(1);
  expect(happened).not.toHaveTextContent('paid back');
});

it('begins another payment', async () => {
  const { person } = show();
  fake.answer(answer(payOrder, { kind: 'redirect', url: '/pay/01910000-0000-7000-8000-000000000003' }));
  await person.click((await screen.findAllByRole('button', { name: 'Pay now' }))[0] ?? document.body);
  await waitFor(() => expect(fake.place().pathname).toBe('/pay/01910000-0000-7000-8000-000000000003'));
  expect(fake.sent(payOrder)).toEqual([{ params: { id: 12 } }]);
});

it('does not ask to pay again while a payment is under way', async () => {
  show({ payment: { paymentId: 'x', provider: 'payfast', state: 'pending' } });
  expect((await screen.findAllByRole('button', { name: 'I have not paid yet' })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Pay now' })).not.toBeInTheDocument();
});

it('asks before it cancels, with what that means', async () => {
  const { person } = show({ ...paid, canCancel: true });
  fake.answer(answer(cancelOrder, { ...sample, state: 'cancelled', canCancel: false }));
  await person.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Cancel this order?' }));
  expect(question.getByText(/29 Nov 2026.*pay your money back within thirty days/)).toBeInTheDocument();
  await person.click(question.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(fake.sent(cancelOrder)).toEqual([{ params: { id: 12 } }]));
  expect(fake.notices()).toMatchObject([{ severity: 'success', text: 'Your order is cancelled' }]);
});

it('sends why the money is asked back', async () => {
  const { person } = show(paid);
  fake.answer(answer(requestRefund, { ...sample, ...paid, refundRequestedAt: sample.placedAt }));
  await person.click(await screen.findByRole('button', { name: 'Ask for a refund' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a refund' }));
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Please tell us what is wrong')).toBeInTheDocument();
  await person.type(dialog.getByRole('textbox'), 'It');
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Please write at least 5 characters')).toBeInTheDocument();
  await person.type(dialog.getByRole('textbox'), ' does not open');
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(fake.sent(requestRefund)).toEqual([{ params: { id: 12 }, body: { reason: 'It does not open' } }]),
  );
});

it('buys again, and says what was left out', async () => {
  const { person } = show({ state: 'cancelled', canPay: false, canCancel: false });
  fake.answer(
    answer(buyAgain, {
      added: 1,
      refused: [{ productName: 'Old course', message: 'This is no longer on offer' }],
    }),
  );
  await person.click(await screen.findByRole('button', { name: 'Buy again' }));
  await waitFor(() => expect(fake.place().pathname).toBe('/offers/cart'));
  expect(fake.notices()).toMatchObject([{ text: 'Old course: This is no longer on offer' }]);
});

it('has the credit note of an order that was paid back beside its invoice', async () => {
  const { person } = show({
    ...paid,
    state: 'refunded',
    canRequestRefund: false,
    cancelBefore: null,
    creditNotes: [
      { number: 'CN-2026-000003', issuedAt: '2026-11-24T09:00:00.000Z', amount: 801, reason: 'Ill' },
    ],
  });
  const asked: unknown[] = [];
  fake.answer(
    answer(creditNote, ({ params }) => {
      asked.push(params);
      return new Blob(['%PDF-']);
    }),
  );
  await person.click(await screen.findByRole('button', { name: 'Credit note' }));
  await waitFor(() => expect(asked).toEqual([{ id: 12, number: 'CN-2026-000003' }]));
  expect(screen.getByText('R 801.00, paid back on 24 Nov 2026')).toBeInTheDocument();
});

it('says where the invoice could not be made', async () => {
  const { person } = show(paid);
  fake.answer(
    answer(invoice, () => {
      throw new CallError(0, 'We cannot reach the service.');
    }),
  );
  await person.click(await screen.findByRole('button', { name: 'Tax invoice' }));
  await waitFor(() => expect(fake.notices()).toMatchObject([{ text: 'We cannot reach the service.' }]));
});

it.each(['/offers/orders/x', '/offers/orders/0', '/offers/orders/12'])(
  '%s that is not there is said',
  async (path) => {
    renderWithPlatform(<RoutedPages declaration={declaration} pages={pages} />, {
      signedIn: true,
      path,
      answers: [
        answer(readOrder, () => {
          throw new CallError(404, 'not found');
        }),
      ],
    });
    expect(await screen.findByText('We can’t find this order')).toBeInTheDocument();
  },
);

it('has its heading where the order cannot be shown right now', async () => {
  renderWithPlatform(<RoutedPages declaration={declaration} pages={pages} />, {
    signedIn: true,
    path: '/offers/orders/12',
    answers: [
      answer(readOrder, () => {
        throw new CallError(500, 'an error occurred');
      }),
    ],
  });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Order' })).toBeInTheDocument();
});
