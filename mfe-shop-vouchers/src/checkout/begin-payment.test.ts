import { fake, startFake } from '@phila/platform/fake';
import { beginPayment } from './begin-payment.ts';

const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
beforeEach(() => {
  submit.mockClear();
  document.body.replaceChildren();
});

it('goes to a page of ours without leaving the site', () => {
  startFake({ path: '/offers/checkout' });
  beginPayment({ kind: 'redirect', url: '/pay/01910000-0000-7000-8000-000000000002' });
  expect(fake.place().pathname).toBe('/pay/01910000-0000-7000-8000-000000000002');
  expect(submit).not.toHaveBeenCalled();
});

it('posts the signed fields to the provider as they are, and in their order', () => {
  const fields = { merchant_id: '10000100', amount: '801.00', item_name: '"Order" & more', signature: 'abc' };
  beginPayment({ kind: 'form', action: 'https://sandbox.payfast.co.za/eng/process', fields });
  expect(submit).toHaveBeenCalledTimes(1);
  const form = submit.mock.contexts[0] as HTMLFormElement;
  expect([form.method, form.action]).toEqual(['post', 'https://sandbox.payfast.co.za/eng/process']);
  expect([...new FormData(form)]).toEqual(Object.entries(fields));
});
