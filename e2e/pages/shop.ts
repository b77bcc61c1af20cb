import type { Locator, Page } from '@playwright/test';

/** Product page, public or in the portal. */
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

/** Cart, public or in the portal. */
export class CartPage {
  readonly heading: Locator;
  readonly empty: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1, name: 'Shopping Cart' });
    this.empty = main.getByText('Your cart is empty.');
  }

  quantity(name: string): Locator {
    return this.page.getByRole('textbox', { name: `Quantity of ${name}` });
  }

  /** Returns true if texts or controls of a cart line overlap. */
  linesOverlap(): Promise<boolean> {
    return this.page
      .getByRole('list', { name: 'Shopping cart' })
      .getByRole('listitem')
      .evaluateAll((lines) =>
        lines.some((line) => {
          const parts = [...line.querySelectorAll('a, fieldset, button:not(fieldset *), dt, dd')]
            .filter(
              (part) =>
                getComputedStyle(part).opacity !== '0' && !part.matches(':is(dt, dd):has(fieldset, button)'),
            )
            .map((part) => part.getBoundingClientRect());
          return parts.some((one, at) =>
            parts
              .slice(at + 1)
              .some(
                (other) =>
                  one.left < other.right &&
                  other.left < one.right &&
                  one.top < other.bottom &&
                  other.top < one.bottom,
              ),
          );
        }),
      );
  }

  /** Link in the portal header, named with the number of items. */
  button(name: RegExp): Locator {
    return this.page.getByRole('banner').getByRole('link', { name });
  }
}
