import { readBack } from '@phila/cv-template/read-back';
import type { Locator, Page } from '@playwright/test';
import { mailed } from './mail.ts';
import { beginAs, newPerson as newMember } from './new-person.ts';
import { findings, widthBeyond } from './findings.ts';
import { CheckoutPage, OrderPage, SimulatorPage } from './pages/checkout.ts';
import { CreateMyCvPage } from './pages/create-my-cv.ts';
import { DashboardPage } from './pages/dashboard.ts';
import { notice } from './pages/notices.ts';
import { Portal } from './pages/portal.ts';
import { SignUpPage } from './pages/sign-up.ts';
import type { Site } from './site.ts';
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

/** Signs up with the mailed code, and arrives at the dashboard. */
const signUp = async (page: Page, site: Site, person: ReturnType<typeof newPerson>): Promise<void> => {
  await page.goto('/sign-up');
  const form = new SignUpPage(page);
  await form.fill(person);
  await form.code.fill(await mailed(site, person.email, />\s*(\d{6})\s*</));
  await form.finish.tap();
  await expect(page).toHaveURL(DashboardPage.path);
};

/** Fills in and saves a form opened by a button. */
const tapInto = async (
  page: Page,
  button: string,
  title: string,
  fill: (dialog: Locator) => Promise<void>,
): Promise<void> => {
  await page.getByRole('button', { name: button }).tap();
  const dialog = page.getByRole('dialog', { name: title });
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Save' }).tap();
  await expect(dialog).toBeHidden();
};

/** On a phone the page's main action is in the bottom bar. */
const action = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

test('on a phone: sign up, bring a CV along, choose a template, buy it and download it', async ({
  page,
  site,
}, { workerIndex }) => {
  const person = newPerson(`phone-way.${workerIndex}@example.com`);
  const cv = new CreateMyCvPage(page);

  await test.step('they sign up with the code that they were mailed', async () => {
    await signUp(page, site, person);
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
    await expect(cv.template('Horizon')).toBeVisible();
    expect(await cv.roomBesideLastTemplate()).toBeLessThan(1);
    await cv.template('Horizon').tap();
    await cv.addToCart.tap();
    await expect(notice(page, 'Cv added to cart')).toBeVisible();
    await new Portal(page, true).cart.tap();
    await expect(page).toHaveURL('/offers/cart');
  });

  await test.step('they buy it, by four screens', async () => {
    const screens = new Set([new URL(page.url()).pathname]);
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame())
        screens.add(new URL(frame.url()).pathname.replace(/[0-9a-f-]{36}|\d+$/, '…'));
    });
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
    expect([...screens]).toEqual(['/offers/cart', '/offers/checkout', '/pay/…', '/offers/orders/…']);
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

/** Unhurried pace of a person: seconds to read a screen, press a button, type a letter. */
const PACE = { screen: 5, press: 2, letter: 1 / 3 };

test(
  'on a phone: a new person makes a CV worth sending within ten minutes, step by step',
  { tag: '@long' },
  async ({ page, site }, { workerIndex }) => {
    const person = newPerson(`phone-first.${workerIndex}@example.com`);
    const cv = new CreateMyCvPage(page);
    let seconds = 0;
    const read = (): void => void (seconds += PACE.screen);
    const tap = async (button: Locator): Promise<void> => {
      seconds += PACE.press;
      await button.tap();
    };
    const type = async (label: string, text: string): Promise<void> => {
      seconds += PACE.press + text.length * PACE.letter;
      await page.getByRole('main').getByLabel(label).and(page.locator('input, textarea')).fill(text);
    };
    const choose = async (label: string, option: string): Promise<void> => {
      seconds += 2 * PACE.press;
      await page.getByRole('main').getByLabel(label).selectOption(option);
    };
    const step = (name: string) => page.getByRole('heading', { level: 2, name });

    await test.step('they sign up', async () => {
      await signUp(page, site, person);
      // Adds two screens, the mailed code, and the presses on fields, the box and buttons.
      seconds += 2 * PACE.screen + 30 + 8 * PACE.press;
      seconds += Object.values(person).join('').length * PACE.letter;
    });

    await test.step('the dashboard leads to the first step', async () => {
      read();
      await tap(page.getByRole('link', { name: 'Begin your CV' }));
      await expect(step('Who are you at work?')).toBeVisible();
      expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
      expect(await findings(page)).toEqual([]);
    });

    await test.step('they say who they are', async () => {
      read();
      await type('Heading', 'Buyer of grain');
      await type(
        'Personal summary',
        'I buy maize and wheat for three mills. I know the farmers of the Free State, and what a fair price is. I look for work as a head of buying.',
      );
      await type('Mobile number', '082 555 0117');
      await tap(action(page, 'Save and go on'));
      await expect(step('Where did you work?')).toBeFocused();
    });

    await test.step('they say where they work', async () => {
      read();
      await type('Company Name', 'Karoo Mills');
      await type('Job Title', 'Buyer');
      await type('Responsibilities', 'Buy 40 000 tons of maize a year, and cut what it costs by 8%.');
      await type('Start date', '1 April 2018');
      await choose('Current role', 'Yes');
      await tap(action(page, 'Save'));
      await expect(page.getByRole('list', { name: 'In your CV' })).toContainText('Karoo Mills');
      await tap(action(page, 'Next: education'));
      await expect(step('Where did you go to school?')).toBeFocused();
    });

    await test.step('they say where they learned', async () => {
      read();
      await type('School', 'Durban Girls High');
      await type('Town', 'Durban');
      await choose('Province', 'KwaZulu-Natal');
      await type('Highest grade', 'Grade 12');
      await type('Year', '2012');
      await tap(action(page, 'Save'));
      await tap(action(page, 'Next: skills'));
      await expect(step('What are you good at?')).toBeFocused();
    });

    await test.step('they say what they can do', async () => {
      read();
      for (const [skill, description] of [
        ['Bargaining', 'Closed 120 contracts with farmers a year.'],
        ['Spreadsheets', 'Price lists and forecasts of three mills.'],
        ['isiZulu', 'The language that I grew up with.'],
      ] as const) {
        if (skill !== 'Bargaining') await tap(action(page, 'Add another'));
        await type('Skill', skill);
        await choose('Level', 'Expert');
        await type('Description', description);
        await tap(action(page, 'Save'));
        await expect(page.getByRole('list', { name: 'In your CV' })).toContainText(skill);
      }
      await tap(action(page, 'See my CV'));
    });

    await test.step('they see their CV, and download it', async () => {
      read();
      await expect(page).toHaveURL(CreateMyCvPage.path);
      await expect(cv.firstPage).toBeVisible();
      seconds += 2 * PACE.press;
      const { text } = await readBack((await cv.downloaded()).file);
      for (const part of [
        'Nomvula Khumalo',
        'Buyer of grain',
        '082 555 0117',
        'Karoo Mills',
        'Grade 12',
        'Bargaining',
      ])
        expect(text).toContain(part);
    });

    expect(seconds).toBeLessThan(600);
  },
);

test(
  'on a phone: after a save the page says what the CV needs next, and leads into its form',
  { tag: '@long' },
  async ({ page, context, site }, { workerIndex }) => {
    await beginAs(context, await newMember(site, 'phone-next', workerIndex));
    await page.goto('/career/skills');
    await tapInto(page, 'Add a skill', 'Add Skill Details', async (dialog) => {
      await dialog.getByRole('textbox', { name: 'Skill' }).fill('Driving');
      await dialog.getByLabel('Level').selectOption('Expert');
      await dialog.getByLabel('Description').fill('Ten years without an accident.');
    });
    await page.getByRole('status').getByRole('link', { name: 'Add your highest grade.' }).tap();
    await expect(page.getByRole('dialog', { name: 'Add Secondary Education Details' })).toBeVisible();
  },
);
