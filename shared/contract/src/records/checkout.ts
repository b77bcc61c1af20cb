import { codeKey } from '../format/typed-code.ts';
import { email as emailRule } from '../rules/email.ts';
import { contactPhone } from '../rules/phone.ts';
import { ifGiven } from '../rules/rule.ts';
import { length, required, shaped } from '../rules/text.ts';
import { personName, phone, printedNumber, prose, text } from './fields.ts';
import { form } from './form.ts';

/** Longest address, name or code of an order. */
export const ORDER_LINE = 120;
export const ORDER_ADDRESS = 400;
export const DISCOUNT_CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{2,39}$/;

/** Discount code, normalised as for comparison. */
const discountCode = () => {
  const field = text(
    'Discount code',
    ifGiven(shaped(DISCOUNT_CODE, 'A discount code has 3 to 40 letters and digits', 3, 40)),
  );
  return {
    ...field,
    toBody: (sent: unknown) => field.toBody(typeof sent === 'string' ? codeKey(sent) : sent),
  };
};

const buyer = {
  fullName: personName('Full name', required('Please enter your full name', ORDER_LINE), {
    autoComplete: 'name',
  }),
  email: text('Email', emailRule('Please enter a valid email.'), {
    autoComplete: 'email',
    inputMode: 'email',
  }),
  phone: phone('Phone', contactPhone('Please enter a valid phone number'), { autoComplete: 'tel' }),
};

/** Rand above which a tax invoice names the buyer's address (VAT Act 89 of 1991, s 20(4) and (5)). */
export const FULL_INVOICE_ABOVE = 5_000;

/** Error for an order whose invoice needs a billing address, and has none. */
export const NO_BILLING_ADDRESS = 'Please enter the address for the invoice';
const address = length(5, ORDER_ADDRESS, NO_BILLING_ADDRESS);

const billingAddress = (autoComplete?: string) =>
  prose('Billing address', address, autoComplete === undefined ? {} : { autoComplete });

/**
 * Fields for invoice and discount. The VAT number is for the full tax invoice of a business that reclaims the tax (VAT
 * Act 89 of 1991, s 20(4)).
 */
const invoiced = {
  vatNumber: printedNumber(
    'VAT number',
    ifGiven(shaped(/^4\d{9}$/, 'A VAT number has 10 digits and starts with 4', 10, 10)),
    { hint: 'Only for a business that claims the VAT back' },
  ),
  discountCode: discountCode(),
};

const delivered = {
  deliveryAddress: prose(
    'Delivery address',
    length(5, ORDER_ADDRESS, 'Please enter the address that your order goes to'),
    { autoComplete: 'street-address' },
  ),
};

/** Buyer and delivery of an order (docs/specification/orders.md, "Checkout"). */
export const checkoutForm = form({
  fields: { ...buyer, ...delivered, billingAddress: billingAddress(), ...invoiced },
});

/** Checkout of an order without delivery: a course, a download, a bundle of vouchers. */
export const checkoutFormWithoutDelivery = form({
  fields: { ...buyer, billingAddress: billingAddress('street-address'), ...invoiced },
});

/** Fields of an order whose invoice names the buyer's address only for a business that gives its VAT number. */
const brieflyInvoiced = {
  fields: {
    vatNumber: invoiced.vatNumber,
    billingAddress: prose('Billing address', ifGiven(address)),
    discountCode: invoiced.discountCode,
  },
  hide: { billingAddress: ({ vatNumber }: { vatNumber: string | null }) => vatNumber === null },
  check: {
    billingAddress: (values: { vatNumber: string | null; billingAddress: string | null }) =>
      values.vatNumber !== null && values.billingAddress === null && NO_BILLING_ADDRESS,
  },
};

/** Checkouts of at most R 5 000, with and without delivery. */
export const smallCheckoutForm = form({
  fields: { ...buyer, ...delivered, ...brieflyInvoiced.fields },
  hide: brieflyInvoiced.hide,
  check: brieflyInvoiced.check,
});
export const smallCheckoutFormWithoutDelivery = form({
  fields: { ...buyer, ...brieflyInvoiced.fields },
  hide: brieflyInvoiced.hide,
  check: brieflyInvoiced.check,
});

/** Checks an order before the total is known, which decides if the invoice needs an address. */
export const sentCheckoutForm = form({ fields: { ...buyer, ...delivered, ...brieflyInvoiced.fields } });
export const sentCheckoutFormWithoutDelivery = form({ fields: { ...buyer, ...brieflyInvoiced.fields } });

/** Buyer's fields of an order fully discounted: there is no invoice, and so no invoice details. */
const uninvoiced = {
  fields: { billingAddress: prose('Billing address', ifGiven(address)), ...invoiced },
  hide: { billingAddress: () => true, vatNumber: () => true },
};

/** Checkouts of fully discounted orders, with and without delivery. */
export const coveredCheckoutForm = form({
  fields: { ...buyer, ...delivered, ...uninvoiced.fields },
  hide: uninvoiced.hide,
});
export const coveredCheckoutFormWithoutDelivery = form({
  fields: { ...buyer, ...uninvoiced.fields },
  hide: uninvoiced.hide,
});
