import { accounts } from './accounts.ts';
import { demoCode } from './demo-code.ts';
import { findings } from './findings.ts';
import { SignInPage } from './pages/sign-in.ts';
import { takeRecoveryCode } from './service-client.ts';
import { expect, test } from './test.ts';

test('a passkey is added in the settings, renamed, and opens administration at the next sign-in', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const signIn = new SignInPage(page);
  const enter = async () => {
    await signIn.open();
    await signIn.fill('auditor@demo.phila.example', 'Auditor-Demo-1');
    await expect(page).not.toHaveURL(/sign-in/);
  };
  await enter();
  await page.goto('/settings#security');
  const own = page.getByRole('list', { name: 'What you confirm with' });
  await expect(own.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Add or replace' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up your second factor' });
  await setUp.getByRole('button', { name: 'Use a passkey' }).click();
  const asked = page.getByRole('dialog', { name: /^Enter a code to / });
  await asked.getByRole('textbox', { name: 'Code' }).fill(demoCode());
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(own.getByRole('listitem')).toHaveCount(2);
  await expect(setUp).toBeHidden();
  expect.soft(await findings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Actions for Passkey' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'What it is called' }).fill('Work laptop');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(own.getByText('Work laptop')).toBeVisible();

  await page.goto('/sign-out');
  await enter();
  await page.goto('/admin/administrative/health');
  await asked.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible();
  await page.goto('/settings#security');
  await expect(own.getByRole('listitem').filter({ hasText: 'Work laptop' })).toContainText('Last used');
});

test.describe('an administrator', () => {
  test.use({ role: 'admin' });

  test('sees what is masked of a person for a reason and with a fresh factor', async ({
    page,
    site,
    complaints,
  }) => {
    complaints.expect(/status of 403/);
    const { email, firstName } = accounts.consumer;
    await page.goto('/admin/administrative/people');
    await page.getByRole('main').getByLabel('Search').fill(email);
    await page.getByRole('main').getByRole('link', { name: firstName }).click();
    await expect(page.getByRole('heading', { level: 1, name: firstName })).toBeVisible();
    await expect(page.getByText('c•••@demo.phila.example')).toBeVisible();
    await page.getByRole('button', { name: 'Show masked details' }).click();
    const reveal = page.getByRole('dialog', { name: 'Show masked details' });
    await reveal.getByRole('textbox').fill('They phoned about their account');
    await reveal.getByRole('button', { name: 'Show them' }).click();
    const asked = page.getByRole('dialog', { name: /^Enter a code to / });
    await asked.getByRole('textbox', { name: 'Code' }).fill(await takeRecoveryCode(site, 'admin'));
    await asked.getByRole('button', { name: 'Confirm' }).click();
    const shown = page.getByRole('note', { name: 'Shown until you leave this page' });
    await expect(shown).toContainText(email);
    expect.soft(await findings(page)).toEqual([]);
    // A reload forgets the reason; the next view asks again.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Show masked details' })).toBeVisible();
    await expect(page.getByText(email)).toBeHidden();
  });
});
