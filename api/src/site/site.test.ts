import { brand, type PageEntry } from '@phila/contract';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startService } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';
import { until } from '../testing/until.ts';
import { MARK_HASH } from './below-floor.ts';
import { details, shell } from './fixture.ts';

const PDF_WORKER = '3f2a9c1b7d04-pdf-worker.js';
const SCRIPT = 'console.log("first");\n'.repeat(100);

let siteDir = '';
let service: TestService;

const publish = async (): Promise<void> => {
  const { fixed: _fixed, ...manifest } = shell;
  await mkdir(join(siteDir, 'assets'), { recursive: true });
  await mkdir(join(siteDir, 'public'), { recursive: true });
  await writeFile(join(siteDir, 'shell.json'), JSON.stringify(manifest));
  await writeFile(join(siteDir, 'assets/first.js'), SCRIPT);
  await writeFile(join(siteDir, 'assets/first.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(siteDir, 'assets/figtree.woff2'), 'font');
  await writeFile(join(siteDir, 'public/paia-manual.pdf'), '%PDF-1.7');
  const site = join(service.configuration.dataDir, 'site');
  const release = join(site, 'remotes/details/1.2.0');
  await mkdir(release, { recursive: true });
  await writeFile(join(release, 'release.json'), JSON.stringify(details));
  await writeFile(join(release, 'entry.js'), SCRIPT);
  await writeFile(join(release, 'page.css'), 'a{}');
  await writeFile(join(release, 'cv-worker.js'), SCRIPT);
  await mkdir(join(release, 'node'), { recursive: true });
  await writeFile(join(release, 'node/01ab.cjs'), SCRIPT);
  await writeFile(join(release, 'evil.html'), '<script>steal()</script>');
  await writeFile(join(release, 'flag.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(siteDir, 'assets/drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(siteDir, 'assets/evil.html'), '<script>steal()</script>');
  await writeFile(join(siteDir, 'public/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(siteDir, 'assets', PDF_WORKER), SCRIPT);
  await writeFile(
    join(site, 'registry.json'),
    JSON.stringify({ current: { details: '1.2.0' }, history: {} }),
  );
};

beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'phila-site-'));
  service = await startService({ settings: { SITE_DIR: siteDir } });
  await publish();
});
afterAll(async () => {
  await service.close();
  await rm(siteDir, { recursive: true, force: true });
});

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
      '</assets/first.js>; rel=preload; as=script; integrity="sha384-first", ' +
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
    ]);
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

  it('follows a new build of the shell without a restart', async () => {
    const { fixed: _fixed, ...manifest } = shell;
    await writeFile(
      join(siteDir, 'shell.json'),
      JSON.stringify({ ...manifest, scripts: ['assets/second.js'] }),
    );
    const names = (file: string) => async () =>
      (await (await page()).text()).includes(`src="/assets/${file}"`);
    await until(names('second.js'));
    expect(await (await page()).text()).not.toContain('src="/assets/first.js"');
    await publish();
    await until(names('first.js'));
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
    '/remotes/details/1.2.0/release.json',
    '/assets/drawing.svg',
    '/assets/first.js',
    '/assets/figtree.woff2',
    '/favicon.svg',
  ])('opened by itself is sandboxed: %s', async (path) => {
    const { status, headers } = await page(path);
    expect([status, headers.get('content-security-policy')]).toEqual([200, "default-src 'none'; sandbox"]);
  });

  it.each([
    '/remotes/details/1.2.0/evil.html',
    '/remotes/details/1.2.0/node/01ab.cjs',
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

  it('travel as the build compressed them', async () => {
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

  it('answers with a file that only a shell of before had', async () => {
    const kept = join(service.configuration.dataDir, 'site/assets');
    await mkdir(kept, { recursive: true });
    await writeFile(join(kept, 'before.js'), SCRIPT);
    const response = await get('/assets/before.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toBe(SCRIPT);
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

test('a site that is not built says so', async () => {
  const empty = await startService();
  try {
    const response = await fetch(empty.url, { headers: { accept: 'text/html' } });
    expect([response.status, await response.text()]).toEqual([
      503,
      'The site is not built yet. Run `npm run build`, or `npm start`, which does it as well.\n',
    ]);
  } finally {
    await empty.close();
  }
});
