import { readFileSync } from 'node:fs';
import { readBack } from '@phila/cv-template/read-back';
import { calls } from '@phila/contract';
import type { Response } from '@playwright/test';
import { findings, widthBeyond } from './findings.ts';
import { beginAs, newPerson } from './new-person.ts';
import { CreateMyCvPage } from './pages/create-my-cv.ts';
import { notice } from './pages/notices.ts';
import { expect, test } from './test.ts';

const WATERMARK = 'PURCHASE TEMPLATE';

test('a profile becomes a CV, without what is hidden; template 30 is bought and loses its watermark', async ({
  page,
  site,
  context,
  narrow,
}, { workerIndex }) => {
  await beginAs(context, await newPerson(site, 'applicant', workerIndex));
  const cv = new CreateMyCvPage(page);

  await test.step('they fill in their profile', async () => {
    const fill = async (
      path: string,
      fields: Readonly<Record<string, string>>,
      choose?: [string, string],
    ) => {
      await page.goto(`${path}#add`);
      const dialog = page.getByRole('dialog');
      for (const [label, value] of Object.entries(fields))
        await dialog.getByLabel(label, { exact: true }).fill(value);
      if (choose) await dialog.getByLabel(choose[0], { exact: true }).selectOption(choose[1]);
      await dialog.getByRole('button', { name: /^(Save|Add|Create|Update)/ }).click();
      await expect(dialog).toBeHidden();
    };
    await page.goto('/career/personal/about-me#edit');
    const about = page.getByRole('dialog');
    await about.getByLabel('Heading').fill('Electrician');
    await about.getByLabel('Personal summary').fill('I wire houses in Thohoyandou and in Ṱhohoyanḓou.');
    await about.getByLabel('LinkedIn').fill('www.linkedin.com/in/nomvula-khumalo');
    await about.getByRole('button', { name: /^(Save|Add|Create|Update)/ }).click();
    await expect(about).toBeHidden();
    await fill('/career/experience', {
      'Company Name': 'Imbali Foods',
      'Job Title': 'Senior electrician',
      Responsibilities: 'Kept two plants running.',
      'Start date': '1 Mar 2021',
      'End date': '28 Feb 2024',
    });
    await fill('/career/experience', {
      'Company Name': 'Umoya Energy',
      'Job Title': 'Apprentice',
      'Start date': '1 Mar 2017',
      'End date': '28 Feb 2021',
    });
    await fill('/career/skills', { Skill: 'Fault finding', Description: 'Faster than most.' }, [
      'Level',
      'Expert',
    ]);
  });

  await test.step('they see it, hide a job, and download it', async () => {
    await cv.open();
    if (!narrow) await expect(cv.firstPage).toBeVisible();
    await cv.hide('Umoya Energy');
    const { name, file } = await cv.downloaded();
    expect(name).toBe('Nomvula KhumaloCV.pdf');
    const { text, isTagged, links } = await readBack(file);
    expect(isTagged).toBe(true);
    expect(text).toContain('linkedin.com/in/nomvula-khumalo');
    expect(links).toContain('https://www.linkedin.com/in/nomvula-khumalo');
    for (const part of ['Nomvula Khumalo', 'Electrician', 'Ṱhohoyanḓou', 'Imbali Foods', 'Fault finding'])
      expect(text).toContain(part);
    expect(text).not.toContain('Umoya Energy');
  });

  await test.step('a paid layout is for sale', async () => {
    await expect(cv.template('Horizon')).toBeVisible();
    expect(await cv.roomBesideLastTemplate()).toBeLessThan(1);
    await cv.template('Horizon').click();
    await cv.addToCart.click();
    await expect(notice(page, 'Cv added to cart')).toBeVisible();
  });

  await test.step('its saved file has the watermark, whatever the page shows', async () => {
    await expect(cv.main.getByText(/^Last changed/)).toBeVisible();
    await cv.main.getByRole('button', { name: 'Actions for My CV' }).click();
    const begun = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Download as saved' }).click();
    const download = await begun;
    expect(download.suggestedFilename()).toMatch(/^CV_[0-9a-f-]{36}\.pdf$/);
    expect((await readBack(readFileSync(await download.path()))).text).toContain(WATERMARK);
  });

  await test.step('they buy it', async () => {
    await page.goto('/offers/cart');
    await cv.main.getByRole('button', { name: 'Checkout' }).click();
    await expect(page).toHaveURL('/offers/checkout');
    await cv.main.getByRole('textbox', { name: /^Phone/ }).fill('082 555 0117');
    // Asks for no address, because a template is downloaded and its invoice names none.
    await expect(cv.main.getByRole('textbox', { name: / address/ })).toHaveCount(0);
    await cv.main.getByRole('button', { name: 'Review your order' }).click();
    await cv.main.getByRole('radio', { name: /right away/ }).check();
    await cv.main.getByRole('button', { name: /^Order and pay/ }).click();
    await expect(page).toHaveURL(/\/pay\//);
    await cv.main.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(/\/offers\/orders\/\d+$/);
  });

  await test.step('and download it without the watermark', async () => {
    await cv.open();
    await expect(cv.template('Horizon')).toHaveAttribute('aria-pressed', 'true');
    const { name, file } = await cv.downloaded();
    expect(name).toBe('Nomvula KhumaloCV.pdf');
    const { text } = await readBack(file);
    expect(text).toContain('Imbali Foods');
    expect(text).not.toContain(WATERMARK);
    expect(text).not.toContain('Umoya Energy');
  });
});

test(
  'a CV of another tool fills an empty profile, and leaves it as a file',
  { tag: '@long' },
  async ({ page, site, context }, { workerIndex }) => {
    const person = await newPerson(site, 'mover', workerIndex);
    await beginAs(context, person);
    const resume = {
      basics: {
        name: 'Nomvula Khumalo',
        label: 'Buyer of grain',
        phone: '082 555 0117',
        location: { city: 'Durban' },
        url: 'https://nomvula.co.za/work',
        profiles: [{ network: 'LinkedIn', username: 'nomvula-k' }],
      },
      work: [{ name: 'Karoo Mills', position: 'Buyer', startDate: '2018-04', endDate: '2021' }],
      languages: [{ language: 'Zulu', fluency: 'Native speaker' }, { language: 'English' }],
    };
    const cv = new CreateMyCvPage(page);
    await cv.open();

    await test.step('they choose what is brought along', async () => {
      await cv.main.getByRole('button', { name: 'Bring a CV along' }).click();
      const dialog = page.getByRole('dialog', { name: 'Bring a CV along' });
      await dialog.getByLabel('JSON Resume file').setInputFiles({
        name: 'resume.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(resume)),
      });
      await expect(dialog.getByRole('region', { name: 'Contact and languages' })).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await findings(page, { onlyColours: colorScheme === 'dark' }), colorScheme).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => widthBeyond(page)).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 800 });
      await dialog.getByRole('button', { name: 'Add 6 entries' }).click();
      await expect(notice(page, '6 entries added to your profile')).toBeVisible();
    });

    await test.step('their CV says it', async () => {
      const { text, links } = await readBack((await cv.downloaded()).file);
      for (const part of ['Buyer of grain', 'Karoo Mills', '082 555 0117', 'Durban', 'isiZulu', 'English'])
        expect(text).toContain(part);
      expect(links).toEqual([
        'tel:0825550117',
        // Email address of the sign-up; the imported file has none.
        `mailto:${person.email}`,
        'https://www.linkedin.com/in/nomvula-k',
        'https://nomvula.co.za/work',
      ]);
    });

    await test.step('and so does the file that they take along', async () => {
      const begun = page.waitForEvent('download');
      await cv.main.getByRole('button', { name: 'Export as JSON Resume' }).click();
      const { basics, work, languages } = JSON.parse(readFileSync(await (await begun).path(), 'utf8'));
      expect(basics).toMatchObject({
        label: 'Buyer of grain',
        phone: '0825550117',
        location: { city: 'Durban' },
        url: 'https://nomvula.co.za/work',
        profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/nomvula-k' }],
      });
      expect(work).toMatchObject([{ name: 'Karoo Mills', endDate: '2021' }]);
      expect(languages).toMatchObject([{ language: 'isiZulu' }, { language: 'English' }]);
    });
  },
);

test(
  'only Create My CV fetches the engine, as a file that a browser keeps',
  { tag: '@long' },
  async ({ page, site, context }, { workerIndex }) => {
    await beginAs(context, await newPerson(site, 'fetcher', workerIndex));
    const engine: Response[] = [];
    page.on('response', (response) => {
      if (/cv-worker[^/]*\.js/.test(response.url())) engine.push(response);
    });
    for (const path of ['/career/overview', '/career/personal/about-me', '/career/experience']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    expect(engine).toEqual([]);
    await new CreateMyCvPage(page).open();
    await expect.poll(() => engine.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(engine).toHaveLength(1);
    expect(await engine[0]?.headerValue('cache-control')).toContain('immutable');
  },
);

test(
  'a slow phone gets thirty long jobs as a file',
  { tag: '@long' },
  async ({ page, site, context }, { workerIndex }) => {
    const person = await newPerson(site, 'slow', workerIndex);
    const responsibilities = 'Mveledziso ya vhathu na U langa mishumo ya ḓuvha. '
      .repeat(90)
      .slice(0, 4000)
      .trim();
    const experience = Array.from({ length: 30 }, (_, index) => ({
      experienceTypeId: 2,
      projectName: `Imbali Foods ${index + 1}`,
      positionRole: 'Planner',
      responsibilities,
      startDate: `${1990 + index}-01-01`,
      endDate: `${1990 + index}-12-31`,
      currentRole: false,
    }));
    const brought = await page.request.post(`${site.url}/api/v1${calls.career.cv.importProfile.path}`, {
      headers: { authorization: `Bearer ${person.tokens.accessToken}` },
      data: { experience },
    });
    expect(brought.status()).toBe(201);
    await beginAs(context, person);
    await page.setViewportSize({ width: 375, height: 812 });
    const processor = await context.newCDPSession(page);
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const cv = new CreateMyCvPage(page);
    await cv.open();
    const { file } = await cv.downloaded();
    const { text, pages } = await readBack(file);
    expect(pages.length).toBeGreaterThan(10);
    expect([text.includes('Imbali Foods 1 '), text.includes('Imbali Foods 30')]).toEqual([true, true]);
  },
);

test(
  'a link shows the CV without contact details, until it is ended',
  { tag: '@long' },
  async ({ page, site, context, browser, complaints }, { workerIndex }) => {
    complaints.expect(/status of 404/);
    await beginAs(context, await newPerson(site, 'sharer', workerIndex));
    const cv = new CreateMyCvPage(page);
    await cv.open();
    await cv.main.getByRole('button', { name: 'Actions for My CV' }).click();
    await page.getByRole('menuitem', { name: 'Share by a link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share My CV' });
    await expect(dialog.getByText('Only you see this CV.', { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const link = await dialog.getByText(/\/shared-cv#token=/).textContent();
    const other = await browser.newContext({ baseURL: site.url });
    await complaints.watch(other);
    const visitor = await other.newPage();
    const response = await visitor.goto(link ?? '');
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(visitor.getByRole('heading', { level: 1, name: 'Nomvula Khumalo' })).toBeVisible();
    await expect(visitor.getByRole('main')).not.toContainText('@example.com');
    const begun = visitor.waitForEvent('download');
    await visitor.getByRole('button', { name: 'Download as PDF' }).click();
    expect((await begun).suggestedFilename()).toBe('Nomvula KhumaloCV.pdf');
    await dialog.getByRole('button', { name: /^End the link/ }).click();
    await expect(dialog.getByText('Only you see this CV.', { exact: false })).toBeVisible();
    await visitor.reload();
    await expect(
      visitor.getByRole('heading', { level: 1, name: 'This CV is not shown any more' }),
    ).toBeVisible();
    await other.close();
  },
);
