import type { Locator, Page } from '@playwright/test';

/** A product's page, the visitor's or the portal's. */
export class ProductPage {
  readonly add: Locator;
  readonly heading: Locator;
  readonly toCart: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1 });
    this.add = main.getByRole('button', { name: 'Add to Cart' });
    this.toCart = main.getByRole('link', { name: 'Go To Cart' });
  }
}

/** The cart, the visitor's or the portal's. */
export class CartPage {
  readonly heading: Locator;
  readonly empty: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1, name: 'Shopping Cart' });
    this.empty = main.getByText('Your cart is empty.');
  }

  /** How many of a thing are bought. */
  quantity(name: string): Locator {
    return this.page.getByRole('textbox', { name: `Quantity of ${name}` });
  }

  /** The link in the header of the portal, with the number of things in its name. */
  button(name: RegExp): Locator {
    return this.page.getByRole('banner').getByRole('link', { name });
  }
}
