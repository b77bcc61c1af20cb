import type { PaymentStart } from '@phila/contract/calls';
import { navigate } from '@phila/platform';

/**
 * Posts a form to the provider, because its payment page requires it; the site's policy allows forms to no other site.
 */
const sendForm = (action: string, fields: Readonly<Record<string, string>>): void => {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
};

/** Opens the payment page. */
export const beginPayment = (payment: PaymentStart): void => {
  if (payment.kind === 'form') sendForm(payment.action, payment.fields);
  else if (payment.url.startsWith('/')) navigate(payment.url);
  else window.location.assign(payment.url);
};
