import { mailed } from './mail.ts';
import { newPerson as signedUp } from './new-person.ts';
import { DashboardPage } from './pages/dashboard.ts';
import { PasswordResetPage } from './pages/password-reset.ts';
import { Portal } from './pages/portal.ts';
import { SignInPage } from './pages/sign-in.ts';
import { SignUpPage } from './pages/sign-up.ts';
import { expect, test } from './test.ts';

const newPerson = (email: string) => ({
  firstName: 'Nomvula',
  lastName: 'Khumalo',
  email,
  password: 'Jacaranda-88',
});

test('a new person signs up with the code they were mailed, and is in', async ({ page, site, narrow }, {
  workerIndex,
}) => {
  const person = newPerson(`nomvula.${workerIndex}@example.com`);
  const signUp = new SignUpPage(page);
  await page.goto('/sign-up');
  await signUp.fill(person);
  await expect(signUp.codeHeading).toBeVisible();
  const code = await mailed(site, person.email, />\s*(\d{6})\s*</);
  await signUp.code.fill(code);
  await signUp.finish.click();
  await expect(page).toHaveURL(DashboardPage.path);
  await expect(new Portal(page, narrow).welcome).toHaveText('Welcome back Nomvula');
  await page.reload();
  await expect(new Portal(page, narrow).welcome).toHaveText('Welcome back Nomvula');
});

test(
  'a wrong code is refused, and going back keeps the details that were typed',
  { tag: '@long' },
  async ({ page, site, complaints }, { workerIndex }) => {
    complaints.expect(/status of 422/);
    const person = newPerson(`wrong-code.${workerIndex}@example.com`);
    const signUp = new SignUpPage(page);
    await page.goto('/sign-up');
    await signUp.fill(person);
    await expect(signUp.codeHeading).toBeVisible();
    const code = await mailed(site, person.email, />\s*(\d{6})\s*</);
    await signUp.code.fill(code === '000000' ? '111111' : '000000');
    await signUp.finish.click();
    await expect(
      page
        .getByRole('main')
        .getByText(/code/i)
        .filter({ hasText: /right|correct|valid/i }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Change what I typed' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Nomvula');
    await expect(page.getByLabel('Email address')).toHaveValue(person.email);
  },
);

test('the sign-up form says what is wrong at its fields', { tag: '@long' }, async ({ page }) => {
  await page.goto('/sign-up');
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('R2D2');
  await main.getByLabel('Last name').fill('');
  await main.getByLabel('Email address').fill('nobody');
  await main.getByLabel('Password', { exact: true }).fill('short');
  await new SignUpPage(page).submit.click();
  for (const text of [
    'First name can only contain letters, hyphens, and apostrophes',
    'This field is required',
    'Invalid email address',
    'Password must be at least 8 characters long',
  ])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(main.getByLabel('First name')).toBeFocused();
});

test('a person who forgot their password chooses a new one by the mailed link', async ({ page, site }, {
  workerIndex,
}) => {
  const { email } = await signedUp(site, 'forgetful', workerIndex);
  const reset = new PasswordResetPage(page);
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.forgotPassword.click();
  await reset.askFor(email);
  await expect(reset.asked).toBeVisible();
  const link = await mailed(site, email, /href="([^"]*\/forgot-password#[^"]*)"/);
  expect(new URL(link).origin).toBe(site.url);
  await page.goto(link);
  // The token is gone from the address bar, and so from the history and from onlookers.
  await expect(page).toHaveURL('/forgot-password');
  await reset.choose('Baobab-Tree-9');
  await expect(reset.changed).toBeVisible();
  await reset.signIn.click();
  await signIn.fill(email, 'Baobab-Tree-9');
  await expect(page).toHaveURL(DashboardPage.path);
});

test(
  'a link that was used already says so and offers a new one',
  { tag: '@long' },
  async ({ page, complaints }) => {
    complaints.expect(/status of 422/);
    const reset = new PasswordResetPage(page);
    await page.goto('/forgot-password#account=consumer%40demo.phila.example&token=used-up');
    await reset.choose('Jacaranda-88');
    await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
    await page.getByRole('button', { name: 'Ask for a new link' }).click();
    await expect(reset.ask).toBeVisible();
  },
);

test('asking for a link says the same for someone who has no account', { tag: '@long' }, async ({ page }) => {
  const reset = new PasswordResetPage(page);
  await page.goto('/forgot-password');
  await reset.askFor('nobody-at-all@example.com');
  await expect(reset.asked).toBeVisible();
});
