import { brand, calls } from '@phila/contract';
import { parseCents, randFromCents } from '@phila/finance/cents';
import { Refusal } from '../../../core/http/refusal.ts';
import { postBounded } from '../../../core/outgoing/post-bounded.ts';
import { siteAddress } from '../../../core/site-address.ts';
import type { Services } from '../../../core/services.ts';
import { fromAddresses, fromHosts, isSameText } from '../../../core/webhooks/source.ts';
import { implementWebhook } from '../../../core/calls/implement-webhook.ts';
import type { Gateway } from './way-to-pay.ts';
import {
  confirmationBody,
  isNotificationTo,
  notificationSignature,
  readNotification,
  signedPayment,
} from './payfast-signature.ts';
import type { SignedNotification } from './payfast-signature.ts';
import { keepUnreadable, settlePayment } from './settle-payment.ts';
import { DAY } from '../../../core/durations.ts';

/** Hosts that send PayFast's notifications. */
const HOSTS = ['www.payfast.co.za', 'sandbox.payfast.co.za', 'w1w.payfast.co.za', 'w2w.payfast.co.za'];

export const payfast: Gateway = {
  name: 'payfast',
  patience: DAY,
  // The minimum of a new PayFast account; below it, PayFast offers no way to pay.
  least: 500,
  begin: ({ paymentId, orderId, orderNumber, amount, fullName, email }, { configuration }) => {
    const { payfastUrl, payfastMerchantId, payfastMerchantKey, payfastPassphrase } = configuration;
    const [first = '', ...rest] = fullName.split(/\s+/);
    return {
      kind: 'form',
      action: new URL('/eng/process', payfastUrl).href,
      fields: signedPayment(
        {
          merchant_id: payfastMerchantId,
          merchant_key: payfastMerchantKey,
          return_url: siteAddress(configuration, `/offers/orders/${orderId}`),
          cancel_url: siteAddress(configuration, `/offers/orders/${orderId}`),
          notify_url: siteAddress(configuration, `/api/v1${calls.payment.payfastNotify.path}`),
          name_first: first.slice(0, 100),
          name_last: rest.join(' ').slice(0, 100),
          email_address: email,
          m_payment_id: paymentId,
          amount: randFromCents(amount).toFixed(2),
          item_name: `${brand.name} order ${orderNumber}`,
        },
        payfastPassphrase === '' ? null : payfastPassphrase,
      ),
    };
  },
};

const isFromHosts = fromHosts(HOSTS);

/** Checks that a message came from PayFast: from a configured address, or by default an address of its hosts. */
const isFromPayFast = async (
  ip: string,
  { configuration, clock }: Pick<Services, 'configuration' | 'clock'>,
): Promise<boolean> =>
  configuration.payfastSources.length > 0
    ? fromAddresses(configuration.payfastSources)(ip)
    : isFromHosts(ip, clock);

const isSigned = (notification: SignedNotification, { configuration }: Services): boolean => {
  const passphrase = configuration.payfastPassphrase;
  return isSameText(
    notification.signature,
    notificationSignature(notification, passphrase === '' ? null : passphrase),
  );
};

/**
 * Asks PayFast to confirm a notification.
 * @throws if it does not answer: the notification gets a 5xx, and PayFast repeats it
 */
const isConfirmed = async (
  notification: SignedNotification,
  { configuration }: Services,
): Promise<boolean> => {
  const { status, bytes } = await postBounded(
    new URL('/eng/query/validate', configuration.payfastUrl),
    {
      bytes: Buffer.from(confirmationBody(notification)),
      contentType: 'application/x-www-form-urlencoded',
    },
    // Allows private addresses, because the operator may configure a stand-in there.
    { timeout: 10_000, largest: 4_096, allowsPrivateAddresses: true },
  );
  if (status !== 200)
    throw new Refusal(503, 'The sender cannot be verified now', undefined, { retryAfter: 60 });
  return Buffer.from(bytes).toString().trim() === 'VALID';
};

const STATUSES = { COMPLETE: 'paid', CANCELLED: 'cancelled', FAILED: 'failed' } as const;
const statusOf = (text: string): (typeof STATUSES)[keyof typeof STATUSES] | null =>
  Object.hasOwn(STATUSES, text) ? STATUSES[text as keyof typeof STATUSES] : null;

/**
 * Handles PayFast's instant transaction notification with the checks that PayFast requires: signature, sender, its
 * confirmation, signed fields addressed to us, and on settling the amount. The status is part of the event, because a
 * payment may fail first and then succeed.
 */
export const payfastNotify = implementWebhook(calls.payment.payfastNotify, {
  provider: 'payfast',
  verify: async ({ rawBody, ip }, services) => {
    if (services.configuration.paymentProvider !== 'payfast') return false;
    const notification = readNotification(rawBody);
    if (notification === null || !isSigned(notification, services)) return false;
    if (!isNotificationTo(notification, services.configuration.payfastMerchantId)) return false;
    if (!(await isFromPayFast(ip, services))) return false;
    return isConfirmed(notification, services);
  },
  eventId: ({ pf_payment_id, payment_status }) => `${pf_payment_id} ${payment_status}`.slice(0, 200),
  handle: async ({ body }, tx, services) => {
    const status = statusOf(body.payment_status);
    const amount = parseCents(body.amount_gross);
    if (status === null) {
      services.log.info('payment notification without a use', { provider: 'payfast' });
      return;
    }
    const [paymentId, reference] = [body.m_payment_id, body.pf_payment_id];
    // Leaves a payment with an unreadable amount to an administrator, who looks it up at the provider.
    if (status === 'paid' && (amount === null || amount <= 0)) {
      await keepUnreadable(tx, { provider: 'payfast', paymentId, reference }, services);
      return;
    }
    await settlePayment(
      tx,
      {
        provider: 'payfast',
        paymentId,
        reference,
        isReferenceUnique: true,
        status,
        // Ignores the amount of a failed or cancelled payment, because it brought no money.
        amount: amount ?? 0,
      },
      services,
    );
  },
});
