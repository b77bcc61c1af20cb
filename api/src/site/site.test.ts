import { brand, calls, type PageEntry, SHELL } from '@phila/contract';
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { installRelease, installShell } from '../testing/install-release.ts';
import { startService } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';
import { operatorToken } from '../core/access/machine.ts';
import { until } from '../testing/until.ts';
import { MARK_HASH } from './below-floor.ts';
import { details } from './fixture.ts';

const PDF_WORKER = '3f2a9c1b7d04-pdf-worker.js';
const SCRIPT = 'console.log("first");\n'.repeat(100);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

let service: TestService;

beforeAll(async () => {
  service = await startService();
  await installShell(
    service.services,
    {},
    {
      'assets/first.js': SCRIPT,
      'assets/figtree.woff2': 'font',
      'assets/drawing.svg': SVG,
      'assets/evil.html': '<script>steal()</script>',
      [`assets/${PDF_WORKER}`]: SCRIPT,
      'public/paia-manual.pdf': '%PDF-1.7',
      'public/favicon.svg': SVG,
      'maps/first.js.map': '{}',
    },
    '1.0.0',
  );
  await installRelease(service.services, 'details', '1.2.0', {
    release: details,
    files: {
      'entry.js': SCRIPT,
      'page.css': 'a{}',
      'cv-worker.js': SCRIPT,
      'node/01ab.cjs': SCRIPT,
      'maps/entry.js.map': '{}',
      'evil.html': '<script>steal()</script>',
      'flag.svg': SVG,
    },
  });
});
afterAll(() => service.close());

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${service.url}${path}`, { headers: { accept: '*/*', ...headers } });
const page = (path = '/', headers: Record<string, string> = {}): Promise<Response> =>
  get(path, { accept: 'text/html,*/*', ...headers });

/** The compressed bytes; fetch would unpack them. Sends the path unchanged. */
const raw = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(service.url);
    request({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('the parts of a release', () => {
  it('is a file that may be kept, checked by the page of another remote', async () => {
    const html = await (await page('/nothing/here')).text();
    const [, json = ''] = /id="registry">(.*?)<\/script>/s.exec(html) ?? [];
    const [entry] = (JSON.parse(json) as { remotes: PageEntry[] }).remotes;
    expect(entry?.integrity).toEqual({ 'entry.js': 'sha384-entry' });
    const response = await get(entry?.files?.href ?? '');
    const text = await response.text();
    const { integrity, preload, shares } = details;
    expect(JSON.parse(text)).toEqual({ integrity, preload, shares });
    expect(entry?.files?.integrity).toBe(`sha384-${createHash('sha384').update(text).digest('base64')}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('is in the page of the remote itself', async () => {
    const html = await (await page('/details/personal/biographical')).text();
    const [, json = ''] = /id="registry">(.*?)<\/script>/s.exec(html) ?? [];
    const [entry] = (JSON.parse(json) as { remotes: PageEntry[] }).remotes;
    expect(entry).toMatchObject({ integrity: details.integrity, preload: details.preload });
    expect(entry).not.toHaveProperty('files');
  });

  it.each([
    '/releases/details/9.9.9/files.json',
    '/releases/details/%2e%2e/files.json',
    '/releases/no-such-remote/1.2.0/files.json',
  ])('%s is not there', async (path) => {
    expect((await raw(path, {})).status).toBe(404);
  });
});

describe('the page', () => {
  it.each([
    ['/', 200],
    ['/sign-out', 200],
    ['/details/personal/biographical', 200],
    ['/Sign-Out/', 200],
    ['/Details/Personal/Biographical/', 200],
    ['/details/personal/biographic%61l', 200],
    ['/details/%E0%A4%A', 404],
    ['/nothing/here', 404],
    // The kit is shown only in development and browser tests.
    ['/kit', 404],
    ['/api-docs', 404],
  ])('comes at %s, with the status %i', async (path, status) => {
    const response = await page(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('<div id="root">');
  });

  it('says to others than browsers too that an address which cannot be read has nothing', async () => {
    expect((await get('/assets/%E0%A4%A')).status).toBe(404);
    expect((await get('/api/v1/%E0%A4%A')).status).toBe(400);
  });

  it('is there for a client that takes anything, where a remote declares it', async () => {
    const response = await get('/details/personal/biographical');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect((await get('/details/personal/biographical', { accept: 'image/webp' })).status).toBe(404);
    expect((await get('/nothing/here.js')).status).toBe(404);
  });

  it('is left out by search engines where it is internal, or shown to some alone', async () => {
    for (const unlisted of ['/sign-out', '/details/letter'])
      expect((await page(unlisted)).headers.get('x-robots-tag')).toBe('noindex');
    expect((await page('/')).headers.has('x-robots-tag')).toBe(false);
  });

  it('names its first files before it comes, with the integrity that it will ask for', async () => {
    expect((await page()).headers.get('link')).toBe(
      '</assets/first.js>; rel=preload; as=script; crossorigin; integrity="sha384-first", ' +
        '</assets/first.css>; rel=preload; as=style; integrity="sha384-style"',
    );
  });

  it('allows nothing inline, nothing evaluated and no site to frame it', async () => {
    const policy = (await page()).headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual([
      "default-src 'self'",
      `script-src 'self' '${MARK_HASH}'`,
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      `frame-src 'self' blob: ${new URL(brand.map.embed ?? '').origin}`,
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      'trusted-types default',
      "require-trusted-types-for 'script'",
    ]);
  });

  it('lets no script run without a hash', async () => {
    const { headers } = await page();
    expect(headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
    const text = await (await page('/details/personal/biographical')).text();
    const tags = text.match(/<(script|link)[^>]*( src=|as="script")[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(2);
    expect(tags.filter((tag) => !/ crossorigin( |>)/.test(tag))).toEqual([]);
  });

  it('is not sent again to a browser that has it: then the policy that came with it stays', async () => {
    const first = await page('/details/personal/biographical');
    const etag = first.headers.get('etag') ?? '';
    const again = await page('/details/personal/biographical', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBeNull();
    // Counts another address as another page, because it preloads other files.
    expect((await page('/', { 'if-none-match': etag })).status).toBe(200);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('travels compressed (%s)', async (encoding, unpack) => {
    const { headers, body } = await raw('/', { accept: 'text/html', 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('accept-encoding, accept, cookie');
    expect(unpack(body).toString()).toContain('<div id="root">');
  });

  it('answers HEAD as GET, without the page', async () => {
    const response = await fetch(service.url, { method: 'HEAD', headers: { accept: 'text/html' } });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('follows a release of the shell without a restart, and back; files of both are served', async () => {
    await installShell(
      service.services,
      { scripts: ['assets/second.js'] },
      { 'assets/second.js': SCRIPT },
      '1.1.0',
    );
    const html = async () => (await page()).text();
    expect(await html()).toContain('src="/assets/second.js"');
    for (const file of ['/assets/first.js', '/assets/second.js'])
      expect((await get(file)).headers.get('cache-control')).toContain('immutable');
    const { back } = calls.releases;
    const token = await operatorToken(service.configuration);
    await service.call(back, { params: { remote: SHELL }, body: { by: 'Thandi' } }, { token });
    await until(async () => (await html()).includes('src="/assets/first.js"'));
    expect(await html()).not.toContain('src="/assets/second.js"');
  });
});

describe('the registry', () => {
  it('names the platform and the releases in use, checked each time', async () => {
    const response = await get('/registry.json');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.json()).toEqual({
      platform: '1.0.0',
      shell: expect.stringMatching(/^[\da-f]{8}$/),
      remotes: [details],
    });
    const etag = response.headers.get('etag') ?? '';
    expect((await get('/registry.json', { 'if-none-match': etag })).status).toBe(304);
  });
});

describe('files', () => {
  it.each([
    ['/assets/first.js', /^(text|application)\/javascript; charset=utf-8$/],
    ['/assets/figtree.woff2', /^font\/woff2$/],
    ['/remotes/details/1.2.0/entry.js', /^(text|application)\/javascript; charset=utf-8$/],
    ['/remotes/details/1.2.0/entry.js?attempt=1', /^(text|application)\/javascript; charset=utf-8$/],
    ['/remotes/details/1.2.0/page.css', /^text\/css; charset=utf-8$/],
  ])('%s is kept for ever, with its type', async (path, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(type);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('that run in a worker carry a policy of their own, and no other file does', async () => {
    const policyOf = async (file: string) =>
      (await get(`/remotes/details/1.2.0/${file}`)).headers.get('content-security-policy');
    expect(await policyOf('cv-worker.js')).toBe("default-src 'none'; script-src 'self'; connect-src 'self'");
    expect(await policyOf('entry.js')).not.toBe(await policyOf('cv-worker.js'));
  });

  it('that make documents may compile WebAssembly, which the page and every other file may not', async () => {
    const policyOf = async (file: string) => (await get(file)).headers.get('content-security-policy');
    expect(await policyOf(`/assets/${PDF_WORKER}`)).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' data:",
    );
    for (const other of ['/assets/first.js', '/remotes/details/1.2.0/cv-worker.js'])
      expect(`${await policyOf(other)}`).not.toContain('wasm-unsafe-eval');
    expect((await page('/sign-in')).headers.get('content-security-policy')).not.toContain('unsafe-eval');
  });

  it.each([
    '/remotes/details/1.2.0/flag.svg',
    '/remotes/details/1.2.0/entry.js',
    '/remotes/details/1.2.0/page.css',
    '/assets/drawing.svg',
    '/assets/first.js',
    '/assets/figtree.woff2',
    '/favicon.svg',
    '/releases/details/1.2.0/files.json',
  ])('opened by itself is sandboxed: %s', async (path) => {
    const { status, headers } = await page(path);
    expect([status, headers.get('content-security-policy')]).toEqual([200, "default-src 'none'; sandbox"]);
  });

  it.each([
    '/remotes/details/1.2.0/evil.html',
    '/remotes/details/1.2.0/node/01ab.cjs',
    '/remotes/details/1.2.0/maps/entry.js.map',
    '/remotes/details/1.2.0/release.json',
    '/assets/maps/first.js.map',
    '/remotes/details/1.2.0/pages/letter%2ehtml',
    '/assets/evil.html',
  ])('is never a page that a release brings: %s', async (path) => {
    const response = await page(path);
    expect([response.status, await response.text()]).toEqual([404, 'Not found\n']);
  });

  it('that are documents are shown by the browser, which does not do so in a sandbox', async () => {
    const { status, headers } = await page('/paia-manual.pdf');
    expect([status, headers.get('content-security-policy')]).toEqual([200, null]);
  });

  it('travel as they were compressed once', async () => {
    const { headers, body } = await raw('/assets/first.js', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary).toBe('accept-encoding');
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
    const plain = await raw('/assets/first.js', {});
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
  });

  it('of a fixed address are asked about again', async () => {
    const response = await page('/paia-manual.pdf');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it.each(['/assets/none.js', '/remotes/details/9.9.9/entry.js', '/remotes/', '/assets', '/favicon.ico'])(
    'that are not there are plain text, never the page: %s',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        404,
        'text/plain; charset=utf-8',
      ]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  it.each([
    '/favicon.ico',
    '/logo.png',
    '/wp-login.php',
    '/.env.bak',
    '/details/style.css',
    '/a/b/backup.zip',
    '/apple-touch-icon-120x120.png',
  ])('that are asked for in the address bar and are not there are small: %s', async (path) => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const response = await get(path, { accept });
    expect([response.status, await response.text()]).toEqual([404, 'Not found\n']);
    expect((await (await get('/old-page.html', { accept })).text()).length).toBeGreaterThan(500);
  });

  it('at the address of password managers lead to the page that changes the password', async () => {
    const response = await fetch(`${service.url}/.well-known/change-password`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/settings#security']);
    expect(
      (await get('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')).status,
    ).toBe(404);
  });

  it.each([
    '/assets/../shell.json',
    '/assets/%2e%2e/shell.json',
    '/assets/..%2fshell.json',
    '/assets/..%5cshell.json',
    '/remotes/..%2f..%2fdatabase.lock',
    '/remotes/details/1.2.0/..%2f..%2f..%2fregistry.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/%00',
  ])('outside of their folder are not to be had: %s', async (path) => {
    const { status, body } = await raw(path, {});
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.toString()).not.toMatch(/platform|current|root:/);
  });
});

test('a site without a release says so', async () => {
  const empty = await startService();
  try {
    const response = await fetch(empty.url, { headers: { accept: 'text/html' } });
    expect([response.status, await response.text()]).toEqual([
      503,
      'Nothing was released here yet. `npm start` releases what it builds.\n',
    ]);
  } finally {
    await empty.close();
  }
});

describe('an address of a withdrawn remote', () => {
  const { back, withdraw } = calls.releases;
  const act = async (call: typeof back | typeof withdraw) =>
    service.call(
      call,
      { params: { remote: 'details' }, body: { by: 'Thandi' } },
      { token: await operatorToken(service.configuration) },
    );
  beforeAll(() => act(withdraw));

  it('is away just now, to people, search engines and monitors, and not mistyped', async () => {
    await until(async () => (await page('/details/letter')).status === 503);
    const response = await page('/details/letter');
    expect(response.headers.get('retry-after')).toBe('3600');
    expect(response.headers.get('cache-control')).not.toContain('public');
    const html = await response.text();
    expect(html).toContain('<title>My Details');
    expect(html).toContain('My Details is away just now');
    expect(html).not.toContain('typing mistake');
    expect((await get('/details/letter')).status).toBe(503);
    expect((await page('/nothing/here')).status).toBe(404);
    expect((await page('/details/style.css')).status).toBe(404);
  });

  it('is a page again with the remote', async () => {
    await act(back);
    await until(async () => (await page('/details/letter')).status !== 503);
    expect((await page('/details/letter')).status).toBe(200);
  });
});
