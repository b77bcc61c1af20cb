import { createHash } from 'node:crypto';

/*
 * Signs like PayFast's custom integration: MD5 over the fields in the order of its documentation, encoded like PHP's
 * urlencode, with the passphrase last. Proves the sender and hides nothing.
 */

/** Fields of a payment in signing order; another order gives another signature. */
const ORDER = [
  'merchant_id',
  'merchant_key',
  'return_url',
  'cancel_url',
  'notify_url',
  'name_first',
  'name_last',
  'email_address',
  'cell_number',
  'm_payment_id',
  'amount',
  'item_name',
  'item_description',
  'custom_int1',
  'custom_int2',
  'custom_int3',
  'custom_int4',
  'custom_int5',
  'custom_str1',
  'custom_str2',
  'custom_str3',
  'custom_str4',
  'custom_str5',
  'email_confirmation',
  'confirmation_address',
  'payment_method',
] as const;
export type PayFastField = (typeof ORDER)[number];

/** Encodes like PHP's urlencode: spaces as +, only letters, digits, hyphen, dot and underscore unchanged. */
export const phpEncoded = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll(/[!'()*~]/g, (mark) => `%${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

const joined = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name, value]) => `${name}=${phpEncoded(value)}`).join('&');

const signed = (pairs: readonly (readonly [string, string])[], passphrase: string | null): string =>
  md5(joined(passphrase === null ? pairs : [...pairs, ['passphrase', passphrase.trim()]]));

/** Orders and trims a payment's fields, drops blank ones, and appends their signature. */
export const signedPayment = (
  fields: Readonly<Partial<Record<PayFastField, string>>>,
  passphrase: string | null,
): Record<string, string> => {
  const pairs = ORDER.flatMap((name): [string, string][] => {
    const value = fields[name]?.trim() ?? '';
    return value === '' ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(pairs), signature: signed(pairs, passphrase) };
};

/** Fields of a notification that we act on: each must be signed. */
const ACTED_ON = ['m_payment_id', 'pf_payment_id', 'payment_status', 'amount_gross'] as const;

/** A notification as posted: the signed pairs, blank values included, and the signature. */
export interface SignedNotification {
  pairs: readonly (readonly [string, string])[];
  signature: string;
}

/**
 * Reads the posted form. PayFast signs everything before `signature`, so that must come last and once: a field after it
 * would be acted on unsigned.
 * @returns null where it does not
 */
export const readNotification = (rawBody: Uint8Array): SignedNotification | null => {
  const pairs = [...new URLSearchParams(new TextDecoder().decode(rawBody))];
  const [name, signature = ''] = pairs.pop() ?? [];
  if (name !== 'signature' || pairs.some(([one]) => one === 'signature')) return null;
  return { pairs, signature };
};

/**
 * Checks that the signed text is a notification to this merchant, not, say, a payment form that we signed ourselves.
 */
export const isNotificationTo = (
  { pairs }: Pick<SignedNotification, 'pairs'>,
  merchantId: string,
): boolean => {
  const signed = new Map(pairs);
  return signed.get('merchant_id') === merchantId && ACTED_ON.every((name) => signed.has(name));
};

export const notificationSignature = (
  { pairs }: Pick<SignedNotification, 'pairs'>,
  passphrase: string | null,
): string => signed(pairs, passphrase);

/** The body that asks the provider for confirmation: its own notification, without the signature. */
export const confirmationBody = ({ pairs }: Pick<SignedNotification, 'pairs'>): string => joined(pairs);
