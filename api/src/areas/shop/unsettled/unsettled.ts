import { dateText, southAfricanDay, type UnsettledMoney } from '@phila/contract';
import { formatCents, randFromCents } from '@phila/finance/cents';
import { and, asc, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import type { Retained } from '../../../core/personal-data/personal-area.ts';
import type { Services } from '../../../core/services.ts';
import { isRefundOpen, keptOf } from '../orders/order-money.ts';
import { orderNumberOf } from '../orders/order-number.ts';
import { shopOrders, shopPayments } from '../orders/tables.ts';
import { shopUnsettled } from './tables.ts';
import { DAY } from '../../../core/durations.ts';

type Row = typeof shopUnsettled.$inferSelect;
type MailServices = Pick<Services, 'clock' | 'mail' | 'configuration'>;

/** Privacy policy, "How long we keep it": as invoices are kept (Tax Administration Act, s 29). */
export const OWED_KEPT_YEARS = 5;
const LONGEST_TEXT = 200;
/** ECT Act s 44(3). */
const PAY_BACK_WITHIN = 30 * DAY;

const yearsFrom = (at: Date, years: number): Date => {
  const then = new Date(at);
  then.setUTCFullYear(then.getUTCFullYear() + years);
  return then;
};

const amountText = (amount: number | null): string => (amount === null ? 'An amount' : formatCents(amount));

const WORDS: Readonly<Record<Row['why'], string>> = {
  'owed to a deleted account': 'is to be paid back to a person who deleted their account.',
  'asked for by a deleted account': 'was asked back by a person who then deleted their account.',
  'payment not known': 'came for a payment that we do not know. Its account may have been deleted.',
  'amount not usable': 'came that we cannot read.',
};

/** Stores money that belongs to no order and mails staff, without naming its owner. */
export const keepUnsettled = async (
  tx: Database,
  money: Pick<Row, 'why' | 'provider' | 'paymentId' | 'reference' | 'amount'> & {
    orderNumber?: string;
    /** When the debt became due. */
    dueAt?: Date | null;
  },
  { clock, mail, configuration }: MailServices,
): Promise<void> => {
  const since = clock.now();
  const id = uuidv7(since);
  const { why, amount, orderNumber = null, provider } = money;
  const [paymentId, reference] = [money.paymentId, money.reference].map((text) =>
    text.slice(0, LONGEST_TEXT),
  );
  await tx.insert(shopUnsettled).values({
    id,
    why,
    orderNumber,
    provider,
    paymentId: paymentId ?? '',
    reference: reference ?? '',
    amount,
    since,
  });
  await mail.send(
    {
      about: 'staff',
      to: configuration.supportEmail,
      subject: 'Money without an order needs attention',
      text: [
        `${amountText(amount)} ${WORDS[why]}`,
        orderNumber === null ? '' : `Order ${orderNumber}`,
        money.dueAt instanceof Date
          ? `To be paid back by ${dateText(southAfricanDay(new Date(money.dueAt.getTime() + PAY_BACK_WITHIN)))} (Electronic Communications and Transactions Act, section 44).`
          : '',
        `Provider ${provider}, its number ${reference ?? ''}, our payment ${paymentId ?? ''}`,
        `Number ${id} in the list of unsettled money.`,
      ]
        .filter((line) => line !== '')
        .join('\n\n'),
      essential: true,
    },
    tx,
  );
};

/** The latest payment that brought money for an order. */
const lastPaid = async (within: Database, orderId: number) => {
  const [payment] = await within
    .select()
    .from(shopPayments)
    .where(and(eq(shopPayments.orderId, orderId), isNotNull(shopPayments.received)))
    .orderBy(desc(shopPayments.id))
    .limit(1);
  return payment ?? null;
};

interface Owed {
  order: typeof shopOrders.$inferSelect;
  amount: number;
  why: Row['why'];
}

/** Lists the orders whose money is owed to the person, or who asked for it back and got no answer yet. */
const owedOf = async (within: Database, accountId: string): Promise<Owed[]> => {
  const orders = await within.select().from(shopOrders).where(eq(shopOrders.personId, accountId));
  return orders.flatMap((order): Owed[] => {
    if (order.due > 0) return [{ order, amount: order.due, why: 'owed to a deleted account' }];
    return isRefundOpen(order)
      ? [{ order, amount: keptOf(order), why: 'asked for by a deleted account' }]
      : [];
  });
};

/** Hands money owed to a person over to staff, before the orders are deleted with the account. */
export const handOverOwed = async (
  within: Database,
  accountId: string,
  services: MailServices,
): Promise<void> => {
  for (const { order, amount, why } of await owedOf(within, accountId)) {
    const payment = await lastPaid(within, order.id);
    await keepUnsettled(
      within,
      {
        why,
        amount,
        orderNumber: orderNumberOf(order),
        dueAt: order.refundDueAt,
        provider: payment?.provider ?? '',
        paymentId: payment?.id ?? '',
        reference: payment?.reference ?? '',
      },
      services,
    );
  }
};

/** The owner of the money, kept where no call reads it; an operator looks it up by order number. */
export const retainOwed = async (within: Database, accountId: string, now: Date): Promise<Retained[]> =>
  (await owedOf(within, accountId)).map(({ order, amount, why }) => ({
    kind: 'Money that we owe you when your account ends',
    record: {
      orderNumber: orderNumberOf(order),
      amount: formatCents(amount),
      why,
      fullName: order.fullName,
      email: order.email,
      phone: order.phone,
    },
    keptUntil: yearsFrom(now, OWED_KEPT_YEARS),
  }));

const shown = ({ since, amount, settledAt: _at, settlement: _what, ...rest }: Row): UnsettledMoney => ({
  ...rest,
  amount: amount === null ? null : randFromCents(amount),
  since: since.toISOString(),
});

/** Lists the money that staff must still deal with, oldest first. */
export const unsettledMoney = async (database: Database): Promise<UnsettledMoney[]> =>
  (
    await database
      .select()
      .from(shopUnsettled)
      .where(isNull(shopUnsettled.settledAt))
      .orderBy(asc(shopUnsettled.since), asc(shopUnsettled.id))
  ).map(shown);

/** @throws Refusal 404 for money not in the list, 409 if it was settled already */
export const settleUnsettled = async (
  tx: Database,
  id: string,
  settlement: string,
  now: Date,
): Promise<{ before: Row; after: Row }> => {
  const [before] = await tx.select().from(shopUnsettled).where(eq(shopUnsettled.id, id)).for('update');
  if (before === undefined) throw notFound();
  if (before.settledAt !== null) throw new Refusal(409, 'This was settled already');
  const [after] = await tx
    .update(shopUnsettled)
    .set({ settledAt: now, settlement })
    .where(eq(shopUnsettled.id, id))
    .returning();
  if (after === undefined) throw notFound();
  return { before, after };
};

/** Deletes settled money that is older than invoices are kept. */
export const retention = async ({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> => {
  await database
    .delete(shopUnsettled)
    .where(lt(shopUnsettled.settledAt, yearsFrom(clock.now(), -OWED_KEPT_YEARS)));
};
