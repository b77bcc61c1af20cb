import { addDiscount } from './discounts.ts';
import { beginAs, newPerson } from './new-person.ts';
import { CheckoutPage, OrderPage, SimulatorPage } from './pages/checkout.ts';
import { CartPage, ProductPage } from './pages/shop.ts';
import { SignInPage } from './pages/sign-in.ts';
import { send } from './service-client.ts';
import { buyerDetails, productNamed, shopping } from './shopping.ts';
import { expect, test } from './test.ts';

test('a visitor’s cart is signed in with, asked about, ordered, paid and owned', async ({ page, site }, {
  workerIndex,
}) => {
  const person = await newPerson(site, 'buyer', workerIndex);
  await page.goto(`/product/${await productNamed(site, 'First aid level 1')}`);
  const product = new ProductPage(page);
  await product.add.click();
  await product.toCart.click();
  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
  await new SignInPage(page).fill(person.email, person.password);
  await expect(page).toHaveURL('/offers/checkout');

  const questions = page.getByRole('dialog', { name: 'A few questions' });
  await questions.getByLabel('In which town?').selectOption('Durban');
  await questions.getByRole('radio', { name: 'The last two of the month' }).check();
  await questions.getByRole('checkbox', { name: 'Fish' }).check();
  await questions.getByRole('button', { name: 'Finish' }).click();
  await expect(questions).toBeHidden();

  const checkout = new CheckoutPage(page);
  await checkout.fillIn(buyerDetails);
  await checkout.review.click();
  await expect(checkout.sums).toContainText(/VAT of 15% included\s*R\s116\.09/);
  await expect(page.getByRole('region', { name: 'Who you buy from, and your rights' })).toBeVisible();
  // Neither of the two is chosen for the person.
  await expect(checkout.accessNow).not.toBeChecked();
  await expect(checkout.accessLater).not.toBeChecked();
  await checkout.order.click();
  await expect(page.getByText('Please choose when “First aid level 1” opens')).toBeVisible();
  await checkout.accessLater.check();
  await checkout.order.click();
  await new SimulatorPage(page).end('Pay');
  const order = new OrderPage(page);
  await order.expectSaid('Thank you, it is paid');
  await expect(page.getByRole('region', { name: 'What you told us about First aid level 1' })).toContainText(
    'Durban',
  );
  const saved = page.waitForEvent('download');
  await order.invoice.click();
  expect((await saved).suggestedFilename()).toMatch(/^INV-\d{4}-\d{6}\.pdf$/);

  await page.goto(`/offers/product/${await productNamed(site, 'First aid level 1')}`);
  await expect(page.getByRole('button', { name: 'Owned' })).toBeDisabled();
  await expect(new CartPage(page).button(/^Shopping cart: empty$/)).toBeVisible();
  // Access opens only once the order can no longer be cancelled, unless asked for at once.
  await page.getByText('It is yours').getByRole('link', { name: 'What I own' }).click();
  await expect(page).toHaveURL('/offers/owned');
  const owned = page.getByRole('main').getByRole('listitem').filter({ hasText: 'First aid level 1' });
  await expect(owned).toContainText(/It opens on \d+ \w+ \d{4}/);
  // Opens before the day where the person asks for it, with what that ends.
  await owned.getByRole('button', { name: 'Open it now' }).click();
  const question = page.getByRole('alertdialog', { name: 'Open it now?' });
  await expect(question).toContainText('I know that I can then no longer cancel within seven days');
  await question.getByRole('button', { name: 'Open it now' }).click();
  await expect(owned).not.toContainText('It opens on');
  await expect(owned.getByRole('link', { name: /^ORD-/ })).toBeVisible();
});

test(
  'a thing that is sent asks where to, and the order says so',
  { tag: '@long' },
  async ({ page, context, site }, { workerIndex }) => {
    await beginAs(context, await shopping(site, 'From the sofa to five kilometres', workerIndex));
    await page.goto('/offers/checkout');
    const checkout = new CheckoutPage(page);
    await checkout.fillIn(buyerDetails, true);
    await checkout.review.click();
    await expect(checkout.accessNow).toHaveCount(0);
    const facts = page.getByRole('region', { name: 'Who you buy from, and your rights' });
    await expect(facts).toContainText('What is sent reaches your delivery address within 30 days');
    await checkout.order.click();
    await new SimulatorPage(page).end('Pay');
    await new OrderPage(page).expectSaid(/We send From the sofa to five kilometres to your delivery address/);
    await expect(page.getByRole('region', { name: 'Who it is for' })).toContainText(
      /Delivery address\s*12 Loop Street\s*Cape Town 8001/,
    );
  },
);

test(
  'a code that takes everything off leaves no invoice, and no address of one is asked for',
  { tag: '@long' },
  async ({ page, context, site }, { workerIndex }) => {
    const code = `ALL-${workerIndex}-${Date.now()}`;
    await addDiscount(site, { code, kind: 'percent', value: 100 });
    await beginAs(context, await shopping(site, 'Budget coaching', workerIndex));
    await page.goto('/offers/checkout');
    const checkout = new CheckoutPage(page);
    await checkout.fillIn({ ...buyerDetails, address: '', discountCode: code });
    await page.keyboard.press('Tab');
    await expect(page.getByText('there is nothing to pay, and no invoice')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Billing address/ })).toHaveCount(0);
    await checkout.review.click();
    await expect(checkout.order).toHaveText('Place your order');
    await checkout.accessLater.check();
    await checkout.order.click();
    await expect(page).toHaveURL(/\/offers\/orders\/\d+$/);
    await expect(page.getByRole('region', { name: 'Who it is for' })).not.toContainText('Billing address');
  },
);

test(
  'a discount is refused, corrected, and used up by another person before the order',
  { tag: '@long' },
  async ({ page, context, site, complaints }, { workerIndex }) => {
    complaints.expect(/status of 422/);
    const code = `LAST-${workerIndex}-${Date.now()}`;
    await addDiscount(site, { code, kind: 'amount', value: 90, usageLimit: 1 });
    const other = await shopping(site, 'Sleep again', workerIndex);
    const person = await shopping(site, 'Budget coaching', workerIndex);
    await beginAs(context, person);
    await page.goto('/offers/checkout');
    const checkout = new CheckoutPage(page);
    await checkout.fillIn({ ...buyerDetails, discountCode: 'NO-SUCH-CODE' });
    await checkout.review.click();
    await checkout.expectRefused('This discount code is not known');
    await checkout.discountCode.fill(code.toLowerCase());
    await checkout.review.click();
    await expect(checkout.order).toHaveText(/R\s360\.00/);

    await send(site, 'POST', '/Shop/checkout', {
      token: other.tokens.accessToken,
      body: {
        fullName: buyerDetails.fullName,
        phone: buyerDetails.phone,
        email: other.email,
        deliveryAddress: buyerDetails.address,
        billingAddress: buyerDetails.address,
        discountCode: code,
      },
    });
    await checkout.accessLater.check();
    await checkout.order.click();
    await expect(page.getByRole('main').getByText('This discount has been used up')).toBeVisible();
    await page.getByRole('button', { name: 'Back to your details' }).click();
    await checkout.discountCode.fill('');
    await checkout.review.click();
    await checkout.accessLater.check();
    await checkout.order.click();
    await new SimulatorPage(page).end('Pay');
    await new OrderPage(page).expectSaid('Thank you, it is paid');
  },
);

test(
  'a payment that is cancelled, then fails, is tried again and succeeds',
  { tag: '@long' },
  async ({ page, context, site }, { workerIndex }) => {
    await beginAs(context, await shopping(site, 'Debt check', workerIndex));
    await page.goto('/offers/checkout');
    const checkout = new CheckoutPage(page);
    await checkout.fillIn(buyerDetails);
    await checkout.review.click();
    await checkout.accessLater.check();
    await checkout.order.click();
    const [provider, order] = [new SimulatorPage(page), new OrderPage(page)];
    await provider.end('Cancel');
    await order.expectSaid('The payment was cancelled');
    await order.pay.click();
    await provider.end('Fail');
    await order.expectSaid('The payment failed');
    await order.pay.click();
    await provider.end('Pay');
    await order.expectSaid('Thank you, it is paid');
    await order.cancel.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
    await order.expectSaid(/^R\s320\.00 is on its way back to you$/);
  },
);
