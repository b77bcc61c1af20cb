import dialogs from './dialog-kinds.json' with { type: 'json' };
import { LongDialog } from './pages/long-dialog.ts';
import { expect, test } from './test.ts';

/*
 * Completes every kind of dialog, with forty fields, on a small phone and at 200 %. dialog-kinds.json assigns a kind
 * to each dialog; shared/tooling/lint/dialogs.test.mjs refuses missing ones.
 */

test.use({ role: 'admin' });

const KINDS = Object.entries(dialogs.kinds);
/** The kinds that are laid out unlike all others; `npm test` finishes these alone. */
const UNLIKE = ['form', 'drawer', 'palette'];

for (const [size, viewport, deviceScaleFactor] of [
  ['375 × 667', { width: 375, height: 667 }, 1],
  // Same phone at 200 %: half the CSS pixels, each twice as large.
  ['200 %', { width: 188, height: 333 }, 2],
] as const)
  test.describe(`at ${size}`, () => {
    test.use({ viewport, deviceScaleFactor });

    for (const [kind, opened] of KINDS)
      test(
        `a ${kind} with 40 fields is finished by wheel and by keyboard`,
        { tag: deviceScaleFactor === 2 && UNLIKE.includes(kind) ? [] : '@long' },
        async ({ page }) => {
          const long = new LongDialog(page, kind, opened);
          await long.open();
          // Scrolls once only: a late second turn could move the focused field out of view.
          await long.turnWheel();
          await expect(() => long.expectEnd()).toPass();

          // Tab brings each field and the final button into view.
          await long.focusFirst();
          await expect(long.fields.first()).toBeInViewport({ ratio: 1 });
          for (let at = 1; at < LongDialog.fields; at += 1) await page.keyboard.press('Tab');
          await expect(long.fields.last()).toBeFocused();
          await expect(long.fields.last()).toBeInViewport({ ratio: 1 });
          while (!(await long.last.evaluate((element) => element === document.activeElement)))
            await page.keyboard.press('Tab');
          await expect(long.last).toBeInViewport({ ratio: 1 });
        },
      );

    test.describe(() => {
      test.use({ hasTouch: true });
      for (const [kind, opened] of KINDS)
        test(`a ${kind} with 40 fields is finished by touch`, { tag: '@long' }, async ({ page }) => {
          const long = new LongDialog(page, kind, opened);
          await long.open();
          await expect(async () => {
            await long.swipeUp();
            await long.expectEnd();
          }).toPass();
          // Nothing covers it, so a tap reaches it.
          await long.last.tap({ trial: true });
          await long.fields.last().tap();
          await expect(long.fields.last()).toBeFocused();
        });
    });
  });
