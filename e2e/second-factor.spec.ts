import { demoCode } from './demo-code.ts';
import { findings } from './findings.ts';
import { mailed } from './mail.ts';
import { SignInPage } from './pages/sign-in.ts';
import { accounts } from './accounts.ts';
import { giveFactor, send, signInByCall, signInWithoutFactor } from './service-client.ts';
import { expect, test } from './test.ts';

test('a first visit to administration asks for the code, once in a session', async ({ page, complaints }) => {
  // A wrong code is refused, and no administration call is made before the right one.
  complaints.expect(/status of 422/);
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.signInAs('catalogue');
  await expect(page).not.toHaveURL(/sign-in/);
  await page.goto('/admin/product-management-pages');
  const asked = page.getByRole('dialog', { name: /^Enter a code to / });
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(asked.getByText('Please enter the code')).toBeVisible();
  await asked.getByRole('textbox', { name: 'Code' }).fill('000000');
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(asked.getByText(/^This code is not right/)).toBeVisible();
  expect.soft(await findings(page)).toEqual([]);
  await asked.getByRole('textbox', { name: 'Code' }).fill(demoCode(1));
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(asked).toBeHidden();
});

test('a person whose factor was lost sets up an app, and keeps recovery codes', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  const admin = await signInByCall(site, 'admin');
  await giveFactor(site, 'admin', admin, 'factors');
  const holders = (await send(site, 'GET', '/Identity/role-holders', { token: admin.accessToken })) as {
    accountId: string;
    firstName: string;
  }[];
  const id = holders.find(({ firstName }) => firstName === accounts.auditor.firstName)?.accountId ?? '';
  await send(site, 'DELETE', `/Identity/people/${id}/second-factor`, { token: admin.accessToken });
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.signInAs('auditor');
  await expect(page).not.toHaveURL(/sign-in/);
  await page.goto('/admin');
  const setUp = page.getByRole('dialog', { name: 'Set up your second factor' });
  await setUp.getByRole('button', { name: 'Use an app' }).click();
  // The password alone cannot set up a new factor; the link mailed at its removal can.
  await expect(page.getByRole('dialog', { name: 'Confirm by email' })).toBeVisible();
  expect.soft(await findings(page)).toEqual([]);
  const link = await mailed(site, accounts.auditor.email, /#factor=([\w-]{43})/);
  await page.goto(`/settings#factor=${link}`);
  await setUp.getByRole('button', { name: 'Use an app' }).click();
  await expect(setUp.getByRole('img', { name: 'The secret as a QR code' })).toBeVisible();
  const secret = (await setUp.locator('code').innerText()).replaceAll(' ', '');
  expect.soft(await findings(page)).toEqual([]);
  await setUp.getByRole('textbox', { name: 'Code' }).fill(demoCode(0, secret));
  await setUp.getByRole('button', { name: 'Confirm' }).click();
  const kept = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await expect(kept.getByRole('listitem')).toHaveCount(10);
  expect.soft(await findings(page)).toEqual([]);
  const recovery = (await kept.getByRole('listitem').first().innerText()).trim();
  await kept.getByRole('button', { name: 'I have saved them' }).click();
  await expect(kept).toBeHidden();
  const { accessToken: token } = await signInWithoutFactor(site, 'auditor');
  await send(site, 'POST', '/Account/second-factor', { token, body: { code: recovery } });
});
