import type { Locator, Page } from '@playwright/test';

/** Consent to measuring adverts and page speed: asked beside the first advert, or opened from the footer. */
export class ChoicesPanel {
  readonly box: Locator;
  readonly accept: Locator;
  readonly decline: Locator;
  /** In the footer of public pages. */
  readonly opener: Locator;

  constructor(page: Page) {
    this.box = page.getByRole('region', { name: 'Cookie and privacy choices' });
    this.accept = this.box.getByRole('button', { name: 'Accept' });
    this.decline = this.box.getByRole('button', { name: 'Decline' });
    this.opener = page.getByRole('button', { name: 'Cookie and privacy choices' });
  }
}
