import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { calls, mediaRelease, resourceCalls, specifiedCalls, shopProduct } from '@phila/contract';
import { shopCategories, shopProducts } from '../areas/shop/tables.ts';
import { organisations } from '../core/accounts/organisations.ts';
import { signedIn } from '../testing/signed-in.ts';
import { asItIs } from '../testing/resources/as-it-is.ts';
import { startService, type TestService } from '../testing/service.ts';
import { installDrawingShell, installDrawn } from '../testing/drawn-release.ts';

const productCalls = specifiedCalls(shopProduct);

/** A remote whose pages show published rows. */
const REMOTE = `
const about = (fields) => ({ image: null, ...fields });
const App = async ({ pathname, search, ...request }) => {
  const { asked, read } = reading(request);
  const query = new URLSearchParams(search);
  const page = (html, head = null) => ({ html, asked, head });
  const PageNumber = query.get('page') ?? '1';
  const SearchTerm = query.get('search');
  if (pathname === '/media-releases') {
    const list = read('${calls.mediaReleases.list.path}', { PageNumber, PageSize: '10', SearchTerm });
    return page('<h1>Releases</h1>' + (list?.items ?? []).map(({ title }) => '<li>' + escaped(title) + '</li>').join(''));
  }
  if (pathname.startsWith('/media-releases/')) {
    const found = read('/MediaReleases/release/' + pathname.slice('/media-releases/'.length));
    if (found === 'refused') return page('', 'not-found');
    if (found === undefined) return page('<h1>Release</h1>');
    const { slug, title, summary, publishedAt, body } = found;
    const data = { '@type': 'NewsArticle', headline: title, datePublished: publishedAt };
    return page('<h1>' + escaped(title) + '</h1>' + escaped(body), about({ title, description: summary, path: '/media-releases/' + slug, list: '/media-releases', data }));
  }
  if (pathname === '/shop') {
    const list = read('${calls.shop.products.path}', { PageNumber, PageSize: '12', SearchTerm, Sort: query.get('sort'), MinPrice: query.get('price') });
    return page('<h1>Shop</h1>' + (list?.items ?? []).map(({ productName }) => '<i>' + escaped(productName) + '</i>').join(''));
  }
  if (pathname.startsWith('/product/')) {
    const found = read('/Shop/product/' + pathname.slice('/product/'.length));
    if (found === 'refused') return page('', 'not-found');
    if (found === undefined) return page('<h1>Product</h1>');
    const { productId, productName: title, price } = found;
    return page('<h1>' + escaped(title) + '</h1>', about({ title, description: '', path: '/product/' + productId, list: '/shop', data: { '@type': 'Product', offers: { price: price.toFixed(2) } } }));
  }
  return page('<h1>Plain</h1>');
};`;

const route = { layout: 'public', access: 'anyone', title: 'Media releases' } as const;
const ROUTES = [
  {
    ...route,
    path: '/media-releases',
    page: 'list',
    description: 'All of them, the latest first, with what each of them says in short.',
  },
  { ...route, path: '/media-releases/:slug', page: 'detail', title: 'Media release' },
  { ...route, path: '/later', page: 'later' },
  {
    ...route,
    path: '/shop',
    page: 'shop',
    title: 'Shop',
    description: 'What is on offer in the shop now, with its prices in rand and with VAT.',
  },
  { ...route, path: '/product/:productId', page: 'product', title: 'Product Details' },
] as const;

const NOW = new Date('2026-11-22T09:00:00Z');
const manage = resourceCalls(mediaRelease);
let service: TestService;
let editor: { token: string };

const release = async ({ services }: TestService): Promise<void> => {
  await installDrawingShell(services);
  await installDrawn(services, ROUTES, REMOTE);
};

beforeAll(async () => {
  service = await startService({ now: NOW });
  await release(service);
  editor = await signedIn(service, { role: 'communications' });
});
afterAll(() => service.close());

const get = (path: string, from: TestService = service) =>
  fetch(`${from.url}${path}`, { headers: { accept: 'text/html' }, redirect: 'manual' });
const textOf = async (path: string, from?: TestService) => (await get(path, from)).text();

const bodyOf = (slug: string, more: object = {}) => ({
  title: `Release <${slug}>`,
  slug,
  summary: 'In "short"',
  body: 'The **whole** text\n\n<script>alert(1)</script>',
  author: 'Naledi Dlamini',
  heroAlt: null,
  ...more,
});
const publish = async (slug: string, at: string, more: object = {}) => {
  const { value } = await service.call(manage.create, { body: bodyOf(slug, more) as never }, editor);
  const { id } = value.row;
  if (manage.publish === undefined) throw new Error('releases are published');
  await service.call(
    manage.publish,
    { ...(await asItIs(service, mediaRelease, id, editor)), body: { at } },
    editor,
  );
  return id;
};

test('a published release is in list, page, map and feed at the next request; drafts and scheduled ones are in none', async () => {
  expect(await textOf('/media-releases')).toContain('<h1>Releases</h1></div>');
  await publish('first', '2025-05-01T08:00:00Z');
  await publish('second', '2026-10-01T08:00:00Z');
  await publish('to-come', '2026-11-22T09:05:00Z');
  await service.call(manage.create, { body: bodyOf('draft') as never }, editor);
  expect(await textOf('/media-releases')).toContain(
    '<h1>Releases</h1><li>Release &lt;second&gt;</li><li>Release &lt;first&gt;</li></div>',
  );
  const page = await textOf('/media-releases/second');
  expect(page).toContain('<h1>Release &lt;second&gt;</h1>The **whole** text');
  expect(page).not.toContain('<script>alert');
  const [map, feed] = [await textOf('/sitemap.xml'), await textOf('/media-releases/rss.xml')];
  expect(map).toMatch(
    /<loc>[^<]*\/media-releases\/second<\/loc><lastmod>2026-10-01T08:00:00.000Z<\/lastmod>/,
  );
  expect(map).toMatch(/<loc>[^<]*\/media-releases<\/loc><lastmod>20/);
  expect(feed).toMatch(/Release <second>[^]*<link>[^<]*\/media-releases\/second<\/link>/);
  for (const text of [map, feed]) expect(text).not.toMatch(/to-come|draft/);
  const asked = await fetch(`${service.url}/media-releases/rss.xml`);
  expect(asked.headers.get('last-modified')).toBe('Thu, 01 Oct 2026 08:00:00 GMT');
  const again = () =>
    fetch(`${service.url}/media-releases/rss.xml`, {
      headers: { 'if-none-match': asked.headers.get('etag') ?? '' },
    });
  expect((await again()).status).toBe(304);
  service.clock.advance(5 * 60_000);
  expect((await again()).status).toBe(200);
  for (const path of ['/media-releases', '/sitemap.xml', '/media-releases/rss.xml'])
    expect(await textOf(path)).toContain('to-come');
});

test('a list is searched, and read to its end, by its address', async () => {
  for (let at = 1; at <= 11; at += 1)
    await publish(`read-${at}`, `2024-01-0${Math.min(at, 9)}T0${at % 9}:00:00Z`);
  for (const [query, items] of [
    ['search=read', 10],
    ['search=read&page=2', 1],
    ['search=<none>', 0],
  ])
    expect([query, (await textOf(`/media-releases?${query}`)).match(/<li>Release/g)?.length ?? 0]).toEqual([
      query,
      items,
    ]);
});

test('its page says what it is about, to search engines and to those who share it', async () => {
  await publish('about', '2026-09-01T08:00:00Z');
  const page = await textOf('/media-releases/about');
  expect(page).toContain('<title>Release &lt;about&gt; · Phila</title>');
  expect(page).toContain('<meta name="description" content="In &quot;short&quot;">');
  expect(page).toMatch(/<link rel="canonical" href="[^"]+\/media-releases\/about">/);
  expect(page).toContain('<meta property="og:type" content="article">');
  expect(page).toContain('href="/media-releases/rss.xml"');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(json)['@graph']).toEqual([
    expect.objectContaining({
      '@type': 'NewsArticle',
      headline: 'Release <about>',
      datePublished: '2026-09-01T08:00:00.000Z',
    }),
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ]);
});

test('a change is seen at the next request, and not by what a browser has kept', async () => {
  const id = await publish('changing', '2026-09-02T08:00:00Z');
  const etag = (await get('/media-releases/changing')).headers.get('etag') ?? '';
  const again = () =>
    fetch(`${service.url}/media-releases/changing`, {
      headers: { accept: 'text/html', 'if-none-match': etag },
    });
  expect((await again()).status).toBe(304);
  const { value } = await service.call(manage.read, { params: { id } }, editor);
  await service.call(
    manage.update,
    {
      params: { id },
      body: { ...bodyOf('changing', { body: 'Corrected' }), version: value.version } as never,
    },
    editor,
  );
  const changed = await again();
  expect([changed.status, await changed.text()]).toEqual([
    200,
    expect.stringContaining('</h1>Corrected</div>'),
  ]);
});

test('two servers on one database both show a published release at the next request, and neither a withdrawn one', async () => {
  const other = await startService({
    settings: { DATA_DIR: service.configuration.dataDir },
    now: NOW,
    opened: { ...service.opened, close: async () => undefined },
  });
  const page = '/media-releases/on-both';
  const lists = ['/media-releases', '/sitemap.xml', '/media-releases/rss.xml'];
  const seenOn = async (server: TestService) => [
    (await get(page, server)).status,
    ...(await Promise.all(lists.map(async (path) => (await textOf(path, server)).includes('on-both')))),
  ];
  try {
    // Renders and caches the pages on each server before the change.
    for (const server of [service, other]) expect(await seenOn(server)).toEqual([404, false, false, false]);
    const id = await publish('on-both', '2026-11-01T08:00:00Z');
    for (const server of [other, service]) expect(await seenOn(server)).toEqual([200, true, true, true]);
    if (manage.publish === undefined) throw new Error('releases are published');
    await service.call(
      manage.publish,
      { ...(await asItIs(service, mediaRelease, id, editor)), body: { at: null } },
      editor,
    );
    for (const server of [other, service]) expect(await seenOn(server)).toEqual([404, false, false, false]);
  } finally {
    await other.close();
  }
});

test('products stand in the shop, on their pages and in the map as they are now, while they are on offer', async () => {
  const [category] = await service.database
    .insert(shopCategories)
    .values({ name: 'Courses', order: 1, productCount: 1 })
    .returning();
  const [added] = await service.database
    .insert(shopProducts)
    .values({
      sku: 'first-aid',
      name: 'First <aid>',
      categoryId: category?.id ?? 0,
      link: '',
      price: 123_456,
      shortDescription: 'Two **days**',
      description: '',
      sortName: 'first aid',
      searchText: 'first aid',
    })
    .returning();
  const path = `/product/${added?.id}`;
  expect(await textOf('/shop')).toContain('<h1>Shop</h1><i>First &lt;aid&gt;</i>');
  const page = await textOf(path);
  expect(page).toContain('<h1>First &lt;aid&gt;</h1>');
  expect(page).toContain('"price":"1234.56"');
  expect(await textOf('/sitemap.xml')).toContain(`${path}</loc></url>`);
  await service.call(
    productCalls.update,
    { params: { id: added?.id ?? 0 }, body: { sku: 'aid' } as never },
    await signedIn(service, { role: 'administrator' }),
  );
  expect(await textOf('/sitemap.xml')).toContain(`${path}</loc><lastmod>2026-11-22T09:`);
  await service.database.update(shopProducts).set({ price: 200_000 });
  expect(await textOf(path)).toContain('"price":"2000.00"');
  await service.database.update(shopProducts).set({ isActive: false });
  expect((await get(path)).status).toBe(404);
  expect(await textOf('/sitemap.xml')).not.toContain(`${path}</loc>`);
});

test('a page with what it shows may be kept by a shared cache for ten seconds, and longer while the service fails, with its policy; a page without may not', async () => {
  const [one, two] = [await get('/media-releases'), await get('/media-releases')];
  expect(one.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400',
  );
  expect(one.headers.get('cdn-cache-control')).toBe(
    'public, max-age=10, stale-while-revalidate=60, stale-if-error=86400',
  );
  expect(one.headers.get('vary')).toBe('accept-encoding, accept, cookie');
  for (const kept of ['content-security-policy', 'etag'])
    expect(two.headers.get(kept)).toBe(one.headers.get(kept));
  expect(await two.text()).toBe(await one.text());
  // Missing and portal pages.
  for (const address of ['/media-releases/none', '/nowhere', '/details/personal/biographical']) {
    const { headers } = await get(address);
    expect([address, headers.get('cache-control'), headers.get('cdn-cache-control')]).toEqual([
      address,
      'no-cache',
      null,
    ]);
  }
});

const addUmoya = (guid: string) =>
  service.database.insert(organisations).values({
    osNo: 1,
    guid,
    osName: 'Umoya Energy',
    primaryColor: '#0B6E4F',
    secondaryColor: '#F2A541',
  });

test('a page that an organisation’s link opens is painted in its colours from the first on', async () => {
  const guid = '7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d10';
  const plain = await textOf('/media-releases');
  const linked = `/media-releases?Organization=${guid.toUpperCase()}`;
  expect(await textOf(linked)).not.toContain('data-organisation');
  await addUmoya(guid);
  const answer = await get(linked);
  const page = await answer.text();
  const [, style = ''] = /<style>(:root:not\(\[data-organisation\]\)\{.*?)<\/style>/.exec(page) ?? [];
  expect(answer.headers.get('content-security-policy')).toContain(
    `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}';`,
  );
  expect(page).toContain('--phila-chrome:#0b6e4f!important');
  expect(page).toContain('<meta name="theme-color" content="#0b6e4f">');
  expect(page).toContain('<h1>Releases</h1>');
  // Keeps the site's colours on the page without a link.
  expect(await textOf('/media-releases')).toBe(plain);
  await service.database.update(organisations).set({ deletedAt: NOW });
  expect(await textOf(linked)).not.toContain('data-organisation');
  await service.database.delete(organisations);
});

test('the pages of the visit go on in the colours of the link, for that browser alone', async () => {
  const [guid, other] = ['7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d10', '11111111-2222-4333-8444-555555555555'];
  await addUmoya(guid);
  const open = async (address: string, cookie?: string) => {
    const reply = await fetch(`${service.url}${address}`, {
      headers: { accept: 'text/html', ...(cookie !== undefined && { cookie }) },
    });
    const { headers } = reply;
    return {
      isPainted: (await reply.text()).includes('--phila-chrome:#0b6e4f!important'),
      sets: headers.getSetCookie(),
      cache: headers.get('cache-control'),
      etag: headers.get('etag'),
    };
  };
  const personal = 'private, no-cache';
  const set = `organisation=${guid}; Path=/; SameSite=Lax`;
  const ended = 'organisation=; Path=/; SameSite=Lax; Max-Age=0';
  const link = `/media-releases?Organization=${guid}`;
  expect(await open(link)).toMatchObject({ isPainted: true, sets: [set], cache: personal });
  const cookie = `a=b; organisation=${guid}`;
  // Paints other pages too, portal and missing ones included, without setting the same cookie again.
  for (const address of ['/media-releases', '/later', '/details/personal/biographical', '/nowhere', link])
    expect([address, await open(address, cookie)]).toMatchObject([
      address,
      { isPainted: true, sets: [], cache: personal },
    ]);
  const [own, shared] = [await open('/media-releases', cookie), await open('/media-releases')];
  expect(shared).toMatchObject({ isPainted: false, sets: [], cache: expect.stringContaining('s-maxage') });
  expect(own.etag).not.toBe(shared.etag);
  // Replaces the organisation by another link; an unknown organisation ends it, and a malformed link changes nothing.
  const unknown = `/media-releases?Organization=${other}`;
  expect(await open(unknown, cookie)).toMatchObject({ isPainted: false, sets: [ended], cache: personal });
  expect(await open(unknown)).toMatchObject({ isPainted: false, sets: [], cache: personal });
  expect(await open('/media-releases?Organization=umoya', cookie)).toMatchObject({
    isPainted: true,
    sets: [],
  });
  for (const broken of ['organisation=', 'organisation=umoya', `organisation=${guid}x`])
    expect(await open('/media-releases', broken)).toMatchObject({ isPainted: false, sets: [] });
  await service.database.delete(organisations);
  expect(await open('/media-releases', cookie)).toMatchObject({ isPainted: false, sets: [ended] });
});

test('each page has a picture to be shared with, and nothing else has one', async () => {
  await publish('shared', '2026-09-05T08:00:00Z');
  const page = await textOf('/media-releases/shared');
  const [, picture = ''] = /<meta property="og:image" content="([^"]+)">/.exec(page) ?? [];
  const answer = await get(new URL(picture).pathname);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  const { default: sharp } = await import('sharp');
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
    width: 1200,
    height: 630,
  });
  expect((await get('/share/media-releases.png')).status).toBe(200);
  for (const path of [
    '/share/nowhere.png',
    '/share/media-releases/unheard-of.png',
    '/share/x',
    '/share/later.png',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test('a number leads to the address, and what is not there is not found', async () => {
  const id = await publish('numbered', '2026-09-03T08:00:00Z');
  const moved = await get(`/media-releases/${id}`);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/media-releases/numbered']);
  const missing = await get('/media-releases/unheard-of');
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('<meta name="robots" content="noindex">');
  expect((await get('/media-releases/%E0%A4%A')).status).toBe(404);
});

/** The compressed bytes, which `fetch` would unpack. */
const compressedAt = (path: string, from: TestService): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const asking = request(
      `${from.url}${path}`,
      { headers: { accept: 'text/html', 'accept-encoding': 'br' } },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('end', () => resolve(Buffer.concat(parts)));
      },
    );
    asking.on('error', reject);
    asking.end();
  });

describe('the budget of pages', () => {
  let small: TestService;
  beforeEach(async () => {
    small = await startService({ settings: { LIMIT_BROWSE: '3/1m' }, now: NOW });
    await release(small);
  });
  afterEach(() => small.close());

  test.each([
    ['/media-releases', ['?search=a', '?page=2', '?search=b&page=1'], calls.mediaReleases.list.path],
    ['/shop', ['?search=a', '?price=0-250', '?sort=price&page=2'], calls.shop.products.path],
  ])(
    'searches and further pages of %s count like the call behind them, and the first page does not',
    async (page, asked, call) => {
      for (const query of asked)
        expect([query, (await get(`${page}${query}`, small)).status]).toEqual([query, 200]);
      const refused = await get(`${page}?search=c`, small);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.headers.get('cache-control')).not.toContain('public');
      // Leaves the page to the script, which reports the limit; nothing was searched.
      expect(await refused.text()).toContain('<div id="root"></div>');
      expect((await fetch(`${small.url}/api/v1${call}`)).status).toBe(429);
      for (let at = 0; at < 5; at += 1) expect((await get(page, small)).status).toBe(200);
      small.clock.advance(60_000);
      expect((await get(`${page}?search=c`, small)).status).toBe(200);
    },
  );

  test('the call uses up what its pages may be asked', async () => {
    for (let at = 0; at < 3; at += 1)
      expect((await fetch(`${small.url}/api/v1${calls.mediaReleases.list.path}`)).status).toBe(200);
    expect((await get('/media-releases?search=a', small)).status).toBe(429);
    expect((await get('/media-releases', small)).status).toBe(200);
  });

  test('a reply to one request is compressed fast, a cached one well', async () => {
    for (const [path, quality] of [
      ['/media-releases', 9],
      ['/media-releases?search=a', 4],
    ] as const) {
      const body = await compressedAt(path, small);
      const again = brotliCompressSync(brotliDecompressSync(body), {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality },
      });
      expect([path, body.equals(again)]).toEqual([path, true]);
    }
  });
});
