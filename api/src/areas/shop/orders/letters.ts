import { dateText, southAfricanDay } from '@phila/contract';
import { type Cents, formatCents } from '@phila/finance/cents';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { type Letter, writeLetter } from '../../../core/mail/letter.ts';
import { lookOfAccount } from '../../../core/mail/letter-look.ts';
import { siteAddress } from '../../../core/site-address.ts';
import { accounts } from '../../../core/accounts/tables.ts';
import type { Services } from '../../../core/services.ts';
import type { StoredOrder } from './history.ts';
import { orderNumberOf } from './order-number.ts';

type MailServices = Pick<Services, 'mail' | 'configuration'>;

/** The text of a letter, without the order's number (in the subject) and the link to the order. */
type OrderLetter = Pick<Letter, 'paragraphs' | 'closing'> & { subject: (number: string) => string };

/**
 * Queues a letter about an order in the order's own transaction, so that it is sent exactly once. Letters to the
 * account's address have no limit. An account without an address gets it at the order's address, which may be a
 * stranger's: the low daily limit of unconfirmed addresses applies.
 * @returns false once that limit is reached
 */
export const tellBuyer = async (
  tx: Database,
  order: StoredOrder,
  { subject, paragraphs, closing }: OrderLetter,
  { mail, configuration }: MailServices,
): Promise<boolean> => {
  const [account] = await tx
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, order.personId));
  const own = account?.email ?? null;
  // The design of an employer would tell a merely typed address where the person works.
  const look = own === null ? null : await lookOfAccount(tx, configuration, order.personId);
  return mail.send(
    {
      about: 'order',
      to: own ?? order.email,
      ...writeLetter(
        {
          subject: subject(orderNumberOf(order)),
          paragraphs,
          action: { label: 'Open my order', to: siteAddress(configuration, `/offers/orders/${order.id}`) },
          ...(closing === undefined ? {} : { closing }),
        },
        look,
      ),
      ...(own === null ? { unconfirmedSender: order.personId } : { essential: true }),
    },
    tx,
  );
};

/** Tells staff that an order needs attention, without naming its buyer. */
export const tellStaff = async (
  tx: Database,
  order: Pick<StoredOrder, 'id' | 'placedAt'>,
  why: string,
  { mail, configuration }: MailServices,
): Promise<void> => {
  await mail.send(
    {
      about: 'staff',
      to: configuration.supportEmail,
      subject: `Order ${orderNumberOf(order)} needs attention`,
      text: `${why}\n\nOrder ${orderNumberOf(order)}, number ${order.id} in the list of orders.\n`,
      essential: true,
    },
    tx,
  );
};

const names = (lines: readonly { name: string; quantity: number }[]): string =>
  lines.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)).join(', ');

/** @param account the bank account for a transfer; null where the person pays on a page */
export const placedLetter = (order: StoredOrder, account: string | null): OrderLetter => ({
  subject: (number) => `Your order ${number}`,
  paragraphs: [
    'Thank you, we have your order.',
    ...(account === null
      ? []
      : [`Please pay into this account, with the reference ${orderNumberOf(order)}: ${account}`]),
    `It comes to ${formatCents(order.total)}, VAT included, and waits for your payment until ${dateText(southAfricanDay(order.payBefore))}.`,
  ],
  closing: 'You may cancel it until it is paid; nothing is owed then.',
});

interface PaidLine {
  name: string;
  quantity: number;
  productId: number | null;
  isDelivered: boolean;
}

/** Lists what is open now, what opens after the days to cancel, and what is sent (ECT Act s 46(1): within 30 days). */
const yours = (lines: readonly PaidLine[], begin: Date | null): string[] => {
  const sent = lines.filter(({ isDelivered }) => isDelivered);
  const opened = lines.filter(({ isDelivered }) => !isDelivered);
  const later = opened.filter(({ productId }) => productId !== null && begin !== null);
  const now = opened.filter((line) => !later.includes(line));
  return [
    ...(now.length === 0 ? [] : [`It is yours now: ${names(now)}.`]),
    ...(later.length === 0 || begin === null
      ? []
      : [
          `It opens on ${dateText(southAfricanDay(begin))}, when the seven days to cancel are over: ${names(later)}.`,
        ]),
    ...(sent.length === 0
      ? []
      : [`We send to the delivery address of your order, within 30 days at the latest: ${names(sent)}.`]),
  ];
};

/** @param begin when products open; null for immediately */
export const paidLetter = (
  order: StoredOrder,
  lines: readonly PaidLine[],
  begin: Date | null,
): OrderLetter => ({
  subject: (number) => `Your order ${number} is paid`,
  paragraphs: [
    order.total === 0
      ? 'Thank you for your order. There was nothing to pay.'
      : `Thank you, we received ${formatCents(order.total)}, VAT included.`,
    ...yours(lines, begin),
    ...(order.invoiceNumber === null ? [] : ['The tax invoice is with your order.']),
  ],
  closing: [
    order.accessNowAt === null
      ? 'You may cancel this order within seven days of placing it, for any reason, and get your money back within thirty days (Electronic Communications and Transactions Act, section 44).'
      : 'You asked for access right away, so the right to cancel within seven days does not apply to what opens with this order (Electronic Communications and Transactions Act, section 42).',
    ...(lines.some(({ isDelivered }) => isDelivered)
      ? ['What we send may go back within seven days of the day it reaches you (section 44).']
      : []),
  ].join(' '),
});

export const invoiceLetter = (invoiceNumber: string): OrderLetter => ({
  subject: (number) => `The tax invoice of your order ${number}`,
  paragraphs: [`Tax invoice ${invoiceNumber} is with your order, to be read, saved and printed.`],
});

export const cancelledLetter = ({ due, paidAt }: StoredOrder): OrderLetter => ({
  subject: (number) => `Your order ${number} is cancelled`,
  paragraphs: [
    paidAt === null
      ? 'Your order is cancelled.'
      : 'Your order is cancelled, and what it gave you is taken back.',
    due > 0 ? `We pay back ${formatCents(due)} within thirty days.` : 'Nothing was paid, so nothing is owed.',
  ],
});

export const ranOutLetter = (): OrderLetter => ({
  subject: (number) => `Your order ${number} was not paid`,
  paragraphs: [
    'Your order waited for its payment and is cancelled now. Nothing was paid, so nothing is owed.',
    'You can put the same things into your cart again from the order’s page.',
  ],
});

export const wrongAmountLetter = (order: StoredOrder, received: number): OrderLetter => ({
  subject: (number) => `The payment of your order ${number}`,
  paragraphs: [
    `We received ${formatCents(received)} for your order, which costs ${formatCents(order.total)}.`,
    'We are looking into it and will write to you. You do not need to pay again.',
  ],
});

export const moneyTooMuchLetter = (received: number): OrderLetter => ({
  subject: (number) => `A payment for your order ${number} that we pay back`,
  paragraphs: [
    `We received ${formatCents(received)} for an order that does not need it any more.`,
    'We pay it back within thirty days. You need not do anything.',
  ],
});

/** Tells the buyer of a refunded order why they keep a bundle. */
export const staysText = (name: string): string =>
  `${name} was not taken back, because a voucher of it was redeemed.`;

/**
 * @param creditNote its number; null if no invoice charged the money
 * @param stay names of the order's bundles that the buyer keeps
 */
export const refundedLetter = (
  amount: Cents,
  creditNote: string | null,
  stay: readonly string[] = [],
): OrderLetter => ({
  subject: (number) => `Your order ${number} is paid back`,
  paragraphs: [
    `We paid ${formatCents(amount)} back to you.`,
    ...stay.map((name) => `You keep ${name}, because you redeemed a voucher of it.`),
    ...(creditNote === null ? [] : [`Your credit note ${creditNote} is with your order.`]),
  ],
});

/** @param creditNote its number; null if no invoice charged the money */
export const partRefundedLetter = (
  amount: Cents,
  reason: string,
  creditNote: string | null,
): OrderLetter => ({
  subject: (number) => `A part of your order ${number} is paid back`,
  paragraphs: [
    `We paid ${formatCents(amount)} of your order back to you. You keep what you bought.`,
    reason,
    ...(creditNote === null ? [] : [`Your credit note ${creditNote} is with your order.`]),
  ],
});

export const refundDeclinedLetter = (reason: string): OrderLetter => ({
  subject: (number) => `Your request about order ${number}`,
  paragraphs: ['We looked into your request, and we do not pay this order back.', reason],
  closing:
    'If you do not agree, answer this email or call us: the terms and conditions say how we settle a dispute.',
});

export const refundAskedLetter = (): OrderLetter => ({
  subject: (number) => `Your request about order ${number}`,
  paragraphs: [
    'We have your request to be paid back. We are looking into it and will write to you within ten working days.',
  ],
});
