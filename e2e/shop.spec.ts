import { findings } from './findings.ts';
import { beginAs, newPerson } from './new-person.ts';
import { Portal } from './pages/portal.ts';
import { CartPage, ProductPage } from './pages/shop.ts';
import { SignInPage } from './pages/sign-in.ts';
import { shopping } from './shopping.ts';
import { expect, test } from './test.ts';

test(
  'the row of categories fades where more of them follow, and nowhere else',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/shop');
    const categories = page.getByRole('main').getByRole('group', { name: 'Category' });
    await expect(categories).toHaveAttribute('data-more-after');
    await expect(categories).not.toHaveAttribute('data-more-before');
    await expect(categories).toHaveCSS('mask-image', /^linear-gradient/);
    await categories.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }));
    await expect(categories).toHaveAttribute('data-more-before');
    await expect(categories).not.toHaveAttribute('data-more-after');
    // The chosen category is visible when the page is opened by address.
    await categories.getByRole('button').last().click();
    await expect(page).toHaveURL(/category=/);
    await page.reload();
    await expect(categories.getByRole('button', { pressed: true })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 2000, height: 800 });
    await expect(categories).toHaveCSS('mask-image', 'none');
  },
);

test(
  'a visitor’s cart is in the person’s cart after signing in, once',
  { tag: '@long' },
  async ({ page, site }, { workerIndex }) => {
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
  },
);

test(
  'on the narrowest phone no part of a line in the cart lies over another one',
  { tag: '@long' },
  async ({ page, context, site }, { workerIndex }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await beginAs(context, await shopping(site, 'First aid level 1', workerIndex));
    await page.goto('/offers/cart');
    const cart = new CartPage(page);
    for (const width of [320, 375, 412]) {
      await page.setViewportSize({ width, height: 640 });
      await expect(cart.quantity('First aid level 1')).toBeVisible();
      expect(await cart.linesOverlap(), `${width} pixels`).toBe(false);
    }
  },
);

test(
  'product and cart have their side-panel actions, which go as one leaves',
  { tag: '@long' },
  async ({ page, context, site, narrow }, { workerIndex }) => {
    await beginAs(context, await newPerson(site, 'looker', workerIndex));
    await page.goto('/offers?search=first+aid');
    const portal = new Portal(page, narrow);
    const opener = narrow
      ? page.getByRole('main').getByRole('button', { name: 'More actions' })
      : portal.sidePanel;
    await page
      .getByRole('main')
      .getByRole('link', { name: /First aid level 1/ })
      .click();
    await expect(new ProductPage(page).heading).toHaveText('First aid level 1');
    await (await portal.sidePanelButton('Go to Cart')).click();
    await expect(page).toHaveURL('/offers/cart');
    await (await portal.sidePanelButton('Back to Offers', { beside: 'wide table' })).click();
    await expect(page).toHaveURL('/offers');
    await expect(page.getByRole('heading', { level: 1, name: 'My Offers' })).toBeVisible();
    await expect(opener).toBeHidden();
    await page.goBack();
    await page.goBack();
    await expect(new ProductPage(page).heading).toHaveText('First aid level 1');
    await (await portal.sidePanelButton('Return to Offers')).click();
    await expect(page).toHaveURL('/offers');
    await expect(opener).toBeHidden();
  },
);

test(
  'the picture of a product is shown over the whole window, and Escape leads back',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/shop?search=first+aid');
    await page.getByRole('link', { name: 'First aid level 1' }).click();
    const opener = page.getByRole('button', { name: 'Show the picture larger' });
    await opener.press('Enter');
    const larger = page.getByRole('dialog', { name: 'Picture of First aid level 1' });
    await expect(larger.getByRole('img', { name: 'Picture of First aid level 1' })).toBeVisible();
    expect.soft(await findings(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(larger.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(larger).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test.describe('the strip of adverts on a phone', () => {
  // Static adverts have no pause button.
  test.use({ role: 'consumer', reducedMotion: 'no-preference' });

  test(
    'has the button that pauses it beside the advert, not over what the advert shows',
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 740 });
      await page.goto('/offers');
      const strip = page.getByRole('main').getByRole('region', { name: 'Advert' });
      const pause = strip.getByRole('button', { name: 'Pause the adverts' });
      await expect(pause).toBeVisible();
      const [advert, button] = await Promise.all([
        strip.getByRole('link').boundingBox(),
        pause.boundingBox(),
      ]);
      expect((advert?.x ?? 0) + (advert?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
    },
  );
});
