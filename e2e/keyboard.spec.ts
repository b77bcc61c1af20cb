import type { Locator, Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import { BiographicalPage } from './pages/biographical.ts';
import { notice } from './pages/notices.ts';
import { OverviewPage } from './pages/overview.ts';
import { Portal } from './pages/portal.ts';
import { SignInPage } from './pages/sign-in.ts';
import { saveBiographical } from './service-client.ts';
import { expect, test } from './test.ts';

/** Tabs until a control has the focus. */
const tabTo = async (page: Page, control: Locator, most = 60): Promise<void> => {
  for (let presses = 0; presses < most; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
};

/** Returns true if focus adds an outline or shadow. */
const isMarked = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const look = () => {
      // The ring may be on the control or the box around it.
      const parts = [element, element.parentElement].filter(
        (part): part is HTMLElement => part instanceof HTMLElement,
      );
      return parts.map((part) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(part);
        return [outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor].join(' ');
      });
    };
    const focused = look();
    (element as HTMLElement).blur();
    const blurred = look();
    (element as HTMLElement).focus({ preventScroll: true });
    return focused.some((part, index) => part !== blurred[index]);
  });

test('the main way goes by keyboard alone', { tag: '@phone-long' }, async ({ page, site, narrow }) => {
  await saveBiographical(site, 'consumer');
  const signIn = new SignInPage(page);
  const biographical = new BiographicalPage(page);
  const portal = new Portal(page, narrow);
  const { dialog } = biographical;

  await test.step('signing in', async () => {
    await page.goto(BiographicalPage.path);
    await expect(signIn.heading).toBeVisible();
    await tabTo(page, signIn.userName);
    expect(await isMarked(signIn.userName)).toBe(true);
    await page.keyboard.type(accounts.consumer.email);
    await tabTo(page, signIn.password);
    await page.keyboard.type(accounts.consumer.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(BiographicalPage.path);
    await expect(biographical.edit).toBeVisible();
  });

  await test.step('the menu of the account opens, and closes with Escape', async () => {
    await tabTo(page, portal.avatar);
    expect(await isMarked(portal.avatar)).toBe(true);
    await page.keyboard.press('Enter');
    await expect(portal.signOut).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(portal.signOut).toBeHidden();
    await expect(portal.avatar).toBeFocused();
  });

  await test.step('the edit dialog takes the focus, keeps it, and gives it back', async () => {
    await biographical.edit.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.box).toBeVisible();
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      expect(await dialog.box.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog.box).toBeHidden();
    await expect(biographical.edit).toBeFocused();
  });

  await test.step('a choice is made from a list and the record is saved', async () => {
    await page.keyboard.press('Enter');
    await expect(dialog.box).toBeVisible();
    await tabTo(page, dialog.field('Title'));
    await page.keyboard.type('Mrs');
    await tabTo(page, dialog.field('ID number'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('9202204720083');
    await tabTo(page, dialog.save);
    await page.keyboard.press('Enter');
    await expect(dialog.box).toBeHidden();
    await expect(notice(page, 'Details updated successfully!')).toBeVisible();
    await expect(biographical.value('Title')).toHaveText('Mrs');
    await expect(biographical.value('ID number')).toContainText('ends in 0083');
    await expect(biographical.edit).toBeFocused();
  });

  await test.step('the portal’s menu leads to another page, whose heading has the focus', async () => {
    await portal.menu.focus();
    await page.keyboard.press('Enter');
    const link = portal.navigation.getByRole('link', { name: 'Overview' });
    await expect(link).toBeVisible();
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await expect(new OverviewPage(page).heading).toBeFocused();
  });
});

test(
  'a list that is open in a dialog takes the Escape itself',
  { tag: ['@long', '@phone-long'] },
  async ({ openAs, site }) => {
    await saveBiographical(site, 'consumer');
    const page = await openAs('consumer');
    const biographical = new BiographicalPage(page);
    await biographical.open();
    const dialog = await biographical.openDialog();
    const nationality = dialog.field('Nationality');
    await expect(nationality).toHaveAttribute('aria-autocomplete', 'list');
    await nationality.focus();
    await page.keyboard.press('ArrowDown');
    await expect(nationality).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(nationality).toHaveAttribute('aria-expanded', 'false');
    await expect(dialog.box).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.box).toBeHidden();
  },
);

for (const address of ['/', '/sign-in', '/details/overview']) {
  test.describe(address, () => {
    test.use({ role: address.startsWith('/details') ? 'consumer' : null });

    test(
      'the first Tab offers to skip to the content',
      { tag: address === '/sign-in' ? ['@long', '@phone-long'] : '@phone-long' },
      async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // Takes the first skip link: a public page's first header has one too, until the shell replaces it.
        const skip = page.getByRole('link', { name: 'Skip to the content' }).first();
        await expect(skip).not.toBeInViewport();
        await page.keyboard.press('Tab');
        await expect(skip).toBeFocused();
        await expect(skip).toBeInViewport();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();
        await expect(page).toHaveURL(address);
      },
    );
  });
}
