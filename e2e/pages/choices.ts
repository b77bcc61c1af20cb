import type { Locator, Page } from '@playwright/test';

/** The question whether adverts and the speed of pages may be measured: beside the first advert, or at the foot when the person opens it. */
export class ChoicesPanel {
  readonly box: Locator;
  readonly accept: Locator;
  readonly decline: Locator;
  /** At the foot of the public pages. */
  readonly opener: Locator;

  constructor(page: Page) {
    this.box = page.getByRole('region', { name: 'Cookie and privacy choices' });
    this.accept = this.box.getByRole('button', { name: 'Accept' });
    this.decline = this.box.getByRole('button', { name: 'Decline' });
    this.opener = page.getByRole('button', { name: 'Cookie and privacy choices' });
  }
}
