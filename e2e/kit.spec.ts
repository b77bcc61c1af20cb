import { demoOrganisation } from './accounts.ts';
import { findings, widthBeyond } from './findings.ts';
import { KitPage } from './pages/kit.ts';
import { expect, test } from './test.ts';

test.use({ role: 'admin' });

for (const organisation of [false, true])
  test(
    `every block of the kit passes axe in light and dark, ${organisation ? 'in an organisation’s colours' : 'in our own colours'}`,
    { tag: organisation ? ['@long', '@phone-long'] : '@phone-long' },
    async ({ page }) => {
      const kit = new KitPage(page);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await kit.open(organisation ? `?Organization=${demoOrganisation}` : '');
      if (organisation) await expect(page.locator('html[data-organisation]')).toHaveCount(1);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme);
        expect.soft(await findings(page), colorScheme).toEqual([]);
      }
      expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
    },
  );

test(
  'rows are cards in a narrow container, and a menu opens above everything',
  { tag: ['@long', '@phone-long'] },
  async ({ page, narrow }) => {
    const kit = new KitPage(page);
    await kit.open();
    await expect(kit.sample('DataTable in a narrow container').getByRole('list').first()).toBeVisible();
    if (!narrow) await expect(kit.sample('DataTable and Pager').getByRole('table')).toBeVisible();
    await kit.sample('Menu').getByRole('button', { name: 'Actions for payslip.pdf' }).click();
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(kit.sample('Menu').getByRole('button', { name: 'Actions for payslip.pdf' })).toBeFocused();
  },
);

test(
  'a row is added to a form, removed and brought back',
  { tag: ['@long', '@phone-long'] },
  async ({ page }) => {
    const kit = new KitPage(page);
    await kit.open();
    const form = kit.sample('AutoForm, with rows');
    await form.getByRole('button', { name: 'Add another person' }).click();
    await expect(form.getByRole('group', { name: 'Person 3' }).getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Thandi');
    await form.getByRole('button', { name: 'Remove person 1' }).click();
    await expect(form.getByRole('button', { name: 'Undo' })).toBeFocused();
    await expect(form.getByRole('group', { name: 'Person 2' }).getByLabel('Name')).toHaveValue('Thandi');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('group', { name: 'Person 1' }).getByLabel('Name')).toHaveValue('Nomsa');
    await form.getByRole('button', { name: 'Save household' }).click();
    await expect(page.getByText('Saved, with 3 people')).toBeVisible();
  },
);

test(
  'a changed form asks before a link or Back leaves it, and then leads where it was told to',
  { tag: ['@long', '@phone-long'] },
  async ({ page }) => {
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    const kit = new KitPage(page);
    await kit.open();
    const name = kit
      .sample('AutoForm, with rows')
      .getByRole('group', { name: 'Person 1' })
      .getByLabel('Name');
    await name.fill('Zanele');
    // Waits until the dialog's code has loaded, because only then Back has an entry to close it.
    await page.waitForFunction(() => 'dialogs' in (window.history.state ?? {}));
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await page.getByRole('banner').getByRole('link').first().click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(name).toHaveValue('Zanele');
    await page.goBack();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/settings$/);
  },
);

test(
  'a form is answered while it is typed, and another one step by step',
  { tag: ['@long', '@phone-long'] },
  async ({ page }) => {
    const kit = new KitPage(page);
    await kit.open();
    const entry = kit.sample('EntryForm');
    await expect(entry.getByText('R 6 000.00')).toBeVisible();
    await entry.getByLabel('For').fill('0');
    await expect(entry.getByText('Fill in both to see it.')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(entry.getByLabel('For')).toHaveAttribute('aria-invalid', 'true');

    const steps = kit.sample('StepsForm');
    await steps.getByRole('button', { name: 'Next step' }).click();
    await expect(steps.getByLabel('Full name')).toBeFocused();
    await page.keyboard.type('Thandi Mokoena');
    await page.keyboard.press('Enter');
    await expect(steps.getByRole('heading', { name: 'Your studies' })).toBeFocused();
    await steps.getByLabel('Where you studied').fill('UFS');
    await steps.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Saved for Thandi Mokoena')).toBeVisible();
  },
);

test(
  'a dialog whose code does not come says so, and comes with Retry',
  { tag: ['@long', '@phone-long'] },
  async ({ page, complaints }) => {
    complaints.expect(/LoadFailure: The code of the dialog did not come/);
    const kit = new KitPage(page);
    await kit.open();
    const opener = kit.sample('lazyDialog').getByRole('button', { name: 'Open what fails at first' });
    await opener.click();
    const fault = page.getByRole('dialog', { name: 'This can’t be opened right now' });
    await expect(fault.getByRole('alert')).toContainText('We could not load the dialog');
    await fault.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('dialog', { name: 'Here it is' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  },
);

test(
  'boxes to tick take the theme’s colours, ticked or not, and are the browser’s own in forced colours',
  { tag: ['@long', '@phone-long'] },
  async ({ page }) => {
    const kit = new KitPage(page);
    await kit.open();
    const controls = kit.sample('Check, CheckGroup, RadioGroup, Switch');
    const boxes = [
      controls.getByRole('checkbox', { name: 'I agree' }),
      controls.getByRole('checkbox', { name: 'isiZulu' }),
      controls.getByRole('radio', { name: 'Dark' }),
      // A row's box; the first one selects all rows and is in its mixed state.
      kit.sample('DataTable and Pager').getByRole('checkbox').last(),
    ];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: 'none', reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme);
      for (const box of boxes) {
        const isTicked = await box.isChecked();
        const [edge, ground] = isTicked ? ['control', 'control'] : ['line-strong', 'card'];
        await expect.soft(box, colorScheme).toHaveCSS('border-top-color', await kit.colour(edge));
        await expect.soft(box, colorScheme).toHaveCSS('background-color', await kit.colour(ground));
      }
    }
    await page.emulateMedia({ forcedColors: 'active' });
    for (const box of boxes) await expect(box).toHaveCSS('appearance', 'auto');
  },
);

test(
  'whole screens come one at a time, each with a heading of its own, and pass axe',
  { tag: ['@long', '@phone-long'] },
  async ({ page }) => {
    const kit = new KitPage(page);
    await kit.open();
    const screens = kit.sample('Screens');
    for (const [tab, heading] of [
      ['RecordCard', 'Tax'],
      ['RecordScreen', 'Next of kin'],
      ['AreaOverview', 'My Details'],
    ] as const) {
      await screens.getByRole('tab', { name: tab }).click();
      await expect(screens.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(screens.locator('[aria-busy="true"]')).toHaveCount(0);
      expect.soft(await findings(page), tab).toEqual([]);
    }
  },
);

test(
  'each dialog opens from its button, and gives it the focus back',
  { tag: ['@long', '@phone-long'] },
  async ({ page }) => {
    const kit = new KitPage(page);
    await kit.open();
    const sample = kit.sample('Confirm, FormDialog, NameDialog, DocumentPreview');
    for (const [opens, name] of [
      ['Leave the medical aid', 'Leave the medical aid?'],
      ['Ask for leave', 'Ask for leave'],
      ['Rename Payslips 2026', 'Rename the folder'],
      ['Look at a payslip', 'Payslip November 2026.png'],
    ] as const) {
      const opener = sample.getByRole('button', { name: opens });
      await opener.click();
      await expect(page.locator('[role="dialog"], [role="alertdialog"]')).toHaveAccessibleName(name);
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    }
  },
);

test(
  'search engines leave it out, and a person who is no administrator is sent away',
  { tag: ['@long', '@phone-long'] },
  async ({ page, openAs }) => {
    const response = await page.goto('/kit');
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    const consumer = await openAs('consumer');
    await consumer.goto('/kit');
    await expect(consumer).toHaveURL(/\/dashboard$/);
  },
);
