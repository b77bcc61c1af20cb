import { accounts } from './accounts.ts';
import { BiographicalPage } from './pages/biographical.ts';
import { LandingPage } from './pages/landing.ts';
import { notice } from './pages/notices.ts';
import { Portal } from './pages/portal.ts';
import { SignInPage } from './pages/sign-in.ts';
import { saveBiographical } from './service-client.ts';
import { SERVICE_KILLED, expect, test } from './test.ts';

test(
  'a person signs in, corrects their ID number, and it survives a power cut',
  { tag: '@phone-long' },
  async ({ page, site, narrow, complaints }) => {
    await saveBiographical(site, 'consumer', { identityNumber: '8001015009087' });
    const biographical = new BiographicalPage(page);

    await test.step('the landing page says what the site is', async () => {
      await new LandingPage(page).open();
    });

    await test.step('a page of their own asks a visitor to sign in', async () => {
      await page.goto(BiographicalPage.path);
      await expect(page).toHaveURL('/sign-in');
      await expect(new SignInPage(page).heading).toBeVisible();
    });

    await test.step('signing in leads to where they wanted to go', async () => {
      await new SignInPage(page).signInAs('consumer');
      await expect(page).toHaveURL(BiographicalPage.path);
      await expect(new Portal(page, narrow).welcome).toHaveText(
        `Welcome back ${accounts.consumer.firstName}`,
      );
      await expect(biographical.value('ID number')).toContainText('ends in 9087');
      await expect(biographical.value('ID number')).not.toContainText('8001015009087');
      await biographical.reveal('ID number');
      await expect(biographical.value('ID number')).toHaveText('8001015009087');
    });

    await test.step('they correct the ID number and save', async () => {
      const dialog = await biographical.openDialog();
      await expect(dialog.field('ID number')).toHaveValue('8001015009087');
      await dialog.field('ID number').fill('9202204720083');
      await dialog.save.click();
      await expect(dialog.box).toBeHidden();
      await expect(notice(page, 'Details updated successfully!')).toBeVisible();
      await expect(biographical.value('ID number')).toHaveText('9202204720083');
    });

    await test.step('it is still there after a reload', async () => {
      await page.reload();
      await biographical.reveal('ID number');
      await expect(biographical.value('ID number')).toHaveText('9202204720083');
    });

    await test.step('and after the service was killed and started again, still signed in', async () => {
      complaints.expect(SERVICE_KILLED);
      await site.kill();
      await site.start();
      await page.reload();
      await expect(page).toHaveURL(BiographicalPage.path);
      await biographical.reveal('ID number');
      await expect(biographical.value('ID number')).toHaveText('9202204720083');
    });
  },
);

test(
  'someone with a wrong password is told so and stays on the page',
  { tag: ['@long', '@phone-long'] },
  async ({ page, complaints }) => {
    complaints.expect(/status of 401/);
    const signIn = new SignInPage(page);
    await signIn.open();
    await signIn.fill(accounts.consumer.email, 'Not-The-Password-1');
    await expect(signIn.refusal).toHaveText('The user name or password is not right');
    await expect(page).toHaveURL('/sign-in');
    await expect(signIn.userName).toHaveValue(accounts.consumer.email);
  },
);

test(
  'an empty sign-in form says what is missing at its fields, the first of which takes the focus',
  { tag: ['@long', '@phone-long'] },
  async ({ page }) => {
    const signIn = new SignInPage(page);
    await signIn.open();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await signIn.submit.click();
    await expect(signIn.userName).toHaveAttribute('aria-invalid', 'true');
    await expect(signIn.password).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('This field is required')).toHaveCount(2);
    await expect(signIn.userName).toBeFocused();
    expect(sent).toEqual([]);
  },
);

test.describe('for someone who is signed in', () => {
  test.use({ role: 'consumer' });

  test(
    'the sign-in page leads on to the first page of the portal',
    { tag: ['@long', '@phone-long'] },
    async ({ page }) => {
      await page.goto('/sign-in');
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { level: 1, name: 'My Dashboard' })).toBeVisible();
    },
  );
});
