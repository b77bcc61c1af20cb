import { calls } from '@phila/contract';
import { accounts } from './accounts.ts';
import { findings } from './findings.ts';
import { SecondFactorDialog } from './pages/second-factor.ts';
import { send, signInByCall, takeRecoveryCode } from './service-client.ts';
import { expect, test } from './test.ts';

test.use({ role: 'support' });

test('support sees the portal as a person does, changes nothing, and stops', async ({
  page,
  context,
  site,
  complaints,
}) => {
  // Expects two refusals: one asks for the second factor, one forbids a write.
  complaints.expect(/status of 403/);
  const { accessToken: token } = await signInByCall(site, 'support');
  const { people } = (await send(site, 'POST', '/Identity/people/search', {
    token,
    body: { text: accounts.consumer.email },
  })) as { people: { id: string }[] };
  const address = `/admin/administrative/people/${people[0]?.id ?? ''}`;
  await page.goto(address);
  await page.getByRole('button', { name: 'See the portal as they do' }).click();
  const why = page.getByRole('dialog', { name: 'See the portal as this person does' });
  await why.getByLabel(/^Why/).fill('They asked about their dashboard');
  expect.soft(await findings(page)).toEqual([]);
  await why.getByRole('button', { name: 'Show me the portal' }).click();
  await new SecondFactorDialog(page).give(await takeRecoveryCode(site, 'support'));

  const banner = page.getByRole('region', { name: 'Seen by support' });
  const seen = page.getByRole('region', { name: 'What happened' });
  await expect(banner).toContainText(
    new RegExp(
      `You see the portal as ${accounts.consumer.firstName} \\w+ does, read only, until \\d\\d:\\d\\d\\.`,
    ),
  );
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect.soft(await findings(page)).toEqual([]);
  await page.goto('/');
  await expect(banner).toBeVisible();
  const refused = await page.evaluate(async () => {
    const answer = await fetch('/api/v1/Account/sessions', {
      method: 'DELETE',
      headers: { authorization: `Bearer ${sessionStorage.getItem('phila.access-token') ?? ''}` },
    });
    return answer.status;
  });
  expect(refused).toBe(403);

  // Another tab still belongs to the administrator.
  const other = await context.newPage();
  await other.goto('/admin');
  await expect(other.getByRole('navigation', { name: 'Administration' })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Seen by support' })).toBeHidden();
  await other.close();

  // Shows the banner on pages in the sign-in layout too.
  await page.goto('/unsubscribe');
  await expect(page.locator('[data-layout="centred"]')).toBeVisible();
  await expect(banner).toBeVisible();
  expect.soft(await findings(page)).toEqual([]);

  await banner.getByRole('button', { name: 'Stop' }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(banner).toBeHidden();
  await seen.scrollIntoViewIfNeeded();
  await expect(seen.getByText('They asked about their dashboard')).toBeVisible();

  // Signing out only ends the view: the administrator stays signed in.
  await page.getByRole('button', { name: 'See the portal as they do' }).click();
  await why.getByLabel(/^Why/).fill('They asked about their documents');
  await why.getByRole('button', { name: 'Show me the portal' }).click();
  await expect(banner).toBeVisible();
  // A page that is left tells its requests, and not always what came of them.
  const stopped = page.waitForRequest((request) => request.url().endsWith(calls.identity.stopViewing.path));
  await page.goto('/sign-out');
  await stopped;
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(banner).toBeHidden();
  await seen.scrollIntoViewIfNeeded();
  await expect(seen.getByText('They asked about their documents')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('phila.signed-out'))).toBeNull();
});
