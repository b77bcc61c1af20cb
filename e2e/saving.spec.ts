import { BiographicalPage } from './pages/biographical.ts';
import { saveBiographical } from './service-client.ts';
import { expect, test } from './test.ts';

test.use({ role: 'consumer' });

const VALID = '8001015009087';
const OTHER = '9202204720083';

test('each rule of the form is refused at its field with its own words, and nothing is sent', async ({
  page,
}) => {
  const biographical = new BiographicalPage(page);
  await biographical.open();
  const dialog = await biographical.openDialog();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  const wrong: [label: string, value: string, message: string][] = [
    ['First name', '', 'Name is too short'],
    ['First name', 'Th4ndi', 'Please enter only characters'],
    ['Last name', '', 'Last Name is too short'],
    ['Last name', 'Mokoena!', 'Please enter only characters'],
    ['Other names', 'A1', 'Please enter only characters'],
    ['ID number', '8503305044089', 'Invalid ID number'],
    ['ID number', '9125568', 'Invalid ID number'],
  ];
  for (const [label, value, message] of wrong) {
    const before = await dialog.field(label).inputValue();
    await dialog.field(label).fill(value);
    await dialog.save.click();
    await expect(dialog.field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.field(label)).toBeFocused();
    expect(await dialog.saidAt(label)).toContain(message);
    await dialog.field(label).fill(before);
  }
  expect(sent).toEqual([]);
});

test('when the service stops in the middle of an edit, nothing typed is lost and saving works once it is back', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_REFUSED/, /ERR_CONNECTION_RESET/, /ERR_EMPTY_RESPONSE/);
  await saveBiographical(site, 'consumer', { identityNumber: VALID });
  const biographical = new BiographicalPage(page);
  await biographical.open();
  const dialog = await biographical.openDialog();
  await dialog.field('ID number').fill(OTHER);
  await site.stop();
  await dialog.save.click();
  await expect(dialog.line.first()).toBeVisible();
  await expect(dialog.field('ID number')).toHaveValue(OTHER);
  await site.start();
  await dialog.save.click();
  await expect(dialog.box).toBeHidden();
  await expect(biographical.value('ID number')).toHaveText(OTHER);
});

test('who saves second is told that the record changed, and loses nothing', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  await saveBiographical(site, 'consumer', { identityNumber: VALID });
  const biographical = new BiographicalPage(page);
  await biographical.open();
  const dialog = await biographical.openDialog();
  await dialog.field('ID number').fill(OTHER);
  await saveBiographical(site, 'consumer', { identityNumber: '7503305044089' });
  await dialog.save.click();
  await expect(dialog.box.getByText(/7503305044089/)).toBeVisible();
  await expect(dialog.field('ID number')).toHaveValue(OTHER);
  await dialog.box
    .getByRole('button', { name: /Keep mine/ })
    .first()
    .click();
  await dialog.save.click();
  await expect(dialog.box).toBeHidden();
  await expect(biographical.value('ID number')).toHaveText(OTHER);
});

test('Escape leaves an unchanged dialog and gives the focus back; the main way goes by keyboard alone', async ({
  page,
}) => {
  const biographical = new BiographicalPage(page);
  await biographical.open();
  await biographical.edit.focus();
  await page.keyboard.press('Enter');
  await expect(biographical.dialog.box).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(biographical.dialog.box).toBeHidden();
  await expect(biographical.edit).toBeFocused();
});
