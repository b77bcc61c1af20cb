import { inUse, publishChanged } from './broken-release.ts';
import { BiographicalPage } from './pages/biographical.ts';
import { notice } from './pages/notices.ts';
import { saveBiographical, storedBiographical } from './service-client.ts';
import type { Site } from './site.ts';
import { expect, test } from './test.ts';

/* A remote released before a field existed, against a service that has the field. */

/**
 * Matches the field "Birth name" (its definition and place in the form) in built JavaScript, to make an older release
 * by removing it. A remote knows a field only from its definition, and building an older commit would differ in other
 * ways too.
 */
const BIRTH_NAME = /birthName:\(0,[\w.$]+\)\("Birth name",[^{}]*\{[^{}]*\}\),|"birthName",/g;

/** Registry as served now. */
const registered = async (site: Site): Promise<string> => (await fetch(`${site.url}/registry.json`)).text();

/** All JavaScript of the release in use. */
const textInUse = async (site: Site): Promise<string> => {
  const { remotes } = JSON.parse(await registered(site)) as {
    remotes: { name: string; base: string; integrity: Record<string, string> }[];
  };
  const { base, integrity } = remotes.find(({ name }) => name === 'details') ?? { base: '', integrity: {} };
  const scripts = Object.keys(integrity).filter((file) => file.endsWith('.js'));
  const texts = scripts.map(async (file) => (await fetch(`${site.url}${base}${file}`)).text());
  return (await Promise.all(texts)).join('\n');
};

/** Runs `work` with the older remote in use, then restores the current one. */
const withOldRemote = async (site: Site, work: () => Promise<void>): Promise<void> => {
  expect(await textInUse(site)).toContain('birthName');
  const before = await registered(site);
  await publishChanged(site, 'details', { from: BIRTH_NAME, to: '' });
  try {
    expect(await textInUse(site), 'nothing of the field is left in the old remote').not.toContain(
      'birthName',
    );
    await work();
  } finally {
    await inUse(site, 'details', (await site.releases().back('details')) ?? undefined);
  }
  expect(await registered(site), 'the other tests of this worker find the site as it was').toBe(before);
};

test.use({ role: 'consumer' });

test('a remote from before a field was added saves its record, and the field keeps what the service has', async ({
  page,
  site,
}) => {
  await saveBiographical(site, 'consumer', { birthName: 'Dlamini' });
  const biographical = new BiographicalPage(page);

  await withOldRemote(site, async () => {
    await biographical.open();
    await expect(biographical.value('Last name')).toHaveText('Mokoena');
    await expect(biographical.value('Birth name')).toHaveCount(0);
    const dialog = await biographical.openDialog();
    await expect(dialog.field('Birth name')).toHaveCount(0);
    await dialog.field('Known as').fill('Tee');
    const asked = page.waitForRequest((request) => request.method() === 'PUT');
    await dialog.save.click();
    const sent = (await asked).postDataJSON() as object;
    expect(sent).toMatchObject({ knownAs: 'Tee', otherNames: 'Grace' });
    expect(sent, 'an old remote does not know the field').not.toHaveProperty('birthName');
    await expect(notice(page, 'Details updated successfully!')).toBeVisible();
    await expect(dialog.box).toBeHidden();
    await expect(biographical.value('Known as')).toHaveText('Tee');

    expect(await storedBiographical(site, 'consumer')).toMatchObject({
      firstName: 'Thandi',
      lastName: 'Mokoena',
      otherNames: 'Grace',
      identityNumber: '8001015009087',
      knownAs: 'Tee',
      birthName: 'Dlamini',
    });
  });

  await page.reload();
  await expect(biographical.value('Birth name')).toHaveText('Dlamini');
  await expect(biographical.value('Known as')).toHaveText('Tee');

  // The current remote sends the field, so a blank one clears it.
  const dialog = await biographical.openDialog();
  await expect(dialog.field('Birth name')).toHaveValue('Dlamini');
  await dialog.field('Birth name').fill('');
  await dialog.save.click();
  await expect(dialog.box).toBeHidden();
  await expect(biographical.value('Birth name')).toHaveText('Not given');
  expect(await storedBiographical(site, 'consumer')).toMatchObject({ birthName: null, knownAs: 'Tee' });
});
