import { newPerson } from './new-person.ts';
import { CartPage, ProductPage } from './pages/shop.ts';
import { SignInPage } from './pages/sign-in.ts';
import { expect, test } from './test.ts';

test('what a visitor gathers is in the person’s cart after signing in, once', async ({ page, site }, {
  workerIndex,
}) => {
  const person = await newPerson(site, 'shopper', workerIndex);
  await page.goto('/shop?search=first+aid');
  await page
    .getByRole('main')
    .getByRole('link', { name: /First aid level 1/ })
    .click();
  const product = new ProductPage(page);
  await expect(product.heading).toHaveText('First aid level 1');
  await product.add.click();
  await product.add.click();
  await product.toCart.click();
  const cart = new CartPage(page);
  await expect(cart.quantity('First aid level 1')).toHaveValue('2');
  await expect(page).toHaveURL('/cart');

  await page.goto('/sign-in');
  await new SignInPage(page).fill(person.email, person.password);
  await expect(cart.button(/^Shopping cart: 2 items$/)).toBeVisible();
  await cart.button(/^Shopping cart/).click();
  await expect(page).toHaveURL('/offers/cart');
  await expect(cart.quantity('First aid level 1')).toHaveValue('2');
  await page.reload();
  await expect(cart.button(/^Shopping cart: 2 items$/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('phila.visitor-cart'))).toBeNull();

  const less = page.getByRole('button', { name: 'One less First aid level 1' });
  await less.click();
  await expect(cart.quantity('First aid level 1')).toHaveValue('1');
  await less.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(cart.empty).toBeVisible();
  await expect(cart.button(/^Shopping cart: empty$/)).toBeVisible();
});
