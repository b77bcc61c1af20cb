import { isShort } from '@phila/tooling/tests/extent';
import type { Page } from '@playwright/test';
import { closeMenus } from './close-menus.ts';
import { withoutTimersOf } from './page-clock.ts';
import { crampedBy } from './cramped.ts';
import { findings, widthBeyond } from './findings.ts';
import { notMarked, withoutRing } from './forced-colours.ts';
import { MAX_SHIFT, shiftSeen, watchShift } from './layout-shift.ts';
import { type Screen, examples, routesWithoutScreen, saidOfBroken, screens } from './screens.ts';
import { expect, test } from './visits.ts';

// Screens are looked at and nothing is changed: any worker may take any of them.
test.describe.configure({ mode: 'parallel' });
// A tenth of what these visits cost, and every finding names its elements.
test.use({ trace: 'on-first-retry' });

/** Stands for the others of its kind where these are not looked at in every way (e2e/README.md). */
const isExample = ({ kind, name }: Screen): boolean => examples[kind] === name;

/** The chrome differs on a phone, and with it all menus. */
const tagsOf = (screen: Screen): string[] => [
  ...(screen.isRepeat === true ? ['@long'] : []),
  isExample(screen) || screen.kind === 'menu' ? '@phone' : '@phone-long',
];

/**
 * To a page, 1280 at 200% zoom is 640 wide, and at 400% 320. The narrowest phone, and the usual narrow one: on a desktop
 * as well where few screens are opened on a phone.
 */
const widths = { wide: isShort ? [640, 360, 320] : [640], narrow: [360, 320] };

/** What has the focus shows it, and what is chosen looks otherwise than what is not. */
const expectMarks = async (page: Page, how: string): Promise<void> => {
  expect.soft((await withoutRing(page)).bare, `no ring ${how}`).toEqual([]);
  expect.soft(await notMarked(page), `looks like the others ${how}`).toEqual([]);
};

/**
 * Beside the side panel no column of a table is out of sight: what is wider than its card scrolls below the buttons of the
 * rows, and is overlooked there.
 */
const expectRowsInSight = async (page: Page, { kind, address }: Screen): Promise<void> => {
  const main = page.getByRole('main');
  const isOfCareer = address?.startsWith('/career/') === true;
  // Without rows there is no column to be seen: the demo gives each table some.
  if (isOfCareer) await expect.soft(main.getByText(/^No .+ Available$/)).toHaveCount(0);
  if (kind !== 'record table') return;
  await expect.soft(main.getByRole('searchbox', { name: /^Search / })).toBeVisible();
  const tables = main.getByRole('table');
  // Elsewhere rows may be cards at this width.
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
      const isWhole = !isShort || isExample(screen);

      test(
        `${name}: nothing jumps, axe finds nothing, light or dark, the focus and what is chosen are seen, and nothing has to be scrolled sideways`,
        {
          tag: tagsOf(screen),
        },
        async ({ page, narrow, complaints }) => {
          complaints.expect(saidOfBroken);
          // It would go on to the landing page by itself.
          if (name === '/sign-out') await withoutTimersOf(page, 2000);
          await page.emulateMedia({ colorScheme: 'light' });
          // A page that is opened by its address; what jumps after a press was asked for.
          if (address !== undefined) await watchShift(page);
          await show(page, narrow);
          if (address !== undefined) {
            const { value, what } = await shiftSeen(page);
            expect.soft(value, what.join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
          }
          if (!narrow) await expectRowsInSight(page, screen);
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme);
            const onlyColours = colorScheme === 'dark';
            expect.soft(await findings(page, { onlyColours }), colorScheme).toEqual([]);
          }
          await page.emulateMedia({ colorScheme: 'light' });
          await expectMarks(page, 'with the colours of the site');
          if (isWhole) {
            await page.emulateMedia({ forcedColors: 'active' });
            await expectMarks(page, 'with forced colours');
            await page.emulateMedia({ forcedColors: 'none' });
          }
          await closeMenus(page);
          if (isWhole && !narrow) {
            // 1280 by 1024 at 400% zoom. Polled: a table becomes cards in the frame after its width has changed.
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
