import { publishChanged } from './broken-release.ts';
import { findings } from './findings.ts';
import { RemotesPage } from './pages/remotes.ts';
import { takeRecoveryCode } from './service-client.ts';
import { expect, test } from './test.ts';

test.use({ role: 'admin' });

test('a release given to all visitors by percentage is theirs from the second page on, until it is taken back', async ({
  page,
  site,
  browser,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  const [from, to] = ['Why half insured is half paid', 'Half insured, half paid'];
  const version = await publishChanged(site, 'public', { from, to }, false);
  const remotes = new RemotesPage(page);
  await remotes.open();
  await remotes.rollOut('Public site', version, '100');
  await remotes.confirm(await takeRecoveryCode(site, 'admin'));
  const region = remotes.remote('Public site');
  await expect(region.getByText(`${version} is with 100% of visitors and testers.`)).toBeVisible();
  expect.soft(await findings(page)).toEqual([]);

  const visitors = await browser.newContext({ baseURL: site.url });
  const visitor = await visitors.newPage();
  const headline = (name: string) => visitor.getByRole('heading', { level: 2, name });
  const joined = visitor.waitForResponse('**/Visitor/rollouts');
  const first = await visitor.goto('/shortTermInsurance');
  expect(first?.headers()['cache-control']).toContain('public');
  await expect(headline(from)).toBeVisible();
  expect((await joined).status()).toBe(200);
  const second = await visitor.reload();
  expect(second?.headers()['cache-control']).toBe('private, no-cache');
  await expect(headline(to)).toBeVisible();
  await expect(visitor.locator('[data-drawn]')).toHaveCount(0);
  await expect(headline(to)).toBeVisible();

  await remotes.act('Public site', {
    button: `Take ${version} back`,
    submit: 'Take it back',
    reason: 'The headline is wrong',
  });
  await expect(region.getByText(`${version} is with`)).toBeHidden();
  const third = await visitor.reload();
  expect(third?.headers()['cache-control']).toContain('public');
  await expect(headline(from)).toBeVisible();
  await visitors.close();
});
