import { inUse, publishBuilt } from './broken-release.ts';
import { findings } from './findings.ts';
import { FaultPanel } from './pages/fault-panel.ts';
import { notice } from './pages/notices.ts';
import { RemotesPage } from './pages/remotes.ts';
import { takeRecoveryCode } from './service-client.ts';
import { expect, REMOTE_FAULT, test } from './test.ts';

test.use({ role: 'admin' });

test(
  'a release is taken back on a phone, and a remote withdrawn and brought back',
  { tag: '@phone-long' },
  async ({ page, site, complaints }) => {
    complaints.expect(/status of 403/);
    const { remotes: before } = (await (await fetch(`${site.url}/registry.json`)).json()) as {
      remotes: { name: string; version: string }[];
    };
    const old = before.find(({ name }) => name === 'career')?.version ?? '';
    const version = await publishBuilt(site, 'career');
    const remotes = new RemotesPage(page);
    await remotes.open();
    const career = remotes.remote('My Career');
    await expect(career.getByText(`${version} is in use`)).toBeVisible();
    await remotes.act('My Career', {
      button: `Back to ${old}`,
      submit: `Use ${old}`,
      reason: 'CVs do not open',
    });
    await remotes.confirm(await takeRecoveryCode(site, 'admin'));
    await expect(notice(page, `My Career ${old} is in use`)).toBeVisible();
    await inUse(site, 'career', old);
    await expect(career.getByText(`${old} is in use`)).toBeVisible();
    expect.soft(await findings(page)).toEqual([]);

    // The factor was given within the last five minutes, so it is not asked for again.
    await remotes.act('My Career', {
      button: 'Withdraw My Career',
      submit: 'Withdraw it',
      reason: 'CVs are lost',
    });
    await expect(career.getByText('Withdrawn', { exact: true })).toBeVisible();
    await expect
      .poll(async () => (await fetch(`${site.url}/registry.json`)).text())
      .not.toContain('"name":"career"');
    await remotes.act('My Career', {
      button: `Bring ${old} back`,
      submit: `Use ${old}`,
      reason: 'It was mended',
    });
    await inUse(site, 'career', old);
    await expect(career.getByText(`${old} is in use`)).toBeVisible();

    await page.goto('/admin/administrative/audit');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Takes a remote out of the site' }).first(),
    ).toBeVisible();
  },
);

test(
  'a remote that did not load for a visitor is among the faults of Health',
  { tag: '@long' },
  async ({ page, complaints }) => {
    complaints.expect(/Failed to load resource|Failed to find a valid digest/, REMOTE_FAULT);
    const files = /\/remotes\/public\//;
    await page.route(files, (route) => route.fulfill({ status: 503 }));
    const reported = page.waitForResponse(
      (response) =>
        response.url().endsWith('/Administration/remote-faults') && response.request().method() === 'POST',
    );
    await page.goto('/');
    await expect(new FaultPanel(page, 'Money, career and papers in one place').title).toBeVisible();
    expect((await reported).status()).toBe(200);
    await page.unroute(files);

    await page.goto('/admin/administrative/health?show=faults');
    const faults = page.getByRole('main').getByRole('region', { name: 'Faults of remotes' });
    // Ignores faults of other remotes from earlier tests on this site.
    const ofPublic = faults.getByRole('row').filter({ hasText: /public \d+\.\d+\.\d+/ });
    await expect(ofPublic.getByText('Did not load').first()).toBeVisible();
    expect.soft(await findings(page)).toEqual([]);
  },
);
