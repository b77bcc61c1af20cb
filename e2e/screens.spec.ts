import { isShort } from '@phila/tooling/tests/extent';
import type { Page } from '@playwright/test';
import { closeMenus } from './close-menus.ts';
import { withoutTimersOf } from './page-clock.ts';
import { crampedBy } from './cramped.ts';
import { findings, widthBeyond } from './findings.ts';
import { notMarked, withoutRing } from './forced-colours.ts';
import { MAX_SHIFT, shiftSeen, watchShift } from './layout-shift.ts';
import {
  type Screen,
  examples,
  otherOnPhone,
  routesWithoutScreen,
  saidOfBroken,
  screens,
} from './screens.ts';
import { expect, test } from './visits.ts';

// Screens only read, so workers may share them out.
test.describe.configure({ mode: 'parallel' });

/** Returns true for the screen that represents its kind in the short run (e2e/README.md). */
const isExample = ({ kind, name }: Screen): boolean => examples[kind] === name;

/** Returns true for a kind that is laid out in another way on a phone, not only narrower. */
const isOtherOnPhone = ({ kind }: Screen): boolean => otherOnPhone.has(kind);

/** Widths in CSS pixels: 1280 at 200% zoom is 640; 360 and 320 are phones. */
const widths = { wide: [640], narrow: [360, 320] };

/** Checks that focus is visible and selection looks different. */
const expectMarks = async (page: Page, how: string): Promise<void> => {
  expect.soft((await withoutRing(page)).bare, `no ring ${how}`).toEqual([]);
  expect.soft(await notMarked(page), `looks like the others ${how}`).toEqual([]);
};

/** Checks that no table column is hidden beside the side panel: people overlook a column they must scroll to. */
const expectRowsInSight = async (page: Page, { kind, address }: Screen): Promise<void> => {
  const main = page.getByRole('main');
  const isOfCareer = address?.startsWith('/career/') === true;
  // Columns need rows; the demo data has some for each table.
  if (isOfCareer) await expect.soft(main.getByText(/^No .+ Available$/)).toHaveCount(0);
  if (kind !== 'record table') return;
  await expect.soft(main.getByRole('searchbox', { name: /^Search / })).toBeVisible();
  const tables = main.getByRole('table');
  // Other tables may show cards at this width.
  if (isOfCareer) await expect(tables).toBeVisible();
  const hidden = await tables.evaluateAll((all) =>
    all.map(({ parentElement }) =>
      parentElement === null ? null : parentElement.scrollWidth - parentElement.clientWidth,
    ),
  );
  expect
    .soft(
      hidden.filter((pixels) => pixels !== 0),
      'columns out of sight',
    )
    .toEqual([]);
};

test('every declared route has a screen, and every kind of screens an example', () => {
  expect(routesWithoutScreen).toEqual([]);
  expect(new Set(screens.filter(isExample).map(({ name }) => name))).toEqual(
    new Set(Object.values(examples)),
  );
});

for (const role of new Set(screens.map((screen) => screen.role))) {
  test.describe(role === null ? 'for a visitor' : `for the ${role}`, () => {
    test.use({ role });

    for (const screen of screens.filter((one) => one.role === role)) {
      const { name, address, show } = screen;

      test(
        `${name}: nothing jumps, axe finds nothing, light or dark, the focus and what is chosen are seen, and nothing has to be scrolled sideways`,
        {
          tag: [
            isExample(screen) && isOtherOnPhone(screen) ? '@phone' : '@phone-long',
            ...(isExample(screen) ? [] : ['@long']),
          ],
        },
        async ({ page, narrow, complaints }) => {
          complaints.expect(saidOfBroken);
          // Stops the timers of the page, because it would redirect to the landing page.
          if (name === '/sign-out') await withoutTimersOf(page, 2000);
          await page.emulateMedia({ colorScheme: 'light' });
          // Measures layout shift for pages opened by address; after a press, shifts are expected.
          if (address !== undefined) await watchShift(page);
          await show(page, narrow);
          if (address !== undefined) {
            const { value, what } = await shiftSeen(page);
            expect.soft(value, what.join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
          }
          if (!narrow) await expectRowsInSight(page, screen);
          // The short run looks at colours on a desk alone: a phone has the same.
          const isInColour = !narrow || !isShort;
          for (const colorScheme of isInColour ? (['light', 'dark'] as const) : (['light'] as const)) {
            await page.emulateMedia({ colorScheme });
            await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme);
            const onlyColours = colorScheme === 'dark';
            expect.soft(await findings(page, { onlyColours }), colorScheme).toEqual([]);
          }
          await page.emulateMedia({ colorScheme: 'light' });
          await expectMarks(page, 'with the colours of the site');
          if (isInColour) {
            await page.emulateMedia({ forcedColors: 'active' });
            await expectMarks(page, 'with forced colours');
            await page.emulateMedia({ forcedColors: 'none' });
          }
          await closeMenus(page);
          if (!narrow) {
            // Equals 1280 by 1024 at 400% zoom. Polls, because a table becomes cards a frame after the resize.
            await page.setViewportSize({ width: 320, height: 256 });
            await expect.poll(() => widthBeyond(page), { message: '400% zoom' }).toBeLessThanOrEqual(0);
            await expect.poll(() => crampedBy(page), { message: '400% zoom' }).toEqual([]);
          }
          for (const width of narrow ? widths.narrow : widths.wide) {
            await page.setViewportSize({ width, height: 640 });
            await expect.poll(() => widthBeyond(page), { message: `${width} wide` }).toBeLessThanOrEqual(0);
          }
        },
      );
    }
  });
}
