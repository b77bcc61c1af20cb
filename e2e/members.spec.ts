import readXlsxFile from 'read-excel-file/node';
import { findings } from './findings.ts';
import { mailed } from './mail.ts';
import { newPerson } from './new-person.ts';
import { ResourceListPage } from './pages/resource-list.ts';
import { expect, test } from './test.ts';

/** CSV file as a South African spreadsheet writes it. */
const csv = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`),
});

test.describe('an administrator', () => {
  test.use({ role: 'admin' });

  test('adds an organisation with its colours, invites its people and takes its record of its employees', async ({
    page,
    site,
    openAs,
  }, { workerIndex }) => {
    const name = `Khanya Textiles ${workerIndex}`;
    const invited = `invited-${workerIndex}@example.org`;
    const employed = `employed-${workerIndex}@example.org`;
    const organisations = new ResourceListPage(
      page,
      '/admin/manage-org-structures',
      'Organisations',
      'organisations',
    );
    await organisations.open('?row=new');
    await organisations.field(/^Name\b(?! (?:in|of))/).fill(name);
    await organisations.drawer.getByRole('textbox', { name: /^First colour/ }).fill('#0B6E4F');
    await organisations.drawer.getByRole('textbox', { name: /^Second colour/ }).fill('#F2A541');
    const preview = organisations.drawer.getByRole('region', { name: 'Preview' });
    await expect(preview.getByText(/The first colour reads well/)).toBeVisible();
    await expect(preview.getByText(/The second colour reads well with dark letters/)).toBeVisible();
    await organisations.save();
    await expect(page).toHaveURL(/row=\d+/);
    await preview.getByRole('link', { name: 'Its members, invitations and files' }).click();

    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main.getByText('No confirmed member yet')).toBeVisible();
    expect.soft(await findings(page)).toEqual([]);

    await main.getByRole('tab', { name: 'Invite by a file' }).click();
    await main
      .getByLabel('Choose a file')
      .setInputFiles(
        csv('people.csv', 'Name;E-mail', `Invited;${invited}`, 'Wrong;not-an-address', `Again;${invited}`),
      );
    await expect(main.getByText('1 invitation to send, 1 left as they are, 1 refused.')).toBeVisible();
    await expect(
      main.getByRole('row', { name: /not-an-address Refused Please enter a valid email/ }),
    ).toBeVisible();
    expect.soft(await findings(page)).toEqual([]);
    const saving = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Save the refused lines as a file' }).click();
    await main.getByRole('menuitem', { name: 'CSV' }).click();
    expect((await saving).suggestedFilename()).toBe('people-refused.csv');
    const savingBook = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Save the refused lines as a file' }).click();
    await main.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click();
    const [book] = await readXlsxFile(await (await savingBook).path());
    expect(book?.data).toEqual([
      ['Line', 'Name', 'Why'],
      [3, 'not-an-address', 'Please enter a valid email.'],
    ]);
    await main.getByRole('button', { name: 'Send 1 invitation' }).click();
    await expect(main.getByText('1 invitation sent')).toBeVisible();
    const link = await mailed(site, invited, /(\/invitation#token=[\w-]+)/);
    // Uses a new account, because members of an organisation must choose a profile first.
    const person = await openAs(await newPerson(site, 'invited', workerIndex));
    await person.goto(link);
    await person.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(person).not.toHaveURL(/\/invitation/);

    await main.getByRole('tab', { name: 'Record of employees' }).click();
    const columns = 'employeeNumber,email,personal.firstName,personal.lastName,personal.identityNumber';
    await main
      .getByLabel('Choose a file')
      .setInputFiles(csv('employees.csv', columns, `K-1,${employed},Zola,Dlamini,123`));
    await expect(main.getByText('1 refused. Nothing is saved.')).toBeVisible();
    await expect(main.getByText(/Invalid ID number/)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Nothing to save' })).toBeDisabled();
    await main
      .getByLabel('Choose another file')
      .setInputFiles(csv('employees.csv', columns, `K-1,${employed},Zola,Dlamini,9202204720083`));
    await expect(main.getByText(/1 employee new, 0 changed, .*0 removed\./)).toBeVisible();
    await main.getByRole('button', { name: 'Save 1 employee' }).click();
    await expect(main.getByRole('columnheader', { name: 'What it did' })).toBeVisible();

    await main.getByRole('tab', { name: 'Members' }).click();
    await expect(main.getByText('Confirmed (2)')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Zola Dlamini' })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Nomvula/ })).toBeVisible();
  });
});

test.describe('an administrator of one organisation', () => {
  test.use({ role: 'orgadmin' });

  test(
    'sees the people of theirs and of those below it, and nothing of another organisation',
    { tag: ['@long', '@phone-long'] },
    async ({ page }) => {
      const main = page.getByRole('main');
      await page.goto('/admin/manage-org-structures');
      const tree = main.getByRole('region', { name: 'What belongs to what' });
      await expect(tree.getByRole('link', { name: 'Members of Umoya Solar' })).toBeVisible();
      await expect(tree.getByRole('link', { name: 'Imbali Foods' })).toHaveCount(0);
      await tree.getByRole('link', { name: 'Members of Umoya Energy' }).click();
      await expect(main.getByRole('heading', { level: 1, name: 'Umoya Energy' })).toBeVisible();
      await expect(main.getByText(/^Confirmed \([1-9]/)).toBeVisible();
      expect.soft(await findings(page)).toEqual([]);

      await main.getByRole('button', { name: 'Invite somebody' }).click();
      const dialog = page.getByRole('dialog', { name: 'Invite somebody to Umoya Energy' });
      await dialog.getByRole('button', { name: 'Send the invitation' }).click();
      await expect(dialog.getByText('Please enter an email address')).toBeVisible();
      await dialog.getByLabel('Email address').fill('sindi@example.org');
      await dialog.getByRole('button', { name: 'Send the invitation' }).click();
      // A cell of a table, or the first line of a card on a phone.
      await expect(main.getByText('s•••@example.org', { exact: true })).toBeVisible();
      const withdraw = main.getByRole('button', { name: 'Withdraw the invitation to s•••@example.org' });
      await withdraw.click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
      await expect(withdraw).toHaveCount(0);

      await page.goto('/admin/manage-org-structures/2');
      await expect(main.getByText('We can’t find this organisation')).toBeVisible();
    },
  );
});
