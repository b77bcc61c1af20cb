import { expect, type Locator, type Page } from '@playwright/test';
import { KitPage } from './kit.ts';

/** Where a kind of dialog is opened: by a button, or by the address alone. */
interface Kind {
  at: string;
  opens: string | null;
  /** What holds its fields, as a selector within the dialog. */
  into: string;
}

/** A dialog of the site that has got forty fields more, before what it has itself. */
export class LongDialog {
  static readonly fields = 40;
  readonly dialog: Locator;
  readonly fields: Locator;
  /** The last thing to press or to fill in: what finishes it. */
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
      // The lines of a combobox are reached by its arrows.
      .and(page.locator(':not([tabindex="-1"])'))
      .filter({ visible: true })
      .last();
  }

  /** Opens it, on the page that is open already where it is that one. */
  async open(): Promise<void> {
    const { at, opens, into } = this.opened;
    if (at === '/kit') {
      const kit = new KitPage(this.page);
      if (new URL(this.page.url()).pathname !== at) await kit.open();
      if (this.kind === 'drawer') await kit.showAntd();
    } else await this.page.goto(at);
    // The page's own menu stands before the button of that name among the samples.
    if (opens !== null) await this.page.getByRole('button', { name: opens, exact: true }).first().click();
    // The lines of a palette come last in it, and are no stops of Tab: there the fields stand behind them.
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
    // What finishes it may stand below its body, and be seen from the start.
    await expect(this.fields.last()).not.toBeInViewport();
  }

  /**
   * A finger that goes up over the middle of it, several times. By touch events: Chromium's own scroll gesture
   * (`Input.synthesizeScrollGesture`) moves nothing without a screen.
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

  /** Gives the first field the focus, which it may have got from the dialog already: then nothing would be scrolled. */
  async focusFirst(): Promise<void> {
    await this.fields.first().evaluate((field: HTMLElement) => {
      field.blur();
      field.focus();
    });
  }

  /** A wheel over the middle of it. */
  async turnWheel(): Promise<void> {
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 };
    await this.page.mouse.move(width / 2, height / 2);
    await this.page.mouse.wheel(0, 10_000);
  }

  /** The fields have been gone past or are seen, and so is what finishes it. */
  async expectEnd(): Promise<void> {
    await expect(this.last).toBeInViewport({ ratio: 1, timeout: 500 });
    const { y = 0, height = 0 } = (await this.fields.last().boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(this.page.viewportSize()?.height ?? 0);
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toBeHidden();
  }
}
