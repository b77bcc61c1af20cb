import {
  isNotificationTo,
  notificationSignature,
  phpEncoded,
  readNotification,
  signedPayment,
} from './payfast-signature.ts';

/* The test vector of PayFast's own PHP SDK 1.1.6, for its notification. */
const POSTED =
  'm_payment_id=1234&pf_payment_id=1221576&payment_status=COMPLETE&item_name=Order%23123&item_description=' +
  '&amount_gross=10.00&amount_fee=-0.23&amount_net=9.77&custom_str1=&custom_str2=&custom_str3=&custom_str4=' +
  '&custom_str5=&custom_int1=&custom_int2=&custom_int3=&custom_int4=&custom_int5=&name_first=First' +
  '&name_last=Last&email_address=test%40test.com&merchant_id=10000100';
const SIGNATURE = 'ac4c3e993d31b5b9d525dc0087051437';

test('the signature of the official notification is the official one', () => {
  const read = readNotification(Buffer.from(`${POSTED}&signature=${SIGNATURE}`));
  expect(read?.signature).toBe(SIGNATURE);
  expect(notificationSignature(read ?? { pairs: [] }, 'jt7NOE43FZPn')).toBe(SIGNATURE);
  expect(notificationSignature(read ?? { pairs: [] }, 'another')).not.toBe(SIGNATURE);
});

test.each(['amount_gross=10.00', 'custom_str5=', 'm_payment_id=1234'])('without %s it is another', (part) => {
  const read = readNotification(Buffer.from(`${POSTED.replace(part, 'x=1')}&signature=${SIGNATURE}`));
  expect(notificationSignature(read ?? { pairs: [] }, 'jt7NOE43FZPn')).not.toBe(SIGNATURE);
});

test.each(['a=1&signature=s&b=2', 'a=1', '', 'signature=s&a=1&signature=s'])(
  'a form whose signature does not stand last and once is none: %s',
  (form) => expect(readNotification(Buffer.from(form))).toBeNull(),
);

test('notifications must be signed, and be for this merchant', () => {
  const { pairs } = readNotification(Buffer.from(`${POSTED}&signature=${SIGNATURE}`)) ?? { pairs: [] };
  expect(isNotificationTo({ pairs }, '10000100')).toBe(true);
  expect(isNotificationTo({ pairs }, '10000101')).toBe(false);
  for (const left of ['m_payment_id', 'pf_payment_id', 'payment_status', 'amount_gross', 'merchant_id'])
    expect(isNotificationTo({ pairs: pairs.filter(([name]) => name !== left) }, '10000100')).toBe(false);
});

test.each([
  ['a b', 'a+b'],
  ["!'()*~", '%21%27%28%29%2A%7E'],
  ['é/@-_.', '%C3%A9%2F%40-_.'],
])('%s is encoded as PHP does it', (text, encoded) => expect(phpEncoded(text)).toBe(encoded));

test('a payment is signed in the order of the documentation, trimmed, without blanks', () => {
  const fields = { amount: '10.00', merchant_id: ' 10000100 ', item_name: 'Order', name_last: '' };
  const sent = signedPayment(fields, null);
  expect(Object.keys(sent)).toEqual(['merchant_id', 'amount', 'item_name', 'signature']);
  // md5('merchant_id=10000100&amount=10.00&item_name=Order'), by md5sum
  expect(sent.signature).toBe('4a93924d214d36bca66263796fee6468');
  expect(signedPayment(fields, 'jt7NOE43FZPn').signature).not.toBe(sent.signature);
});
