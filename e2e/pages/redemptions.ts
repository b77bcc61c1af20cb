import { type Locator, type Page, expect } from '@playwright/test';

/** Redemptions of one offer, in the offer's drawer. */
export class OfferLedger {
  readonly drawer: Locator;
  readonly search: Locator;

  constructor(readonly page: Page) {
    this.drawer = page.getByRole('dialog').first();
    this.search = this.drawer.getByRole('searchbox', { name: /^Search/ });
  }

  async show(tab: 'Redemptions' | 'Report'): Promise<void> {
    await this.drawer.getByRole('tab', { name: tab }).click();
    await expect(this.drawer.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  /** Chooses an item from the latest redemption's menu and gives a reason. */
  async act(item: 'Give another code' | 'Revoke', why: string): Promise<void> {
    await this.drawer
      .getByRole('button', { name: /^Actions for Redeemed/ })
      .first()
      .click();
    await this.page.getByRole('menuitem', { name: item }).click();
    await this.page.getByLabel(/^Why, as the person reads it/).fill(why);
    await this.page.getByRole('dialog').last().getByRole('button', { name: item, exact: true }).click();
  }
}
