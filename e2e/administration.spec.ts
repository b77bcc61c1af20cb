import { findings } from './findings.ts';
import { newPerson } from './new-person.ts';
import { QuestionsPage } from './pages/questions.ts';
import { ResourceListPage } from './pages/resource-list.ts';
import { send, signInByCall } from './service-client.ts';
import { expect, test } from './test.ts';

test.describe('an administrator', () => {
  test.use({ role: 'admin' });

  test('adds a row, changes it, finds it, takes the change back and removes it', async ({ page }) => {
    const causes = new ResourceListPage(page, '/admin/cause-management', 'Causes', 'causes');
    await causes.open('?row=new');
    await causes.save();
    await expect(causes.drawer.getByText(/^Please enter/).first()).toBeVisible();
    await causes.field(/^Name/).fill('Reading for all');
    await causes.save();
    await expect(causes.main.getByText('Reading for all added')).toBeVisible();
    // A cause has a logo to upload next, so its page stays open.
    await expect(page).toHaveURL(/row=\d+/);
    await expect(causes.field(/^Name/)).toHaveValue('Reading for all');
    await causes.field(/^Name/).fill('Reading for everybody');
    await causes.save();
    await expect(causes.main.getByText('Reading for everybody saved')).toBeVisible();
    await causes.undo.click();
    await expect(causes.row('Reading for all')).toBeVisible();

    await causes.search.fill('reading');
    await expect(page).toHaveURL(/search=reading/);
    await expect(causes.main.getByText('1 cause', { exact: true })).toBeVisible();
    await causes.row('Reading for all').click();
    await causes.drawer.getByRole('tab', { name: 'History' }).click();
    await expect(causes.drawer.getByText('Reading for everybody').first()).toBeVisible();
    expect.soft(await findings(page)).toEqual([]);
    await page.goBack();
    await expect(causes.drawer).toBeHidden();
    await expect(causes.search).toHaveValue('reading');

    await causes.main.getByRole('checkbox', { name: 'Choose Reading for all' }).check();
    await causes.main.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(causes.main.getByText('No causes match')).toBeVisible();
    await causes.main.getByText('Removed', { exact: true }).click();
    await expect(causes.row('Reading for all')).toBeVisible();
  });

  test('a saved file is imported again without a change', { tag: '@long' }, async ({ page }) => {
    const lists = new ResourceListPage(page, '/admin/lookup-management', 'Lists of choices', 'entries');
    await lists.open();
    const saving = page.waitForEvent('download');
    await lists.choose('Save these as CSV');
    const file = await (await saving).path();
    await lists.choose('Import a file');
    const choosing = page.waitForEvent('filechooser');
    await lists.drawer.getByRole('button', { name: 'Choose a file' }).click();
    await (await choosing).setFiles(file);
    await expect(
      lists.drawer.getByText(/: 0 entries new, 0 changed, \d+ as they are, 0 refused\.$/),
    ).toBeVisible();
    await expect(lists.drawer.getByRole('button', { name: 'Nothing to save' })).toBeDisabled();
  });

  test(
    'puts together what a product asks: chosen, added, dragged, saved, and asked before it is left',
    { tag: '@long' },
    async ({ page }) => {
      const questions = new QuestionsPage(page);
      const [day, size] = ['On which day?', 'Which size?'];
      await questions.open();
      await questions.choose('Health and safety representative');
      await questions.add(day, 'date');
      await questions.add(size, 'radio', ['Small', 'Large']);
      await expect(questions.preview.getByRole('radio', { name: 'Large' })).toBeVisible();
      // Scrolls to the dragged item first, because scrolling moves the drop target.
      await questions.handle(size).hover();
      const target = await questions.handle(day).boundingBox();
      await page.mouse.down();
      await page.mouse.move((target?.x ?? 0) + 10, (target?.y ?? 0) - 10, { steps: 5 });
      await page.mouse.up();
      await questions.expectOrder([size, day]);
      await questions.saved();
      expect.soft(await findings(page)).toEqual([]);
      await page.reload();
      await questions.expectOrder([size, day]);

      await questions.handle(size).press('ArrowDown');
      await questions.expectOrder([day, size]);
      await expect(questions.handle(size)).toBeFocused();
      await page
        .getByRole('navigation', { name: 'Administration' })
        .getByRole('link', { name: 'Products' })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
      await questions.act(day, 'Delete');
      await questions.act(size, 'Delete');
      await questions.saved();
      await expect(questions.main.getByText('This product has no questions')).toBeVisible();
    },
  );

  test(
    'writes a media release beside its preview, and publishes it for all visitors',
    { tag: '@long' },
    async ({ page, openAs, complaints }) => {
      // Expects a 404, because the visitor opens the release before it is published.
      complaints.expect(/status of 404/);
      await page.goto('/admin/media-releases-management/create');
      const releases = new ResourceListPage(
        page,
        '/admin/media-releases-management',
        'Media releases',
        'media releases',
      );
      await releases.field(/^Title/).fill('A course in every town');
      await releases.field(/^Address/).fill('a-course-in-every-town');
      await releases.field(/^Summary/).fill('Short courses come to smaller towns.');
      await releases
        .field(/^Text/)
        .fill(
          '## Where\n\nFrom **Cradock** to Kuruman, in halls and libraries that stand empty in the evening. Each course takes ten evenings, and each town says which it wants first. This release is made up.',
        );
      await releases.field(/^Author/).fill('Lerato Nkosi');
      const preview = releases.drawer.getByRole('region', { name: 'Preview' });
      await expect(preview.getByText('Cradock', { exact: true })).toBeVisible();
      await releases.save();
      await expect(page).toHaveURL(/row=\d+/);
      const visitor = await openAs('consumer');
      await visitor.goto('/media-releases/a-course-in-every-town');
      await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('A course in every town');
      await releases.drawer.getByRole('tab', { name: 'Preview link' }).click();
      await releases.drawer.getByRole('button', { name: 'Make a link' }).click();
      await visitor.goto(await releases.drawer.getByText(/#token=/).innerText());
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('A course in every town');
      await expect(visitor.getByText('A draft: it is not published yet')).toBeVisible();
      expect.soft(await findings(visitor)).toEqual([]);
      await releases.drawer.getByRole('button', { name: 'Withdraw the link' }).click();
      await expect(releases.drawer.getByText('No link works at present.')).toBeVisible();
      await visitor.reload();
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This draft is not shown any more');
      await visitor.goto('/media-releases/a-course-in-every-town');
      await releases.drawer.getByRole('button', { name: 'Publish now' }).click();
      await expect(releases.drawer.getByText(/^Published since/)).toBeVisible();
      await visitor.reload();
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('A course in every town');
    },
  );

  test(
    'saves what a list shows as a view, and finds it again in another browser',
    { tag: '@long' },
    async ({ page, openAs }) => {
      const lists = new ResourceListPage(page, '/admin/lookup-management', 'Lists of choices', 'entries');
      const view = (item: string) => lists.choose(item, 'Views of entries');
      await lists.open('?search=card');
      await view('Save as a view');
      await page.getByLabel('Name of the view').fill('Cards');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(lists.main.getByText('View: Cards')).toBeVisible();
      expect.soft(await findings(page)).toEqual([]);
      await view('Open the list with this view');

      const other = await openAs('admin');
      const there = new ResourceListPage(other, '/admin/lookup-management', 'Lists of choices', 'entries');
      await there.open();
      await expect(there.search).toHaveValue('card');
      await there.choose('Remove this view', 'Views of entries');
      await other.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await expect(there.main.getByText('View: Cards')).toBeHidden();
      await expect(there.search).toHaveValue('');
      await there.open();
      await expect(there.search).toHaveValue('');
    },
  );

  test('goes through a list by keys alone', { tag: '@long' }, async ({ page }) => {
    const lists = new ResourceListPage(page, '/admin/lookup-management', 'Lists of choices', 'entries');
    await lists.open();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    const second = lists.main.locator('a[data-row]').nth(1);
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(lists.drawer.getByRole('tab', { name: 'Details' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lists.drawer).toBeHidden();
    await expect(second).toBeFocused();
  });
});

test.describe('an administrator on a phone', () => {
  test.use({ role: 'admin', viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test(
    'has the button of each session of a person in sight',
    { tag: '@long' },
    async ({ page, site }, { workerIndex }) => {
      const { email } = await newPerson(site, 'sessions', workerIndex);
      const { accessToken: token } = await signInByCall(site, 'admin');
      const { people } = (await send(site, 'POST', '/Identity/people/search', {
        token,
        body: { text: email },
      })) as { people: { id: string }[] };
      await page.goto(`/admin/administrative/people/${people[0]?.id ?? ''}`);
      const session = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
      const end = session.first().getByRole('button', { name: /^End the session of/ });
      await expect(end).toBeVisible();
      const { x, width } = (await end.boundingBox()) ?? { x: Infinity, width: 0 };
      expect(x + width).toBeLessThanOrEqual(375);
      expect(await findings(page)).toEqual([]);
    },
  );
});

test.describe('a catalogue manager', () => {
  test.use({ role: 'catalogue' });

  test(
    'is shown what they look after, and told of the rest who can give it',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/admin');
      const tiles = page.getByRole('list', { name: 'What you look after' });
      await expect(tiles.getByRole('link')).toHaveText([/^Products/, /^Categories/, /^Discount codes/]);
      const menu = page.getByRole('navigation', { name: 'Administration' });
      await expect(menu.getByRole('link', { name: 'Causes' })).toBeHidden();
      await page.goto('/admin/cause-management');
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Causes');
    },
  );
});
