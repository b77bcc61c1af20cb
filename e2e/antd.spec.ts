import { readFileSync } from 'node:fs';
import path from 'node:path';
import { demoOrganisation } from './accounts.ts';
import { findings, widthBeyond } from './findings.ts';
import { KitPage } from './pages/kit.ts';
import { LandingPage } from './pages/landing.ts';
import { SignInPage } from './pages/sign-in.ts';
import { expect, test } from './test.ts';

test.describe('in the kit', () => {
  test.use({ role: 'admin' });

  for (const organisation of [false, true])
    test(
      `each component passes axe in light and dark, ${organisation ? 'in an organisation’s colours' : 'in our own colours'}, and changes without being mounted again`,
      { tag: organisation ? ['@long', '@phone-long'] : '@phone-long' },
      async ({ page }) => {
        const kit = new KitPage(page);
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await kit.open(organisation ? `?Organization=${demoOrganisation}` : '');
        await kit.showAntd();
        const province = kit
          .sample('antd Select and pickers')
          .getByRole('combobox', { name: 'Home province' });
        const drawn = await province.elementHandle();
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme);
          const button = kit.sample('antd overlays').getByRole('button', { name: 'Open a drawer' });
          await expect(button).toHaveCSS('background-color', await kit.colour('action'));
          expect.soft(await findings(page), colorScheme).toEqual([]);
        }
        expect(await province.evaluate((now, before) => now === before, drawn)).toBe(true);
        expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
      },
    );

  test(
    'a filter is chosen by keyboard alone, and its boxes have names',
    { tag: ['@long', '@phone-long'] },
    async ({ page }) => {
      const kit = new KitPage(page);
      await kit.open();
      await kit.showAntd();
      const table = kit.sample('antd Table');
      const filter = table.getByRole('button', { name: 'Filter by Role' });
      await filter.focus();
      await page.keyboard.press('Enter');
      const choices = page.getByRole('dialog', { name: 'Filter by Role' });
      await expect(choices.getByRole('checkbox', { name: 'Member' })).toBeFocused();
      expect.soft(await findings(page)).toEqual([]);
      await page.keyboard.press('Space');
      await choices.getByRole('button', { name: 'Show' }).press('Enter');
      await expect(table.getByText('Sipho Dlamini')).toBeHidden();
      await expect(table.getByRole('button', { name: 'Filter by Role, in use' })).toBeFocused();
      await expect(table.getByRole('checkbox', { name: 'Select Thandi Mokoena' })).toBeVisible();
    },
  );

  test(
    'what is chosen is said, days are typed, and the ring is around what has the focus',
    { tag: ['@long', '@phone-long'] },
    async ({ page }) => {
      const kit = new KitPage(page);
      await kit.open();
      await kit.showAntd();
      const sample = kit.sample('antd Select and pickers');
      const province = sample.getByRole('combobox', { name: 'Home province' });
      await expect(province).toHaveAccessibleDescription('Gauteng');
      await province.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(province).toHaveAccessibleDescription('KwaZulu-Natal');
      const box = sample.locator('.ant-select').first();
      await expect(box).toHaveCSS('outline', `${await kit.colour('focus')} solid 3px`);
      await expect(sample.getByRole('combobox', { name: 'Provinces worked in' })).toHaveAccessibleDescription(
        'Gauteng Limpopo',
      );
      const day = sample.getByRole('textbox', { name: 'Day of the order' });
      for (const [typed, shown] of [
        ['1/2/2026', '1 Feb 2026'],
        ['2026-02-02', '2 Feb 2026'],
        ['3 Feb 2026', '3 Feb 2026'],
      ] as const) {
        await day.fill(typed);
        await page.keyboard.press('Enter');
        await expect(day).toHaveValue(shown);
      }
      await day.fill('31 Feb');
      await page.keyboard.press('Tab');
      await expect(day).toHaveValue('31 Feb');
      await expect(day).toHaveAttribute('aria-invalid', 'true');
    },
  );

  test('a link that is none of antd’s keeps its colour and its line', { tag: '@long' }, async ({ page }) => {
    const kit = new KitPage(page);
    await kit.open();
    await kit.showAntd();
    const link = await page
      .getByRole('main')
      .evaluateHandle((main) => Object.assign(main.appendChild(document.createElement('a')), { href: '/' }));
    const look = await link.evaluate((element) => {
      const { color, textDecorationLine } = getComputedStyle(element);
      return { color, textDecorationLine };
    });
    expect(look).toEqual({ color: await kit.colour('action-text'), textDecorationLine: 'underline' });
  });

  test(
    'a step of a tour is a dialog that has the focus',
    { tag: ['@long', '@phone-long'] },
    async ({ page }) => {
      const kit = new KitPage(page);
      await kit.open();
      await kit.showAntd();
      const opener = kit.sample('antd overlays').getByRole('button', { name: 'Take the tour' });
      await opener.click();
      const step = page.getByRole('dialog', { name: 'Here it begins' });
      await expect(step).toBeFocused();
      expect.soft(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(step).toBeHidden();
      await expect(opener).toBeFocused();
    },
  );

  test(
    'a colour is chosen by keyboard, from a button with a name',
    { tag: ['@long', '@phone-long'] },
    async ({ page }) => {
      const kit = new KitPage(page);
      await kit.open();
      await kit.showAntd();
      const opener = kit
        .sample('antd Select and pickers')
        .getByRole('button', { name: 'Colour of the header' });
      await opener.press('Enter');
      const panel = page.getByRole('dialog', { name: 'Choose a colour' });
      await expect(panel).toBeFocused();
      expect.soft(await findings(page)).toEqual([]);
      await panel.getByRole('textbox', { name: 'Colour as hexadecimal digits' }).fill('8b1a2b');
      await expect(opener).toHaveText('#8B1A2B');
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(opener).toBeFocused();
    },
  );

  test('a drawer gives the focus back to its button', { tag: ['@long', '@phone-long'] }, async ({ page }) => {
    const kit = new KitPage(page);
    await kit.open();
    await kit.showAntd();
    const opener = kit.sample('antd overlays').getByRole('button', { name: 'Open a drawer' });
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Edit the offer' });
    await expect(drawer.getByRole('textbox', { name: 'Name of the offer' })).toBeVisible();
    expect.soft(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test('neither the landing page nor sign-in loads anything of antd', async ({ page }) => {
  const { provides } = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../shell/dist/site/shell.json'), 'utf8'),
  ) as { provides: Record<string, string[]> };
  /** Recognises antd's files by the parameters of its components; all else that loads with them counts too. */
  const isAntd = (file: string) =>
    readFileSync(path.join(import.meta.dirname, '../shell/dist/site', file), 'utf8').includes('prefixCls');
  const ofAntd = [
    ...new Set(Object.entries(provides).flatMap(([key, files]) => (key.startsWith('antd/') ? files : []))),
  ].filter(isAntd);
  expect(ofAntd.length).toBeGreaterThan(5);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname.slice(1)));
  await new LandingPage(page).open();
  await page.waitForLoadState('networkidle');
  await new SignInPage(page).open();
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(3);
  expect(loaded.filter((file) => ofAntd.includes(file))).toEqual([]);
});
