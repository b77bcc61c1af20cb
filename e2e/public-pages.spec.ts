import { declarations, isPlain } from './declared-routes.ts';
import { findings } from './findings.ts';
import { expect, test } from './test.ts';

/** Public routes of the specification, in its order. */
const SPECIFIED = [
  '/budgetCalculator',
  '/mortgageCalculator',
  '/vehicleCalculator',
  '/loanCalculator',
  '/retirementCalculator',
  '/compoundInterestCalculator',
  '/payslipSimulator',
  '/shop',
  '/travel',
  '/medicalAidHealthInsurance',
  '/funeralPolicy',
  '/compareMyMedicalAid',
  '/compareMyInsurance',
  '/wealthCreation',
  '/myCareer',
  '/organisePhila',
  '/moneytimeFinancialLiteracy',
  '/yenzaCareerGuidance',
  '/courses',
  '/learningDashboard',
  '/contactUs',
  '/ourValues',
  '/security',
  '/ourPartners',
  '/integrations',
  '/landing-page',
  '/media-releases',
  '/privacy-policy',
  '/terms-and-conditions',
  '/',
  '/shortTermInsurance',
  '/riskCover',
  '/retirementPlanning',
  '/willAndTestement',
  '/netWealth',
  '/privacyPolicy',
] as const;

const publicRoutes = declarations.flatMap(({ routes }) =>
  routes.filter((route) => route.layout === 'public' && isPlain(route)),
);

test('every public route of the specification is declared, and an unknown one is not found', async ({
  request,
}) => {
  const paths = publicRoutes.map(({ path }) => path);
  expect(SPECIFIED.filter((path) => !paths.includes(path))).toEqual([]);
  for (const path of SPECIFIED)
    expect([path, (await request.get(path, { headers: { accept: 'text/html' } })).status()]).toEqual([
      path,
      200,
    ]);
  const unknown = await request.get('/noSuchPage', { headers: { accept: 'text/html' } });
  expect(unknown.status()).toBe(404);
});

test('each public page has its own heading, title and description, and links that answer', async ({
  browser,
  baseURL,
  page,
  request,
}) => {
  // Reads the pages as the service draws them: the scripts of fifty pages take minutes.
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const drawn = await plain.newPage();
  const headings = new Map<string, string>();
  const links = new Set<string>();
  for (const { path, page: name } of publicRoutes) {
    await drawn.goto(path, { waitUntil: 'commit' });
    const heading = drawn.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    await expect(heading).toBeVisible();
    await expect(heading).not.toHaveText('We can’t find this page');
    // A page may have two addresses, but no two pages share a heading.
    const said = (await heading.textContent()) ?? '';
    expect([path, headings.get(said) ?? name]).toEqual([path, name]);
    headings.set(said, name ?? '');
    for (const href of await drawn
      .locator('a[href]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
      if (href !== null) links.add(href);
  }
  await plain.close();
  const inside = [...links].filter((href) => href.startsWith('/'));
  expect(inside.length).toBeGreaterThan(50);
  for (const href of new Set(inside.map((one) => one.split('#')[0] ?? one))) {
    const answer = await request.get(href, { headers: { accept: 'text/html,*/*' } });
    expect([href, answer.status()]).toEqual([href, 200]);
  }
  // A linked section exists on its page; other hashes belong to the page's own state.
  for (const href of inside.filter((one) => /#[a-z-]+$/.test(one))) {
    const [path = '', id = ''] = href.split('#');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator(`[id="${id}"]`)).toBeAttached();
  }
  // Lists without a script are filtered and paged by the query alone.
  const outside = [...links].filter((href) => !/^[/#?]/.test(href));
  expect(outside.filter((href) => !/^(https:\/\/|mailto:|tel:)/.test(href))).toEqual([]);
});

test('the document of a page of the public site says what is found there', async ({ request }) => {
  const own = declarations.find(({ name }) => name === 'public')?.routes ?? [];
  const open = own.filter(
    (route) => route.layout === 'public' && route.access === 'anyone' && isPlain(route),
  );
  for (const { path, description } of open) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
    expect([path, title.length >= 15 && title.length <= 65]).toEqual([path, true]);
    const [, said = ''] = /<meta name="description" content="(.*?)">/.exec(html) ?? [];
    const plain = said.replaceAll('&#39;', "'").replaceAll('&amp;', '&');
    expect([path, plain]).toEqual([path, description]);
    // Expects the description in the head only: the page's registry leaves it out.
    const [, registry = ''] = /id="registry">(.*?)<\/script>/s.exec(html) ?? [];
    expect(registry).toContain('"routes"');
    expect(registry).not.toContain('"description"');
  }
});

test('the map for search engines names the pages that call themselves by their address', async ({
  request,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(
    /^User-agent: \*\nAllow: \/api\/v1\/Image\/file\/\nDisallow: \/api\/\n\nSitemap: /,
  );
  const map = await (await request.get('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(listed.length).toBeGreaterThan(30);
  for (const address of listed) {
    const html = await (
      await request.get(new URL(address).pathname, { headers: { accept: 'text/html' } })
    ).text();
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
  }
  const portal = await (await request.get('/dashboard', { headers: { accept: 'text/html' } })).text();
  expect(portal).toContain('<meta name="robots" content="noindex">');
});

for (const path of ['/wealthCreation', '/willAndTestement', '/contactUs', '/courses'])
  test(`axe finds nothing on ${path}`, { tag: ['@long', '@phone-long'] }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
  });
