import { readPlans } from '../../areas/plans/import/read-plans.ts';
import { savePlans } from '../../areas/plans/import/save-plans.ts';
import { shopCategories, shopProducts } from '../../areas/shop/tables.ts';
import { tableOfText } from '../../testing/table-of-text.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { hostFile, installDrawingShell, installDrawn } from '../../testing/drawn-release.ts';

/** A remote whose pages read, one of them a second time with the answer to the first. */
const REMOTE = `
const App = async ({ pathname, search, posted, ...request }) => {
  const { asked, read } = reading(request);
  if (pathname === '/broken') throw new Error('no such plan');
  if (pathname === '/personal')
    return { html: '<h1>' + read('/Account/get-profile-name') + '</h1>', asked };
  if (pathname.startsWith('/product/')) {
    const id = Number.parseInt(pathname.slice('/product/'.length), 10);
    const found = read('/Shop/product/' + id);
    if (found === 'refused') return { html: '<h1>Not here</h1>', asked, head: 'not-found' };
    const about = { title: 'One', description: 'The one', list: '/plans', image: null, data: { '@type': 'Product' } };
    return { html: '<h1>One</h1>', asked, head: { ...about, path: '/product/' + id } };
  }
  if (pathname === '/optional') {
    const found = read('/Shop/product/404');
    return { html: '<h1>' + (found === 'refused' ? 'Refused' : 'Waiting') + '</h1>', asked };
  }
  if (pathname === '/odd') return { html: '<h1>Odd</h1>', head: { title: 'Odd', path: '//elsewhere.example' } };
  if (pathname === '/contactUs')
    return { html: '<h1>Write</h1>' + (posted ? escaped(JSON.stringify(posted)) : search) };
  const years = read('/Wealth/tax-year');
  const plans = years === undefined ? undefined : read('/Plans/medical-aid');
  const said = (years?.length ?? 'no') + ' years, ' + (plans?.plans.length ?? 'no') + ' plans';
  return { html: '<h1>' + said + search.replace('?', ' ') + '</h1><input style="width:1px">', asked };
};`;

const route = { layout: 'public', access: 'anyone', page: 'any', title: 'Plans' } as const;
const paths = ['/plans', '/broken', '/personal', '/product/:id', '/optional', '/odd', '/contactUs'];

let service: TestService;
let drawFile = '';

beforeAll(async () => {
  service = await startService();
  await installDrawingShell(service.services);
  drawFile = await installDrawn(
    service.services,
    paths.map((path) => ({ ...route, path })),
    REMOTE,
  );
});
afterAll(() => service.close());

const get = (path: string) =>
  fetch(`${service.url}${path}`, { headers: { accept: 'text/html' }, redirect: 'manual' });
const textOf = async (path: string) => (await get(path)).text();
const answersIn = (html: string): { key: unknown[]; value: unknown }[] => {
  const [, json] =
    /<script type="application\/json" id="answers" data-now="\d+">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json ?? 'null');
};

test('a page is drawn with the answers that it asks for, also for one that depends on another', async () => {
  const reply = await get('/plans');
  const html = await reply.text();
  const [years, plans] = answersIn(html);
  expect(html).toContain(
    '<div id="outlet"><div id="single-spa-application:details" data-drawn><h1>4 years, ',
  );
  expect(html).toContain('<input inert="" data-asleep="" data-asleep-style="width:1px">');
  expect(years).toMatchObject({ key: ['/api/v1/Wealth/tax-year'], value: expect.any(Array) });
  expect(plans).toMatchObject({ key: ['/api/v1/Plans/medical-aid'], value: { plans: expect.any(Array) } });
  expect(reply.headers.get('cache-control')).toContain('s-maxage=10');
  const again = await get('/plans');
  expect(again.headers.get('etag')).toBe(reply.headers.get('etag'));
});

test('what the service publishes stands in the page at the next request', async () => {
  const HEADER =
    'year,scheme,plan,network,hospitalPercent,savingsPercent,chronicConditions,incomeFrom,main,adult,child';
  for (const plans of [1, 2]) {
    const lines = Array.from({ length: plans }, (_, at) => `2026,Aloe,${at},any,100,0,27,0,2000,1800,800`);
    const list = await readPlans(tableOfText(`${[HEADER, ...lines].join('\n')}\n`));
    await savePlans(service.database, list, service.clock.now());
    expect(await textOf('/plans')).toContain(` years, ${plans} plans</h1>`);
  }
});

test('a search is drawn by its address', async () => {
  expect(await textOf('/plans?order=total')).toMatch(/<h1>4 years, \d+ plans order=total<\/h1>/);
});

test('a hundred first searches at once all have their HTML', async () => {
  const pages = await Promise.all(Array.from({ length: 100 }, (_, at) => textOf(`/plans?search=${at}`)));
  expect(pages.filter((html) => html.includes('data-drawn'))).toHaveLength(100);
});

test('a read that is not for everyone is not answered', async () => {
  const html = await textOf('/personal');
  expect(html).toContain('<h1>undefined</h1>');
  expect(answersIn(html)).toEqual([]);
});

test('a page says that its thing does not exist, and which of its addresses is the right one', async () => {
  const missing = await get('/product/987654');
  expect(missing.status).toBe(404);
  const html = await missing.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('Not here');
  const [category] = await service.database
    .insert(shopCategories)
    .values({ name: 'Courses', order: 1, productCount: 1 })
    .returning();
  const [row] = await service.database
    .insert(shopProducts)
    .values({
      sku: 'one',
      name: 'One',
      categoryId: category?.id ?? 0,
      price: 100,
      shortDescription: '',
      link: '',
      description: '',
      sortName: 'one',
      searchText: 'one',
    })
    .returning();
  for (const other of [`/product/0${row?.id}`, `/product/${row?.id}/`]) {
    const moved = await get(other);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `/product/${row?.id}`]);
  }
  expect(await textOf(`/product/${row?.id}`)).toContain('<title>One · Phila</title>');
});

test('a page without a thing that it only mentions waits for it in the browser', async () => {
  expect(await textOf('/optional')).toContain('<h1>Waiting</h1>');
});

test('a head that leads elsewhere is none, and the page comes without HTML', async () => {
  const reply = await get('/odd');
  expect(reply.status).toBe(200);
  expect(await reply.text()).toContain('<div id="root"></div>');
});

test('a form that was posted without a script is drawn with its values and refusals', async () => {
  const post = (message: string) =>
    fetch(`${service.url}/contactUs`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Naledi', email: 'naledi@example.org', message }),
      redirect: 'manual',
    });
  const refused = await post('');
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain('"typed":{"name":"Naledi","email":"naledi@example.org","message":""}');
  expect(html).toContain('"refused":{"message":');
  const sent = await post('How do I join?');
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/contactUs?sent#write']);
  expect(await textOf('/contactUs?sent')).toContain('<h1>Write</h1>?sent=');
});

test('a page that throws comes without HTML, for its script to draw, and the others as ever', async () => {
  const reply = await get('/broken');
  expect(reply.status).toBe(200);
  const html = await reply.text();
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain('id="answers"');
  expect(await textOf('/plans')).toContain('data-drawn');
});

test('the site serves neither the host nor a release’s pages for Node', async () => {
  for (const path of [`/remotes/details/1.2.0/${drawFile}`, `/${hostFile}`, `/assets/../${hostFile}`])
    expect((await fetch(`${service.url}${path}`)).status).toBe(404);
});
