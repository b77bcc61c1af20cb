import type { Page } from '@playwright/test';
import { crampedBy } from './cramped.ts';
import { widthBeyond } from './findings.ts';
import { launched } from './launched.ts';
import { examples, saidOfBroken, type Screen, screens } from './screens.ts';
import { expect, test } from './visits.ts';

/* Letters as large as a person set them in the browser (specification: look). */

test.describe.configure({ mode: 'parallel' });

const USUAL = 16;
const LARGE = 24;

/** The six sizes, in pixels of a browser with letters of 16. */
const SIZES = [12, 14, 16, 20, 28, 40];

// Sets the size of letters as the browser's own settings do; media queries in em follow it, too.
test.use({ launchOptions: launched(`--blink-settings=defaultFontSize=${LARGE}`) });

/** Lists visible texts whose letters are none of the six sizes, grown by `scale`, and controls that stayed low. */
const strayLetters = (page: Page, scale: number): Promise<string[]> =>
  page.evaluate(
    ({ sizes, scale: by }) => {
      const found = new Set<string>();
      const isShown = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const nameOf = (element: Element): string =>
        `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${element.textContent.trim().slice(0, 30)}”`;
      // A code fills its line, and a preview of a banner is as small as its frame.
      const isOfPicture = (element: Element): boolean => element.closest('code, figure[data-width]') !== null;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (element === null || walker.currentNode.textContent?.trim() === '') continue;
        if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'].includes(element.tagName)) continue;
        if (!isShown(element) || isOfPicture(element)) continue;
        const size = Number.parseFloat(getComputedStyle(element).fontSize) / by;
        if (!sizes.some((one) => Math.abs(one - size) < 0.1))
          found.add(`${Math.round(size * 10) / 10} of 16: ${nameOf(element)}`);
      }
      for (const control of document.querySelectorAll(
        'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"], [type="hidden"]), select, textarea',
      )) {
        const { height, width } = control.getBoundingClientRect();
        if (!isShown(control) || width <= 2) continue;
        const line = Number.parseFloat(getComputedStyle(control).fontSize) * 1.2;
        if (height < line) found.add(`${height} high for letters of ${line}: ${nameOf(control)}`);
      }
      return [...found];
    },
    { sizes: SIZES, scale },
  );

const isExample = ({ kind, name }: Screen): boolean => examples[kind] === name;

for (const role of new Set(screens.map((screen) => screen.role))) {
  test.describe(role === null ? 'for a visitor' : `for the ${role}`, () => {
    test.use({ role });

    for (const screen of screens.filter((one) => one.role === role))
      test(
        `${screen.name}: letters of 24 px in the browser are half again as large, and nothing is cut off`,
        { tag: isExample(screen) && role === null ? '@phone-long' : ['@long', '@phone-long'] },
        async ({ page, narrow, complaints }) => {
          complaints.expect(saidOfBroken);
          await screen.show(page, narrow);
          expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
            `${LARGE}px`,
          );
          await expect
            .poll(() => strayLetters(page, LARGE / USUAL), { message: 'sizes of letters' })
            .toEqual([]);
          await expect.poll(() => widthBeyond(page), { message: 'beyond the edge' }).toBeLessThanOrEqual(0);
          // A list that is open lies over what is beside it.
          if (screen.kind !== 'open list')
            await expect.poll(() => crampedBy(page), { message: 'cut off' }).toEqual([]);
        },
      );
  });
}
