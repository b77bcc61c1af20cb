import { closeMenus } from './close-menus.ts';
import { withoutTimersOf } from './page-clock.ts';
import { crampedBy } from './cramped.ts';
import { findings, widthBeyond } from './findings.ts';
import { notMarked, withoutRing } from './forced-colours.ts';
import { MOST_SHIFT, shiftSeen, watchShift } from './layout-shift.ts';
import { routesWithoutScreen, saidOfBroken, screens } from './screens.ts';
import { expect, test } from './visits.ts';

// Screens are looked at and nothing is changed: any worker may take any of them.
test.describe.configure({ mode: 'parallel' });
// A tenth of what these visits cost, and every finding names its elements.
test.use({ trace: 'on-first-retry' });

/**
 * To a page, 1280 at 200% zoom is 640 wide, and at 400% 320. The narrowest phone, and the usual narrow one.
 */
const widths = { wide: [640], narrow: [360, 320] };

test('every declared route has a screen', () => {
  expect(routesWithoutScreen).toEqual([]);
});

for (const role of new Set(screens.map((screen) => screen.role))) {
  test.describe(role === null ? 'for a visitor' : `for the ${role}`, () => {
    test.use({ role });

    for (const { name, address, show } of screens.filter((screen) => screen.role === role)) {
      test(`${name}: nothing jumps, axe finds nothing, light or dark, the focus and what is chosen are seen, and nothing has to be scrolled sideways`, async ({
        page,
        narrow,
        complaints,
      }) => {
        complaints.expect(saidOfBroken);
        // It would go on to the landing page by itself.
        if (name === '/sign-out') await withoutTimersOf(page, 2000);
        await page.emulateMedia({ colorScheme: 'light' });
        // A page that is opened by its address; what jumps after a press was asked for.
        if (address !== undefined) await watchShift(page);
        await show(page, narrow);
        if (address !== undefined) {
          const { value, what } = await shiftSeen(page);
          expect.soft(value, what.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
        }
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme);
          const onlyColours = colorScheme === 'dark';
          expect.soft(await findings(page, { onlyColours }), colorScheme).toEqual([]);
        }
        for (const forcedColors of ['none', 'active'] as const) {
          await page.emulateMedia({ colorScheme: 'light', forcedColors });
          const how = forcedColors === 'active' ? 'with forced colours' : 'with the colours of the site';
          expect.soft((await withoutRing(page)).bare, `no ring ${how}`).toEqual([]);
          expect.soft(await notMarked(page), `looks like the others ${how}`).toEqual([]);
        }
        await page.emulateMedia({ forcedColors: 'none' });
        await closeMenus(page);
        if (!narrow) {
          // 1280 by 1024 at 400% zoom. Polled: a table becomes cards in the frame after its width has changed.
          await page.setViewportSize({ width: 320, height: 256 });
          await expect.poll(() => widthBeyond(page), { message: '400% zoom' }).toBeLessThanOrEqual(0);
          await expect.poll(() => crampedBy(page), { message: '400% zoom' }).toEqual([]);
        }
        for (const width of narrow ? widths.narrow : widths.wide) {
          await page.setViewportSize({ width, height: 640 });
          await expect.poll(() => widthBeyond(page), { message: `${width} wide` }).toBeLessThanOrEqual(0);
        }
      });
    }
  });
}
