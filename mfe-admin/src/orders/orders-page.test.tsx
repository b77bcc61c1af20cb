import { type AdminOrder, calls, type OrderState } from '@phila/contract/calls';
import type { Permission } from '@phila/contract/permissions';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform, type Answer } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lookUpWords } from './order-words.ts';
import OrdersPage from './orders-page.tsx';

const PAYMENT = '01910000-0000-4000-8000-000000000007';

const order = (to: Partial<AdminOrder> = {}): AdminOrder => ({
  id: 7,
  orderNumber: 'PH-2026-000007',
  state: 'awaiting payment',
  placedAt: '2026-11-20T08:00:00.000Z',
  total: 450,
  names: ['First aid level 1'],
  personId: '01910000-0000-4000-8000-000000000001',
  fullName: 'Thandi Mokoena',
  discountCode: null,
  subtotal: 450,
  discount: 0,
  vat: 58.7,
  accessNow: true,
  invoiceNumber: null,
  creditNotes: [],
  paidAt: null,
  refundRequestedAt: null,
  refundDeclined: null,
  refundDeclinedAt: null,
  refundDue: 0,
  refunds: [],
  kept: 0,
  payment: { paymentId: PAYMENT, provider: 'eft', state: 'pending' },
  history: [{ state: 'placed', at: '2026-11-20T08:00:00.000Z', reason: null }],
  attention: null,
  email: 't•••@example.org',
  sendTo: null,
  lines: [
    { name: 'First aid level 1', isDelivered: false, quantity: 1, totalProductPrice: 450, discount: 0 },
  ],
  ...to,
});

const listed = (one: AdminOrder) => ({
  items: [
    {
      id: one.id,
      orderNumber: one.orderNumber,
      state: one.state,
      placedAt: one.placedAt,
      total: one.total,
      names: one.names,
      attention: one.attention,
      personId: one.personId,
      fullName: one.fullName,
      refundDue: one.refundDue,
      waitsSince: one.placedAt,
      paymentId: PAYMENT,
      provider: 'eft',
    },
  ],
  totalCount: 1,
  pageNumber: 1,
  pageSize: 25,
  totalPages: 1,
  hasNext: false,
  hasPrevious: false,
});

const staff = ['shop.orders.read', 'shop.orders.write', 'shop.payments.read', 'shop.payments.write'] as const;

const show = (one: AdminOrder, path: string, more: Answer[] = [], may: readonly Permission[] = staff) => {
  renderWithPlatform(<OrdersPage />, {
    may,
    path,
    answers: [
      answer(calls.shop.adminOrders, listed(one)),
      answer(calls.shop.adminOrderCount, { count: 10_000, isCapped: true }),
      answer(calls.shop.adminOrder, one),
      answer(calls.shop.unsettledMoney, []),
      ...more,
    ],
  });
  return userEvent.setup({ delay: null });
};
const drawer = async () => {
  await screen.findByText('Bought by');
  return within(screen.getByRole('dialog', { name: 'Order PH-2026-000007' }));
};

const factors = (...kinds: ('app' | 'passkey')[]) =>
  answer(calls.factor.secondFactor, {
    factors: kinds.map((kind, at) => ({
      id: `01910000-0000-4000-8000-00000000010${at}`,
      kind,
      name: kind,
      createdAt: '2026-11-20T08:00:00.000Z',
      lastUsedAt: null,
    })),
    recoveryCodes: 8,
    isGiven: true,
    takesPasskeys: true,
  });

it('shows the orders that need attention, why, and one of them beside the list', async () => {
  const person = show(order({ attention: 'paid twice', state: 'paid' }), '/');
  await person.click(await screen.findByRole('link', { name: 'PH-2026-000007' }));
  expect(fake.place().search).toBe('?row=7');
  const box = await drawer();
  expect(box.getByText(/Two payments came for one order/)).toBeInTheDocument();
  expect(box.getByText('t•••@example.org')).toBeInTheDocument();
  expect(fake.sent(calls.shop.adminOrders)[0]).toMatchObject({
    query: { Attention: 'true', Counted: 'false' },
  });
  expect(await screen.findByText(/^10\s000\+ orders$/)).toBeInTheDocument();
  expect(fake.sent(calls.shop.adminOrderCount)).toEqual([{ query: { Attention: 'true' } }]);
});

it('shows in the history of the drawer what was just done in it', async () => {
  const deeds: string[] = [];
  const entry = (what: string) => ({
    id: '01910000-0000-7000-8000-000000000009',
    at: '2026-11-24T09:00:00.000Z',
    kind: 'changed' as const,
    actorId: null,
    actor: 'Zanele Dube',
    what,
    area: 'shop',
    rowIds: ['7'],
    fields: [],
    network: null,
  });
  const person = show(
    order({ state: 'paid', refundDue: 450, attention: 'refund due' }),
    '/?row=7',
    [
      factors('passkey'),
      answer(calls.administration.audit, () => ({ entries: deeds.map(entry), next: null })),
      answer(calls.shop.refundOrder, () => {
        deeds.push('Notes that money was paid back');
        return { id: 7, state: 'refunded' };
      }),
    ],
    [...staff, 'site.operations.read'],
  );
  const box = await drawer();
  expect(await box.findByText('No administrator changed anything here yet.')).toBeInTheDocument();
  await person.click(box.getByRole('button', { name: 'Refund' }));
  const form = within(await screen.findByRole('dialog', { name: 'Refund PH-2026-000007' }));
  await person.type(form.getByLabelText(/^Reason, for us/), 'Two payments at the bank');
  await person.type(form.getByLabelText(/^Sentence to the buyer/), 'Paid twice by mistake');
  await person.click(form.getByRole('button', { name: /^Refund R.450\.00$/ }));
  expect(await box.findByText('Notes that money was paid back')).toBeInTheDocument();
});

it('ends in what administrators did with the order, for those who may read the audit', async () => {
  const at = '2026-11-24T09:00:00.000Z';
  const id = '01910000-0000-7000-8000-000000000009';
  const entry = {
    id,
    at,
    kind: 'changed' as const,
    actorId: null,
    actor: 'Zanele Dube',
    what: 'Sends the invoice again',
    area: 'shop',
    rowIds: ['7'],
    fields: [],
    network: null,
  };
  show(
    order(),
    '/?row=7',
    [answer(calls.administration.audit, { entries: [entry], next: null })],
    [...staff, 'site.operations.read'],
  );
  const history = within(await screen.findByRole('list', { name: 'History of this order' }));
  const by = '/Shop/admin-orders,/Payment/eft';
  expect(history.getByRole('link', { name: 'Details: Sends the invoice again' })).toHaveAttribute(
    'href',
    `/admin/administrative/audit?${new URLSearchParams({ of: '7', by }).toString()}&row=${id}`,
  );
  expect(fake.sent(calls.administration.audit)).toEqual([{ query: { RowId: '7', Paths: by } }]);
});

it('says what is sent and where to, to those who may', async () => {
  const lines = [
    { name: 'First aid kit', isDelivered: true, quantity: 2, totalProductPrice: 300, discount: 0 },
    { name: 'First aid level 1', isDelivered: false, quantity: 1, totalProductPrice: 450, discount: 0 },
  ];
  const sendTo = { address: '12 Loop Street\nCape Town 8001', phone: '082 123 4567' };
  show(order({ state: 'paid', lines, sendTo }), '/?row=7');
  expect(
    (await drawer()).getByText(
      '2 × First aid kit: Thandi Mokoena, 12 Loop Street, Cape Town 8001, 082 123 4567',
    ),
  ).toBeInTheDocument();
});

it('shows all orders, of one state where that is chosen', async () => {
  const person = show(order(), '/?show=all');
  await person.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Refunded');
  const state: OrderState = 'refunded';
  await waitFor(() =>
    expect(fake.sent(calls.shop.adminOrders).at(-1)).toMatchObject({ query: { State: state } }),
  );
});

it('finds one order by its number, whichever it is, and keeps a name out of the address', async () => {
  const person = show(order(), '/');
  const field = await screen.findByRole('searchbox', { name: 'Order or invoice number' });
  await person.type(field, 'Mokoena');
  expect(await screen.findByText(/^Please enter a number such as/)).toBeInTheDocument();
  expect(fake.place().search).toBe('');
  await person.clear(field);
  await person.type(field, 'ord-2026-000007');
  await waitFor(() => expect(fake.place().search).toBe('?number=ord-2026-000007'));
  expect(screen.queryByText(/^Please enter a number such as/)).toBeNull();
  await waitFor(() =>
    expect(fake.sent(calls.shop.adminOrders).at(-1)).toEqual({
      query: { Number: 'ord-2026-000007', Counted: 'false', PageNumber: 1, PageSize: 25 },
    }),
  );
});

it('confirms a payment by EFT with what the statement says', async () => {
  const person = show(order(), '/?row=7', [answer(calls.payment.confirmEft, {} as never)]);
  await person.click((await drawer()).getByRole('button', { name: 'Confirm the payment' }));
  const form = within(screen.getByRole('dialog', { name: 'Confirm the payment of PH-2026-000007' }));
  await person.click(form.getByRole('button', { name: 'Confirm the payment' }));
  expect(form.getByText('Please enter the amount that came')).toBeInTheDocument();
  expect(fake.sent(calls.payment.confirmEft)).toEqual([]);
});

describe('a refund', () => {
  const opened = async (one: AdminOrder, more: Answer[]) => {
    const person = show(one, '/?row=7', more);
    await person.click((await drawer()).getByRole('button', { name: 'Refund' }));
    const form = within(await screen.findByRole('dialog', { name: 'Refund PH-2026-000007' }));
    return { person, form };
  };

  it('of what is due says what it does, and takes a reason for us, a sentence to the buyer and the code', async () => {
    const { person, form } = await opened(order({ state: 'paid', refundDue: 450, attention: 'refund due' }), [
      factors('app'),
      answer(calls.factor.giveFactor, { accessToken: 'newer' }),
      answer(calls.shop.refundOrder, { id: 7, state: 'refunded' }),
    ]);
    expect(form.getByRole('textbox', { name: /^Sentence to the buyer/ })).toHaveAccessibleDescription(
      'The buyer reads this at the order and on the credit note.',
    );
    const refund = form.getByRole('button', { name: /^Refund R.450\.00$/ });
    await person.click(refund);
    expect(form.getByText('Please say why, for us')).toBeInTheDocument();
    await person.type(form.getByLabelText(/^Reason, for us/), 'Two payments at the bank');
    await person.type(form.getByLabelText(/^Sentence to the buyer/), 'Paid');
    await person.click(refund);
    expect(form.getByText('Please write at least 5 characters')).toBeInTheDocument();
    await person.type(form.getByLabelText(/^Sentence to the buyer/), ' twice by mistake');
    await person.type(await form.findByLabelText(/^Code/), '123456');
    await person.click(refund);
    await waitFor(() =>
      expect(fake.sent(calls.shop.refundOrder)).toEqual([
        {
          params: { id: 7 },
          body: {
            reason: 'Paid twice by mistake',
            note: 'Two payments at the bank',
            paidBy: 'bank transfer',
          },
        },
      ]),
    );
    expect(fake.sent(calls.factor.giveFactor)).toEqual([{ body: { code: '123456', action: 'refunds' } }]);
  });

  it('sends a code once, also where the refund itself is refused', async () => {
    let isRefused = true;
    const { person, form } = await opened(order({ state: 'fulfilled', kept: 450 }), [
      factors('app'),
      answer(calls.factor.giveFactor, { accessToken: 'newer' }),
      answer(calls.shop.refundOrder, () => {
        if (isRefused) throw new CallError(409, 'Nothing of this order can be paid back');
        return { id: 7, state: 'refunded' };
      }),
    ]);
    await person.type(form.getByLabelText(/^Reason, for us/), 'Course was cancelled');
    await person.type(form.getByLabelText(/^Sentence to the buyer/), 'The course is cancelled');
    await person.type(await form.findByLabelText(/^Code/), '123456');
    await person.click(form.getByRole('button', { name: /^Refund R.450\.00$/ }));
    expect(await form.findByText('Nothing of this order can be paid back')).toBeInTheDocument();
    isRefused = false;
    await person.click(form.getByRole('button', { name: /^Refund R.450\.00$/ }));
    await waitFor(() => expect(fake.sent(calls.shop.refundOrder)).toHaveLength(2));
    expect(fake.sent(calls.factor.giveFactor)).toHaveLength(1);
  });

  it('of a part is at most what is kept, and asks no code of those with a passkey alone', async () => {
    const { person, form } = await opened(order({ state: 'fulfilled', kept: 450 }), [
      factors('passkey'),
      answer(calls.shop.refundPart, { id: 7, state: 'fulfilled' }),
    ]);
    const amount = form.getByLabelText(/^Amount/);
    await person.clear(amount);
    await person.type(amount, '451');
    await person.type(form.getByLabelText(/^Reason, for us/), 'They phoned');
    await person.type(form.getByLabelText(/^Sentence to the buyer/), 'One day was cancelled');
    await person.click(form.getByRole('button', { name: /^Refund R.451\.00$/ }));
    expect(form.getByText(/^Please enter R.450\.00 at most$/)).toBeInTheDocument();
    await person.clear(amount);
    await person.type(amount, '99.50');
    await person.selectOptions(form.getByRole('combobox', { name: /^How it is paid/ }), 'Another way');
    await person.click(form.getByRole('button', { name: /^Refund R.99\.50$/ }));
    await waitFor(() =>
      expect(fake.sent(calls.shop.refundPart)).toEqual([
        {
          params: { id: 7 },
          body: {
            amount: 99.5,
            kept: 450,
            reason: 'One day was cancelled',
            note: 'They phoned',
            paidBy: 'other',
          },
        },
      ]),
    );
    expect(form.queryByLabelText(/^Code/)).not.toBeInTheDocument();
  });

  it('is shown with the order, with how it was paid and why, for us', async () => {
    const at = '2026-11-24T09:00:00.000Z';
    show(
      order({ state: 'fulfilled', refunds: [{ at, amount: 99.5, paidBy: 'other', note: 'They phoned' }] }),
      '/?row=7',
    );
    expect(
      (await drawer()).getByText(/^R.99\.50, .+, another way, for us: They phoned$/),
    ).toBeInTheDocument();
  });
});

it('lists EFTs with their reference, buyer and age', async () => {
  renderWithPlatform(<OrdersPage />, {
    may: staff,
    path: '/?show=all&needs=eft',
    now: '2026-11-23T08:00:00Z',
    answers: [
      answer(calls.shop.adminOrders, listed(order())),
      answer(calls.shop.adminOrderCount, { count: 1, isCapped: false }),
    ],
  });
  const row = within(await screen.findByRole('row', { name: /PH-2026-000007/ }));
  expect(screen.getByRole('columnheader', { name: 'Reference' })).toBeInTheDocument();
  expect(row.getByRole('cell', { name: 'Thandi Mokoena' })).toBeInTheDocument();
  expect(row.getByRole('cell', { name: '3 days' })).toBeInTheDocument();
});

describe('a payment that was not reported', () => {
  const silent = order({
    attention: 'no news of its payment',
    payment: { paymentId: PAYMENT, provider: 'payfast', state: 'pending' },
  });
  const opened = async (more: Answer[]) => {
    const person = show(silent, '/?row=7', more);
    await person.click((await drawer()).getByRole('button', { name: 'Record how the payment ended' }));
    const form = within(
      await screen.findByRole('dialog', { name: 'Record how the payment of PH-2026-000007 ended' }),
    );
    return { person, form, press: () => person.click(form.getByRole('button', { name: 'Record it' })) };
  };

  it.each([
    ['payfast', `Look the payment up at PayFast first: its number there is ${PAYMENT}.`],
    ['simulator', `Look the payment up in the payment simulator first: its number there is ${PAYMENT}.`],
    ['eft', 'Look the payment up on the bank statement first.'],
  ])('of %s says where to look it up', (provider, words) => {
    expect(lookUpWords(provider, PAYMENT)).toBe(words);
  });

  it('is recorded as paid with what came, by which number, and what was found', async () => {
    const { person, form, press } = await opened([
      answer(calls.shop.recordPaymentEnd, { id: 7, state: 'fulfilled', attention: null }),
    ]);
    await press();
    expect(form.getByText('Please choose how the payment ended')).toBeInTheDocument();
    await person.selectOptions(form.getByRole('combobox', { name: /^How the payment ended/ }), 'It was paid');
    await press();
    expect(form.getByText('Please enter the amount that came')).toBeInTheDocument();
    expect(form.getByText('Please enter the reference')).toBeInTheDocument();
    expect(form.getByText('Please say what you found')).toBeInTheDocument();
    expect(fake.sent(calls.shop.recordPaymentEnd)).toEqual([]);
    await person.type(form.getByLabelText(/^Amount/), '450');
    await person.type(form.getByLabelText(/^PayFast payment ID/), '1089250');
    await person.type(form.getByLabelText(/^What you found/), 'Complete at PayFast');
    await press();
    await waitFor(() =>
      expect(fake.sent(calls.shop.recordPaymentEnd)).toEqual([
        {
          params: { id: 7 },
          body: {
            paymentId: PAYMENT,
            ended: 'paid',
            amount: 450,
            reference: '1089250',
            reason: 'Complete at PayFast',
          },
        },
      ]),
    );
  });

  it('is recorded as not paid without an amount, and keeps what was typed where that is refused', async () => {
    const refusal = 'This payment is reported by now.';
    const { person, form, press } = await opened([
      answer(calls.shop.recordPaymentEnd, () => {
        throw new CallError(409, refusal);
      }),
    ]);
    await person.selectOptions(
      form.getByRole('combobox', { name: /^How the payment ended/ }),
      'It was not paid',
    );
    expect(form.queryByLabelText(/^Amount/)).not.toBeInTheDocument();
    await person.type(form.getByLabelText(/^What you found/), 'PayFast does not know it');
    await press();
    expect(await form.findByText(refusal)).toBeInTheDocument();
    expect(form.getByLabelText(/^What you found/)).toHaveValue('PayFast does not know it');
    expect(fake.sent(calls.shop.recordPaymentEnd)).toEqual([
      {
        params: { id: 7 },
        body: { paymentId: PAYMENT, ended: 'not paid', reason: 'PayFast does not know it' },
      },
    ]);
  });

  it('is not recorded by those who may only read', async () => {
    show(silent, '/?row=7', [], ['shop.orders.read']);
    expect((await drawer()).queryByRole('button', { name: /^Record how/ })).not.toBeInTheDocument();
  });
});

it('offers those who may only read nothing that changes, and no money', async () => {
  show(order({ state: 'paid', refundDue: 450 }), '/?row=7', [], ['shop.orders.read']);
  expect((await drawer()).queryByRole('button', { name: /refund|Confirm/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Money without an order' })).not.toBeInTheDocument();
});

it('settles money that no order accounts for', async () => {
  const id = '01910000-0000-4000-8000-000000000009';
  const person = show(order(), '/?show=money', [
    answer(calls.shop.unsettledMoney, [
      {
        id,
        why: 'payment not known',
        orderNumber: null,
        provider: 'payfast',
        paymentId: 'x',
        reference: 'PF-1',
        amount: 99,
        since: '2026-11-20T08:00:00.000Z',
      },
    ]),
    answer(calls.shop.settleMoney, { id }),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Settle' }));
  const form = within(screen.getByRole('dialog', { name: 'Settle this money' }));
  await person.type(form.getByLabelText(/^What was done/), 'Paid back by the bank');
  await person.click(form.getByRole('button', { name: 'Record it' }));
  await waitFor(() =>
    expect(fake.sent(calls.shop.settleMoney)).toEqual([
      { params: { id }, body: { reason: 'Paid back by the bank' } },
    ]),
  );
});

it('sends the invoice again after a yes, and says what is refused', async () => {
  const paid = order({ state: 'paid', invoiceNumber: 'INV-2026-000012' });
  let sent = 0;
  const person = show(paid, '/?row=7', [
    answer(calls.shop.sendInvoice, () => {
      sent += 1;
      if (sent > 1) throw new CallError(409, 'The invoice was sent in the last five minutes');
      return true as const;
    }),
  ]);
  const box = await drawer();
  const press = async () => {
    await person.click(box.getByRole('button', { name: 'Send the invoice again' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Send the invoice again?' }));
    expect(asked.getByText(/t•••@example\.org.+INV-2026-000012/)).toBeInTheDocument();
    await person.click(asked.getByRole('button', { name: 'Send it' }));
  };
  await press();
  await waitFor(() =>
    expect(fake.notices()).toContainEqual(
      expect.objectContaining({ text: 'The invoice of PH-2026-000007 is sent' }),
    ),
  );
  await press();
  await waitFor(() =>
    expect(fake.notices()).toContainEqual(
      expect.objectContaining({ text: 'The invoice was sent in the last five minutes' }),
    ),
  );
});

it('offers no invoice of an order that has none', async () => {
  show(order(), '/?row=7');
  const box = await drawer();
  expect(box.queryByRole('button', { name: 'Send the invoice again' })).not.toBeInTheDocument();
});
