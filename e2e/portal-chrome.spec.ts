import { mailed } from './mail.ts';
import { findings } from './findings.ts';
import { publishFixtures } from './fixture-remote.ts';
import { installClock, stopClock } from './page-clock.ts';
import { BiographicalPage } from './pages/biographical.ts';
import { notice } from './pages/notices.ts';
import { DashboardPage } from './pages/dashboard.ts';
import { OverviewPage } from './pages/overview.ts';
import { Portal } from './pages/portal.ts';
import { RefusedPage } from './pages/refused.ts';
import { PublicChrome } from './pages/public-chrome.ts';
import { expect, test } from './test.ts';

test.use({ role: 'consumer' });

test('the breadcrumb says where one is and leads back', { tag: '@phone-long' }, async ({ page, narrow }) => {
  await new BiographicalPage(page).open();
  const { breadcrumb } = new Portal(page, narrow);
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['My Details', 'Personal', 'Biographical']);
  await expect(breadcrumb.getByText('Biographical')).toHaveAttribute('aria-current', 'page');
  await breadcrumb.getByRole('link', { name: 'My Details' }).click();
  await expect(new OverviewPage(page).heading).toBeVisible();
});

test(
  'every page of the workspace ends its breadcrumb in its title',
  { tag: '@long' },
  async ({ page, narrow }) => {
    const { breadcrumb } = new Portal(page, narrow);
    for (const [path, steps] of [
      ['/offers/owned', ['My Offers', 'What I own']],
      ['/offers/cart', ['My Offers', 'Shopping Cart']],
      ['/career/create-my-cv', ['My Career', 'Create My CV']],
      ['/wealth/overview', ['My Wealth', 'My Financial Wellbeing']],
    ] as const) {
      await page.goto(path);
      await expect(breadcrumb.getByRole('listitem')).toHaveText([...steps]);
    }
  },
);

test(
  'an area has six tabs at most, and the pages of one are a press away',
  { tag: '@long' },
  async ({ page }) => {
    for (const [path, area, labels] of [
      ['/details/tax', 'My Details', ['Overview', 'Personal', 'Passports and Permits', 'Banking', 'Tax']],
      ['/career/overview', 'My Career', ['Overview', 'Profile', 'Experience', 'Learning', 'CV']],
      ['/wealth/overview', 'My Wealth', ['Overview', 'Until payday', 'Products', 'Tools', 'Net Wealth']],
      ['/offers', 'My Offers', ['Shop', 'Bundles', 'Owned', 'Orders']],
    ] as const) {
      await page.goto(path);
      const tabs = page.getByRole('navigation', { name: `Sections of ${area}` });
      await expect(tabs.getByRole('listitem')).toHaveText([...labels]);
    }
    await page.goto('/career/skills');
    const tabs = page.getByRole('navigation', { name: 'Sections of My Career' });
    await tabs.getByRole('button', { name: 'Learning' }).click();
    await expect(tabs.getByRole('link', { name: 'Skills' })).toHaveAttribute('aria-current', 'page');
    // Checks that the strip, which scrolls sideways on a phone, cuts off no tab.
    const last = tabs.getByRole('link', { name: 'My Courses' });
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.click();
    await expect(page).toHaveURL('/career/education/courses');
    await expect(last).toBeHidden();
  },
);

test('the checkout has no way out but back', { tag: '@long' }, async ({ page, complaints }) => {
  // Expects the way back for someone else's order, too.
  complaints.expect(/404 \(Not Found\).*Shop\/orders\/1\)/);
  for (const [path, text, to] of [
    ['/offers/product/1', 'Back to My Offers', '/offers'],
    ['/offers/checkout', 'Back to the cart', '/offers/cart'],
    ['/offers/orders/1', 'Back to My Orders', '/offers/orders'],
    ['/offers/cart', 'Back to My Offers', '/offers'],
  ] as const) {
    await page.goto(path);
    const back = page.getByRole('main').getByRole('link', { name: text }).first();
    await expect(back).toHaveAttribute('href', to);
    await expect(page.getByRole('navigation', { name: 'Sections of My Offers' })).toBeHidden();
  }
  await page.getByRole('link', { name: 'Back to My Offers' }).click();
  await expect(page.getByRole('navigation', { name: 'Sections of My Offers' })).toBeVisible();
});

test('no page leads on like a wizard', { tag: '@long' }, async ({ page }) => {
  for (const path of [
    '/details/personal/contact',
    '/career/skills',
    '/offers',
    '/offers/cart',
    '/offers/orders',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /^(Back|Next)\b(?! to )/ })).toHaveCount(0);
  }
});

test(
  'on a wide screen the main action stays in reach below, once its heading is out of sight',
  { tag: '@long' },
  async ({ page, narrow }) => {
    const biographical = new BiographicalPage(page);
    await page.setViewportSize({ width: 1280, height: 520 });
    await biographical.open();
    const { actions } = new Portal(page, narrow);
    await expect(actions).toHaveCount(0);
    await page.mouse.move(500, 400);
    await page.mouse.wheel(0, 2000);
    await expect(actions.getByRole('button', { name: 'Edit biographical details' })).toBeVisible();
    await page.mouse.wheel(0, -4000);
    await expect(actions).toHaveCount(0);
  },
);

test(
  'the sections of the area are tabs, of which the present one is marked',
  { tag: '@phone-long' },
  async ({ page, narrow }) => {
    await page.goto('/details/tax');
    const tabs = page.getByRole('navigation', { name: 'Sections of My Details' });
    if (narrow) {
      // The current tab scrolls into view.
      await expect(tabs.getByRole('link', { name: 'Tax' })).toBeInViewport();
    }
    await expect(tabs.getByRole('link', { name: 'Tax' })).toHaveAttribute('aria-current', 'page');
    await tabs.getByRole('link', { name: 'Banking' }).click();
    await expect(page).toHaveURL('/details/banking');
    await expect(tabs.getByRole('link', { name: 'Banking' })).toHaveAttribute('aria-current', 'page');
    await expect(tabs.getByRole('link', { name: 'Tax' })).not.toHaveAttribute('aria-current', 'page');
  },
);

test(
  'the action bar folds to a button on a phone and comes back',
  { tag: '@phone' },
  async ({ page, narrow }) => {
    await new BiographicalPage(page).open();
    const { actions } = new Portal(page, narrow);
    const hide = actions.getByRole('button', { name: 'Hide the action bar' });
    if (!narrow) {
      await expect(new BiographicalPage(page).heading).toBeVisible();
      await expect(hide).toHaveCount(0);
      return;
    }
    await expect(actions.getByRole('button', { name: 'Edit biographical details' })).toBeVisible();
    await hide.click();
    await expect(actions).toBeHidden();
    await page.getByRole('button', { name: 'Show the action bar' }).click();
    await expect(actions.getByRole('button', { name: 'Edit biographical details' })).toBeVisible();
  },
);

test(
  'the menu closes by itself after 5 seconds, also under a mouse that rests and after a tap',
  { tag: '@phone-long' },
  async ({ page, narrow }) => {
    await installClock(page);
    await new BiographicalPage(page).open();
    const portal = new Portal(page, narrow);
    // Requests still loading would time out as the clock jumps.
    await portal.expectWhole();
    await stopClock(page);
    const { menu, navigation } = portal;
    const section = navigation.getByRole('link', { name: 'Biographical' });
    if (narrow) await menu.tap();
    else await menu.hover();
    await expect(section).toBeVisible();
    // Does not keep the drawer open by a tap inside, nor by a resting mouse.
    if (narrow)
      await page
        .getByRole('dialog', { name: 'Menu' })
        .getByText(/^Welcome/)
        .tap();
    await page.clock.runFor(4900);
    await expect(section).toBeVisible();
    await page.clock.runFor(200);
    await expect(section).toBeHidden();
  },
);

test(
  'the menu leads to the pages of the area',
  { tag: ['@long', '@phone-long'] },
  async ({ page, narrow }) => {
    await new BiographicalPage(page).open();
    const { menu, navigation } = new Portal(page, narrow);
    await menu.click();
    await navigation.getByRole('link', { name: 'Banking' }).click();
    await expect(page).toHaveURL('/details/banking');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Banking');
    await expect(navigation.getByRole('link', { name: 'Tax' })).toBeHidden();
  },
);

test(
  'an unknown address of the portal is said to be one within it',
  { tag: ['@long', '@phone-long'] },
  async ({ page, narrow, complaints }) => {
    complaints.expect(/status of 404 .*\/no-such-page\)$/);
    await page.goto('/details/no-such-page');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('We can’t find this page');
    await new Portal(page, narrow).expectWorking();
    await main.getByRole('link', { name: 'Go to my pages' }).click();
    await expect(new DashboardPage(page).heading).toBeVisible();
  },
);

test(
  'Speak To An Expert asks at its fields, keeps what was typed, and mails the question to support',
  { tag: '@phone-long' },
  async ({ page, site, narrow, complaints }, { workerIndex }) => {
    complaints.expect(/status of 503/);
    await new BiographicalPage(page).open();
    await (await new Portal(page, narrow).sidePanelButton('Speak To An Expert')).click();
    const dialog = page.getByRole('dialog', { name: 'Speak To An Expert' });
    const topic = dialog.getByLabel(/^Topic/);
    const message = dialog.getByLabel(/^Message/);
    const send = dialog.getByRole('button', { name: 'Send' });
    await send.click();
    await expect(dialog.getByText('Please choose a topic')).toBeVisible();
    await expect(dialog.getByText('Please write a message')).toBeVisible();
    await expect(topic).toBeFocused();

    const question = `Is my annuity enough for ${workerIndex} children?`;
    await topic.selectOption('Retirement');
    await message.fill(question);
    await dialog.getByLabel(/^When to call/).selectOption('After 17:00');
    await page.route(/advice/, (route) =>
      route.fulfill({ status: 503, json: { isSuccess: false, errorMessage: null, value: null } }),
    );
    await send.click();
    await expect(dialog.getByText('We could not send your question. Please try again.')).toBeVisible();
    await expect(message).toHaveValue(question);
    await page.unroute(/advice/);
    await send.click();
    await expect(dialog).toBeHidden();
    await expect(notice(page, 'Thank you. One of our experts will get back to you.')).toBeVisible();
    const mail = await mailed(
      site,
      'support@phila.example',
      new RegExp(`(When to call: [^]*${workerIndex} children)`),
    );
    expect(mail).toContain('After 17:00');
  },
);

test(
  'notices go after 5 seconds, and not from under the mouse',
  { tag: ['@long', '@phone-long'] },
  async ({ page, narrow }) => {
    await installClock(page);
    const biographical = new BiographicalPage(page);
    await biographical.open();
    // Requests still loading would time out as the clock jumps.
    await new Portal(page, narrow).expectWhole();
    const dialog = await biographical.openDialog();
    await stopClock(page);
    await dialog.save.click();
    const saved = notice(page, 'Details updated successfully!');
    await expect(saved).toBeVisible();
    if (!narrow) {
      await saved.hover();
      await page.clock.fastForward(20_000);
      await expect(saved).toBeVisible();
      await page.getByRole('main').hover();
    }
    await page.clock.runFor(4900);
    await expect(saved).toBeVisible();
    await page.clock.runFor(200);
    await expect(saved).toBeHidden();
  },
);

test.describe('with areas of further remotes', () => {
  let unpublish: () => Promise<void>;
  test.beforeAll(async ({ site }) => {
    unpublish = await publishFixtures(site);
  });
  test.afterAll(() => unpublish());

  test(
    'the side panel has what is declared for the area, without what leads here',
    { tag: '@phone-long' },
    async ({ page, narrow }) => {
      await page.goto('/business/overview');
      const portal = new Portal(page, narrow);
      await expect(await portal.sidePanelButton('Attach Letter')).toBeVisible();
      const place = narrow ? page.getByRole('dialog') : portal.sidePanel;
      await expect(place.getByRole('button', { name: 'Speak To An Expert' })).toHaveCount(0);
      await place.getByRole('link', { name: 'Make My Plan' }).click();
      await expect(page).toHaveURL('/business/make-my-plan');
      await expect(await portal.sidePanelButton('Attach Letter')).toBeVisible();
      await expect(place.getByRole('link', { name: 'Make My Plan' })).toHaveCount(0);
    },
  );

  test(
    'a button of one remote works over the page of another, for the area it was pressed in',
    { tag: '@phone-long' },
    async ({ page, narrow }) => {
      await new BiographicalPage(page).open();
      await (await new Portal(page, narrow).sidePanelButton('Attach Letter')).click();
      await expect(page.getByText('A module for /details')).toBeVisible();
    },
  );

  test(
    'the quick links are five, and go with a press outside',
    { tag: ['@long', '@phone-long'] },
    async ({ page, narrow }) => {
      await page.goto('/business/overview');
      await new Portal(page, narrow).header.getByRole('button', { name: 'Quick links' }).click();
      const drawer = page.getByRole('dialog', { name: 'Quick links' });
      await expect(drawer.getByRole('listitem')).toHaveText(['One', 'Two', 'Three', 'Four', 'Five']);
      // Closes by its button on a phone, because the drawer covers everything there.
      if (narrow) await drawer.getByRole('button', { name: /^Close/ }).click();
      else await page.mouse.click(200, 400);
      await expect(drawer).toBeHidden();
    },
  );

  test(
    'a page that is hidden from the breadcrumb leaves its number out',
    { tag: ['@long', '@phone-long'] },
    async ({ page, narrow }) => {
      await page.goto('/business/product/7');
      await expect(new Portal(page, narrow).breadcrumb.getByRole('listitem')).toHaveText(['My Business']);
    },
  );

  test(
    'moving from one remote to another keeps the page, and its focus goes to the new heading',
    { tag: '@phone-long' },
    async ({ page, narrow }) => {
      await new BiographicalPage(page).open();
      await page.evaluate(() => Object.assign(window, { mark: 'the same page' }));
      const { menu, navigation } = new Portal(page, narrow);
      await menu.click();
      await navigation.getByRole('link', { name: 'My Business' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '/business' })).toBeFocused();
      await page.goBack();
      await expect(new BiographicalPage(page).heading).toBeVisible();
      expect(await page.evaluate(() => (window as { mark?: string }).mark)).toBe('the same page');
    },
  );

  test(
    'a consumer is sent away from the administrator’s pages and sees no link to them',
    { tag: ['@long', '@phone-long'] },
    async ({ page, narrow }) => {
      await page.goto('/admin/banner-management');
      await expect(page).toHaveURL(DashboardPage.path);
      // Waits for the redirect to finish, because it could close the menu.
      await expect(new DashboardPage(page).heading).toBeVisible();
      const { avatar, header } = new Portal(page, narrow);
      await avatar.click();
      await expect(header.getByRole('link', { name: 'Sign Out' })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
    },
  );

  test.describe('a catalogue manager', () => {
    test.use({ role: 'catalogue' });

    test(
      'is offered the pages of the role, and told of another who can give the right to it',
      { tag: ['@long', '@phone-long'] },
      async ({ page, narrow }) => {
        await new BiographicalPage(page).open();
        const { avatar, header, menu } = new Portal(page, narrow);
        await avatar.click();
        await header.getByRole('link', { name: 'Admin Panel' }).click();
        await expect(page).toHaveURL('/admin');
        if (narrow) await menu.click();
        const navigation = page.getByRole('navigation', { name: narrow ? 'Main' : 'Administration' });
        await expect(navigation.getByRole('link', { name: 'Complaints' })).toHaveCount(0);
        await expect(navigation.getByRole('link', { name: 'Products' })).toBeVisible();
        await navigation.getByRole('link', { name: 'Letters' }).click();
        await expect(page).toHaveURL('/admin/letters');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('/admin/letters');

        await page.goto('/admin/complaints');
        const refused = new RefusedPage(page);
        await expect(refused.heading).toBeVisible();
        await expect(refused.sentence).toHaveText(
          'You need the right to see every order. An administrator can give it to you.',
        );
        await expect(page).toHaveURL('/admin/complaints');
        expect(await findings(page)).toEqual([]);
        await refused.goOn.click();
        await expect(new DashboardPage(page).heading).toBeVisible();
      },
    );
  });

  test.describe('an administrator', () => {
    test.use({ role: 'admin' });

    test(
      'finds the Admin Panel, and from it the way back',
      { tag: ['@long', '@phone-long'] },
      async ({ page, narrow }) => {
        await new BiographicalPage(page).open();
        const { avatar, header, menu } = new Portal(page, narrow);
        await avatar.click();
        await header.getByRole('link', { name: 'Admin Panel' }).click();
        await expect(page).toHaveURL('/admin');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Panel');
        if (narrow) await menu.click();
        const navigation = page.getByRole('navigation', { name: narrow ? 'Main' : 'Administration' });
        await navigation.getByRole('link', { name: 'Banners' }).click();
        await expect(page).toHaveURL('/admin/banner-management');
      },
    );
  });
});

test(
  'the public pages offer someone who is signed in their own',
  { tag: ['@long', '@phone-long'] },
  async ({ page, narrow }) => {
    await page.goto('/');
    await new PublicChrome(page, narrow).follow('My account');
    await expect(new DashboardPage(page).heading).toBeVisible();
  },
);
