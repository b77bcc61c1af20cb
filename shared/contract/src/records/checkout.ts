import { codeKey } from '../format/code-key.ts';
import { email as emailRule } from '../rules/email.ts';
import { ifGiven } from '../rules/rule.ts';
import { length, required, shaped } from '../rules/text.ts';
import { personName, phone, printedNumber, prose, text } from './fields.ts';
import { form } from './form.ts';

/** The longest address, name or code of an order. */
export const ORDER_LINE = 120;
export const ORDER_ADDRESS = 400;
export const DISCOUNT_CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{2,39}$/;

/** A South African number, or one with its international code. */
const contactPhone = shaped(/^(0[1-8]\d{8}|\+\d{7,15})$/, 'Please enter a valid phone number', 7, 16);

/** However it was copied: as codes are compared. */
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

/** Who an order is for. */
const buyer = {
  fullName: personName('Full name', required('Please enter your full name', ORDER_LINE), {
    autoComplete: 'name',
  }),
  email: text('Email', emailRule('Please enter a valid email.'), {
    autoComplete: 'email',
    inputMode: 'email',
  }),
  phone: phone('Phone', contactPhone, { autoComplete: 'tel' }),
};

/** What an order without it is refused with, where something is charged. */
export const NO_BILLING_ADDRESS = 'Please enter the address for the invoice';
const address = length(5, ORDER_ADDRESS, NO_BILLING_ADDRESS);

const billingAddress = (autoComplete?: string) =>
  prose('Billing address', address, autoComplete === undefined ? {} : { autoComplete });

/**
 * What an invoice and a discount need. The VAT number is for the full tax invoice of a business that claims the tax
 * back (VAT Act 89 of 1991, s 20(4)).
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

/** Who an order is for and where it goes (docs/specification/orders.md, "Checkout"). */
export const checkoutForm = form({
  fields: { ...buyer, ...delivered, billingAddress: billingAddress(), ...invoiced },
});

/** The same of an order with nothing in it that is delivered: a course, a download, a bundle of vouchers. */
export const checkoutFormWithoutDelivery = form({
  fields: { ...buyer, billingAddress: billingAddress('street-address'), ...invoiced },
});

/** Of an order that a discount takes everything off there is no invoice: what stands on one alone is not asked for. */
const uninvoiced = {
  fields: { billingAddress: prose('Billing address', ifGiven(address)), ...invoiced },
  hide: { billingAddress: () => true, vatNumber: () => true },
};

/** The two forms of an order of which nothing is left to pay. */
export const coveredCheckoutForm = form({
  fields: { ...buyer, ...delivered, ...uninvoiced.fields },
  hide: uninvoiced.hide,
});
export const coveredCheckoutFormWithoutDelivery = form({
  fields: { ...buyer, ...uninvoiced.fields },
  hide: uninvoiced.hide,
});
