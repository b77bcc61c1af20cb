import { expect, type Locator, type Page } from '@playwright/test';
import { KitPage } from './kit.ts';

/** How a kind of dialog opens: by a button, or by its address. */
interface Kind {
  at: string;
  opens: string | null;
  /** Selector of its fields' parent within the dialog. */
  into: string;
}

/** A dialog with forty extra fields before its own. */
export class LongDialog {
  static readonly fields = 40;
  readonly dialog: Locator;
  readonly fields: Locator;
  /** Last control: the button or field that completes it. */
  readonly last: Locator;

  constructor(
    readonly page: Page,
    readonly kind: string,
    private readonly opened: Kind,
  ) {
    this.dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    this.fields = this.dialog.getByLabel(/^Further field \d+$/);
    this.last = this.dialog
      .locator('a[href], button, input, textarea, select')
      // Arrow keys, not Tab, reach the options of a combobox.
      .and(page.locator(':not([tabindex="-1"])'))
      .filter({ visible: true })
      .last();
  }

  async open(): Promise<void> {
    const { at, opens, into } = this.opened;
    if (at === '/kit') {
      const kit = new KitPage(this.page);
      await kit.open();
      if (this.kind === 'drawer') await kit.showAntd();
    } else await this.page.goto(at);
    // Skips a later sample button of the same name.
    if (opens !== null) await this.page.getByRole('button', { name: opens, exact: true }).first().click();
    // Adds the fields after a palette's options, because the options are no Tab stops.
    const isBehind = this.kind === 'palette';
    const placed = { many: LongDialog.fields, isBehind };
    await this.dialog.locator(into).evaluate((body, { many, isBehind: behind }) => {
      const fields: Element[] = [];
      for (let number = 1; number <= many; number += 1) {
        const field = document.createElement('label');
        field.style.display = 'block';
        const input = document.createElement('input');
        input.style.cssText = 'box-sizing: border-box; width: 100%';
        field.append(`Further field ${number}`, input);
        fields.push(field);
      }
      if (behind) body.append(...fields);
      else body.prepend(...fields);
    }, placed);
    await expect(this.fields).toHaveCount(LongDialog.fields);
    // Checks the last field, because the final button in the footer may be visible from the start.
    await expect(this.fields.last()).not.toBeInViewport();
  }

  /**
   * Swipes up over its middle several times. Uses touch events, because Chromium's scroll gesture
   * (`Input.synthesizeScrollGesture`) does nothing without a screen.
   */
  async swipeUp(): Promise<void> {
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 };
    const session = await this.page.context().newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: part === undefined ? [] : [{ x: width / 2, y: height * part }],
      });
    for (let stroke = 0; stroke < 12; stroke += 1) {
      await touch('touchStart', 0.7);
      for (const part of [0.6, 0.5, 0.4, 0.3, 0.2, 0.1]) await touch('touchMove', part);
      await touch('touchEnd');
    }
    await session.detach();
  }

  /** Moves the focus to the first field, away first if it is there already, so that it scrolls. */
  async focusFirst(): Promise<void> {
    await this.fields.first().evaluate((field: HTMLElement) => {
      field.blur();
      field.focus();
    });
  }

  /** Turns the wheel over its middle. */
  async turnWheel(): Promise<void> {
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 };
    await this.page.mouse.move(width / 2, height / 2);
    await this.page.mouse.wheel(0, 10_000);
  }

  /** Checks that the last control is visible and all fields are scrolled into view or past. */
  async expectEnd(): Promise<void> {
    await expect(this.last).toBeInViewport({ ratio: 1, timeout: 500 });
    const { y = 0, height = 0 } = (await this.fields.last().boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(this.page.viewportSize()?.height ?? 0);
  }
}
