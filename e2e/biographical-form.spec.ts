import type { Page } from '@playwright/test';
import { BiographicalPage, type EditDialog } from './pages/biographical.ts';
import { notice } from './pages/notices.ts';
import { Portal } from './pages/portal.ts';
import { saveBiographical, storedBiographical } from './service-client.ts';
import { SERVICE_KILLED, expect, test } from './test.ts';

test.use({ role: 'consumer' });

test.beforeEach(async ({ site }) => saveBiographical(site, 'consumer'));

const openDialog = async (page: Page): Promise<EditDialog> => {
  const biographical = new BiographicalPage(page);
  await biographical.open();
  return biographical.openDialog();
};

/** Collects the save requests of the page. */
const savesOf = (page: Page): string[] => {
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(request.url());
  });
  return saves;
};

const LONG = 'a'.repeat(46);

/** Rules of the specification (details) with their exact messages. */
const rules: [field: string, typed: string, message: string][] = [
  ['First name', '', 'Name is too short'],
  ['First name', '   ', 'Name is too short'],
  ['First name', 'R2D2', 'Please enter only characters'],
  ['First name', LONG, 'Use at most 45 characters'],
  ['Last name', '', 'Last Name is too short'],
  ['Last name', 'Mokoena7', 'Please enter only characters'],
  ['Last name', '-Mokoena', 'Please enter only characters'],
  ['Last name', LONG, 'Use at most 45 characters'],
  ['Other names', 'Grace 2', 'Please enter only characters'],
  ['Other names', LONG, 'Use at most 45 characters'],
  ['ID number', '800101500908', 'Invalid ID number'],
  ['ID number', '80010150090870', 'Invalid ID number'],
  ['ID number', '8503305044089', 'Invalid ID number'],
  ['ID number', '800101500908a', 'Invalid ID number'],
];

test(
  'each rule of the form is said at its field, which takes the focus, and nothing is sent',
  { tag: ['@long', '@phone-long'] },
  async ({ page, site }) => {
    const saves = savesOf(page);
    const dialog = await openDialog(page);
    for (const [field, typed, message] of rules) {
      await test.step(`${field}: ${JSON.stringify(typed)}`, async () => {
        const control = dialog.field(field);
        const right = await control.inputValue();
        await control.fill(typed);
        await dialog.save.click();
        await expect(control).toHaveAttribute('aria-invalid', 'true');
        await expect(control).toBeFocused();
        expect((await dialog.saidAt(field)).split('\n')).toContain(message);
        await expect(dialog.box.locator('[aria-invalid="true"]')).toHaveCount(1);
        // The message disappears once the value changes.
        await control.fill(right);
        await expect(control).not.toHaveAttribute('aria-invalid', 'true');
      });
    }
    expect(saves).toEqual([]);
    expect(await storedBiographical(site, 'consumer')).toMatchObject({
      firstName: 'Thandi',
      lastName: 'Mokoena',
    });
  },
);

test(
  'the first of several wrong fields takes the focus',
  { tag: ['@long', '@phone-long'] },
  async ({ page }) => {
    const dialog = await openDialog(page);
    await dialog.field('ID number').fill('1');
    await dialog.field('Last name').fill('');
    await dialog.field('Other names').fill('7');
    await dialog.save.click();
    await expect(dialog.field('Other names')).toBeFocused();
    for (const field of ['Other names', 'Last name', 'ID number'])
      await expect(dialog.field(field)).toHaveAttribute('aria-invalid', 'true');
  },
);

test(
  'names with accents, hyphens and apostrophes are taken, and other names and the ID number may be blank',
  { tag: ['@long', '@phone-long'] },
  async ({ page }) => {
    const dialog = await openDialog(page);
    await dialog.field('First name').fill('Zoë');
    await dialog.field('Last name').fill('O’Brien-van der Merwe');
    await dialog.field('Other names').fill('');
    await dialog.field('ID number').fill('');
    await dialog.save.click();
    await expect(dialog.box).toBeHidden();
    const biographical = new BiographicalPage(page);
    await expect(biographical.value('First name')).toHaveText('Zoë');
    await expect(biographical.value('Last name')).toHaveText('O’Brien-van der Merwe');
    // With so few details, the card lists the missing ones.
    await expect(biographical.card.getByText(/^Title, initials, other names, /)).toBeVisible();
    await expect(biographical.card.getByText(/^ID number, nationality, /)).toBeVisible();
  },
);

test(
  'an ID number with an impossible date of birth is warned of and saved',
  { tag: ['@long', '@phone-long'] },
  async ({ page }) => {
    const dialog = await openDialog(page);
    await dialog.field('ID number').fill('0099015077086');
    await expect(
      dialog.box.getByText('This ID number does not start with a real date of birth.'),
    ).toBeVisible();
    await dialog.save.click();
    await expect(dialog.box).toBeHidden();
    const biographical = new BiographicalPage(page);
    await biographical.reveal('ID number');
    await expect(biographical.value('ID number')).toContainText('0099015077086');
  },
);

test('choices, a date and an answer are kept', { tag: '@phone' }, async ({ page }) => {
  const dialog = await openDialog(page);
  await dialog.choose('Title', 'Mrs');
  await dialog.choose('Marital status', 'Divorced');
  await dialog.choose('Nationality', 'South Africa');
  await dialog.choose('Disabled', 'No');
  await dialog.save.click();
  await expect(dialog.box).toBeHidden();
  const biographical = new BiographicalPage(page);
  await page.reload();
  await expect(biographical.value('Title')).toHaveText('Mrs');
  await expect(biographical.value('Marital status')).toHaveText('Divorced');
  await expect(biographical.value('Nationality')).toHaveText('South Africa');
  await expect(biographical.value('Disabled')).toHaveText('No');
});

test(
  'when the service is away, the dialog stays with what was typed, and Save works once it is back',
  { tag: '@phone-long' },
  async ({ page, site, narrow, complaints }) => {
    // Expects a 503 from the service while it shuts down.
    complaints.expect(SERVICE_KILLED, /status of 503/);
    const biographical = new BiographicalPage(page);
    await biographical.open();
    await new Portal(page, narrow).expectWhole();
    const dialog = await biographical.openDialog();
    await dialog.field('First name').fill('Thandeka');
    await site.stop();
    try {
      await dialog.save.click();
      await expect(dialog.line).toContainText('Nothing you typed is lost.');
      await expect(dialog.line).toContainText(/reach|connect/i);
      await expect(dialog.box).toBeVisible();
      await expect(dialog.field('First name')).toHaveValue('Thandeka');
      await expect(page.getByRole('button', { name: /^Hide: / })).toBeVisible();
    } finally {
      await site.start();
    }
    await dialog.save.click();
    await expect(dialog.box).toBeHidden();
    await expect(notice(page, 'Details updated successfully!')).toBeVisible();
    expect(await storedBiographical(site, 'consumer')).toMatchObject({ firstName: 'Thandeka' });
  },
);

test(
  'a person who was slower than another tab is told so, and loses nothing',
  { tag: '@phone-long' },
  async ({ page, context, site, complaints }) => {
    complaints.expect(/status of 409/);
    const other = await context.newPage();
    const mine = await openDialog(page);
    const theirs = await openDialog(other);
    await theirs.field('First name').fill('Thembi');
    await theirs.field('Other names').fill('Faith');
    await theirs.save.click();
    await expect(theirs.box).toBeHidden();

    await mine.field('First name').fill('Thandeka');
    await mine.save.click();
    await expect(mine.line).toContainText('Thembi');
    await expect(mine.line).toContainText('Changed elsewhere and filled in below: Other names.');
    await expect(mine.field('First name')).toHaveValue('Thandeka');
    await expect(mine.field('Other names')).toHaveValue('Faith');
    await mine.save.click();
    await expect(mine.box).toBeHidden();
    expect(await storedBiographical(site, 'consumer')).toMatchObject({
      firstName: 'Thandeka',
      otherNames: 'Faith',
    });
  },
);

test('changes are not lost by a slip: leaving asks first', { tag: '@phone-long' }, async ({ page }) => {
  const dialog = await openDialog(page);
  await dialog.field('First name').fill('Thandeka');
  await page.keyboard.press('Escape');
  await expect(dialog.discard).toBeVisible();
  await dialog.discard.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.field('First name')).toHaveValue('Thandeka');
  await page.goBack();
  await dialog.discard.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.field('First name')).toHaveValue('Thandeka');
  await dialog.cancel.click();
  await dialog.discard.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog.box).toBeHidden();
  await expect(new BiographicalPage(page).value('First name')).toHaveText('Thandi');
  // The dialogs leave no entries for Back.
  await expect(page).toHaveURL(BiographicalPage.path);
});

test('someone without details yet adds them', { tag: ['@long', '@phone-long'] }, async ({ openAs, site }) => {
  // The demo administrator has no employer, and so the fewest details on record.
  const page = await openAs('admin');
  await page.route(/get-biographical-details/, (route) =>
    route.fulfill({ json: { isSuccess: true, errorMessage: null, value: null } }),
  );
  const biographical = new BiographicalPage(page);
  await page.goto(BiographicalPage.path);
  await biographical.add.click();
  const dialog = page.getByRole('dialog', { name: 'Add Biographical Details' });
  // Expects the name from sign-up.
  await expect(dialog.getByLabel('First name', { exact: true })).toHaveValue('Lerato');
  for (const name of ['First name', 'Last name']) await dialog.getByLabel(name, { exact: true }).fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Name is too short', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Last Name is too short')).toBeVisible();
  expect(site.url).toBe(new URL(page.url()).origin);
});
