import { readBack } from '@phila/cv-template/read-back';
import type { Locator, Page } from '@playwright/test';
import { mailed } from './mail.ts';
import { findings, widthBeyond } from './findings.ts';
import { CheckoutPage, OrderPage, SimulatorPage } from './pages/checkout.ts';
import { CreateMyCvPage } from './pages/create-my-cv.ts';
import { DashboardPage } from './pages/dashboard.ts';
import { notice } from './pages/notices.ts';
import { Portal } from './pages/portal.ts';
import { SignUpPage } from './pages/sign-up.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

const resume = {
  basics: {
    name: 'Nomvula Khumalo',
    label: 'Buyer of grain',
    summary: 'I buy maize and wheat for three mills.',
    phone: '082 555 0117',
    location: { city: 'Durban' },
  },
  work: [{ name: 'Karoo Mills', position: 'Buyer', startDate: '2018-04', endDate: '2021-06' }],
  skills: [{ name: 'Bargaining', level: 'Expert' }],
};

const newPerson = (email: string) => ({
  firstName: 'Nomvula',
  lastName: 'Khumalo',
  email,
  password: 'Jacaranda-88',
});

/** On a phone the main action of a page stands in the bottom bar. */
const action = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

test('on a phone: sign up, bring a CV along, choose a template, buy it and download it', async ({
  page,
  site,
}, { workerIndex }) => {
  const person = newPerson(`phone-way.${workerIndex}@example.com`);
  const cv = new CreateMyCvPage(page);

  await test.step('they sign up with the code that they were mailed', async () => {
    await page.goto('/sign-up');
    const signUp = new SignUpPage(page);
    await signUp.fill(person);
    await signUp.code.fill(await mailed(site, person.email, />\s*(\d{6})\s*</));
    await signUp.finish.tap();
    await expect(page).toHaveURL(DashboardPage.path);
  });

  await test.step('they bring a CV along', async () => {
    await cv.open();
    await cv.main.getByRole('button', { name: 'Bring a CV along' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Bring a CV along' });
    await dialog.getByLabel('JSON Resume file').setInputFiles({
      name: 'resume.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(resume)),
    });
    await dialog.getByRole('button', { name: /^Add \d+ entries$/ }).tap();
    await expect(
      page.getByRole('button', { name: /^Hide: \d+ entries added to your profile$/ }),
    ).toBeVisible();
  });

  await test.step('it says what they brought', async () => {
    const { text } = await readBack((await cv.downloaded()).file);
    for (const part of ['Nomvula Khumalo', 'Buyer of grain', 'Karoo Mills', 'Bargaining'])
      expect(text).toContain(part);
  });

  await test.step('they choose a template and put it into the cart', async () => {
    await cv.template('Horizon').tap();
    await cv.addToCart.tap();
    await expect(notice(page, 'Cv added to cart')).toBeVisible();
    await new Portal(page, true).cart.tap();
    await expect(page).toHaveURL('/offers/cart');
  });

  await test.step('they buy it', async () => {
    await action(page, 'Checkout').tap();
    await expect(page).toHaveURL('/offers/checkout');
    const checkout = new CheckoutPage(page);
    await checkout.fillIn({
      fullName: 'Nomvula Khumalo',
      phone: '082 555 0117',
      address: '12 Mphephu Street, Thohoyandou',
    });
    await action(page, 'Review your order').tap();
    await checkout.accessNow.check();
    await action(page, /^Order and pay/).tap();
    await new SimulatorPage(page).end('Pay');
    await new OrderPage(page).expectSaid('Thank you, it is paid');
  });

  await test.step('the order says how to begin, and leads there', async () => {
    const begin = page.getByRole('region', { name: 'How to begin' });
    await expect(begin).toContainText('choose Horizon');
    expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
    expect(await findings(page)).toEqual([]);
    await begin.getByRole('link', { name: /^Open CV template: Horizon/ }).tap();
    await expect(page).toHaveURL(CreateMyCvPage.path);
  });

  await test.step('they download it, without a watermark', async () => {
    await expect(cv.template('Horizon')).toHaveAttribute('aria-pressed', 'true');
    const { name, file } = await cv.downloaded();
    expect(name).toBe('Nomvula KhumaloCV.pdf');
    const { text } = await readBack(file);
    expect(text).toContain('Karoo Mills');
    expect(text).not.toContain('PURCHASE TEMPLATE');
  });
});
