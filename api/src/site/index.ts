import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { findRoute, routeAt } from '@phila/contract';
import type { Registry, RegistryEntry } from '@phila/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding } from '../core/http/encoding.ts';
import { hasAlready, prepare, sendPrepared } from '../core/http/prepared.ts';
import type { Prepared } from '../core/http/prepared.ts';
import { siteAddress } from '../core/people/site-address.ts';
import type { Services } from '../core/services.ts';
import { folderOfAsset, keepAssets } from './kept-assets.ts';
import { fragmentAt } from './fragment.ts';
import { robots, sitemap } from './found-by-search.ts';
import { importMapOf } from './import-map.ts';
import { overrideOf } from './override.ts';
import { linkHeader, renderPage } from './page.ts';
import { isPdfWorker, isWorker, pagePolicy, PDF_WORKER_POLICY, WORKER_POLICY } from './policy.ts';
import { watchReleases } from './releases.ts';
import { layoutOfArea } from './layout-of-area.ts';
import type { Shell } from './shell.ts';
import { SECURITY_TEXT, securityText } from './security-text.ts';
import { watchShell } from './shell.ts';

/** Stands in the kept page where each reply has its own nonce. */
const NONCE = 'nonce-of-this-page';
const FOREVER = { maxAge: '365d', immutable: true } as const;
/** Files of a fixed address may change with the next build. */
const FIXED = { maxAge: '1h', immutable: false } as const;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** One registry object until the shell or the releases change, so that what is made from it can be kept. */
const keepRegistry = () => {
  let registry: Registry = { platform: '', remotes: [] };
  let from: readonly RegistryEntry[] = registry.remotes;
  return (shell: Shell | null, releases: readonly RegistryEntry[]): Registry => {
    const platform = shell?.platform ?? '';
    if (releases !== from || platform !== registry.platform) {
      from = releases;
      registry = { platform, remotes: [...releases] };
    }
    return registry;
  };
};

const wantsHtml = (request: FastifyRequest): boolean => (request.headers.accept ?? '').includes('text/html');

/** Whoever makes previews of links, watches over the site or tries it with curl takes anything. */
const takesAnything = (request: FastifyRequest): boolean => (request.headers.accept ?? '*/*').includes('*/*');

/** `/details/personal?x=1` → `/details/personal`, as the browser has it in `location.pathname`. */
const pathnameOf = (request: FastifyRequest): string => request.raw.url?.split('?', 1)[0] ?? '/';

/** The name of a file of a fixed address. */
const fileAt = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname.slice(1));
  } catch {
    return '';
  }
};

interface KeptPage {
  html: string;
  etag: string;
}

/** Pages as they were made, by what they depend on: the shell, the releases, and the route or layout. */
const keepPages = (
  address: string,
  fragmentOf: (registry: Registry, pathname: string) => Promise<string | null>,
) => {
  let shell: Shell | null = null;
  let from: Registry | null = null;
  let pages = new Map<string, Promise<KeptPage>>();
  const make = async (now: Shell, registry: Registry, pathname: string): Promise<KeptPage> => {
    const fragment = await fragmentOf(registry, pathname);
    const html = renderPage({ shell: now, registry, pathname, address, nonce: NONCE, fragment });
    return { html, etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
  };
  return (now: Shell, registry: Registry, pathname: string): Promise<KeptPage> => {
    if (now !== shell || registry !== from) {
      shell = now;
      from = registry;
      pages = new Map();
    }
    const key = findRoute(registry, pathname)?.route.path ?? `layout ${layoutOfArea(registry, pathname)}`;
    const kept = pages.get(key);
    if (kept !== undefined) return kept;
    const page = make(now, registry, pathname);
    pages.set(key, page);
    return page;
  };
};

/** Not brotli's best: the nonce makes every page a new one, and this one is waited for. */
const compressPage = async (html: string, accepted: string | undefined) => {
  const encoding = preferredEncoding(accepted);
  if (encoding === 'br') {
    return { encoding, body: await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) };
  }
  if (encoding === 'gzip') return { encoding, body: await gzipped(html) };
  return { encoding, body: Buffer.from(html) };
};

const plain = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`);

/** What the shell itself shows, whatever remotes there are. */
const SHELL_PAGES = [{ path: '/' }, { path: '/sign-out' }, { path: '/kit' }];
/** Internal pages, and what a person shows to some alone: search engines leave them out. */
const UNLISTED = [{ path: '/kit' }, { path: '/shared-cv' }];

/** The site itself: the page, the shell's files, the releases of the remotes, and the registry that names them. */
export const mountSite = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { configuration, log } = services;
  const { siteDir, dataDir, developmentOrigins } = configuration;
  const paymentOrigin =
    configuration.paymentProvider === 'payfast' ? new URL(configuration.payfastUrl).origin : null;
  const releasesFolder = join(dataDir, 'site');
  const shellNow = watchShell(siteDir, developmentOrigins[0], log);
  const releasesNow = watchReleases(releasesFolder, log, developmentOrigins);
  const address = siteAddress(configuration, '/').replace(/\/$/, '');
  const pageFor = keepPages(address, (registry, pathname) =>
    fragmentAt(releasesFolder, registry, pathname, log),
  );

  await app.register(fastifyStatic, {
    serve: false,
    root: siteDir,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    setHeaders: (reply) => void reply.header('vary', 'accept-encoding'),
  });

  const registryOf = keepRegistry();
  let preparedFor: Registry | null = null;
  let prepared: Promise<Prepared> | null = null;
  app.get('/registry.json', async (request, reply) => {
    const registry = registryOf(await shellNow(), await releasesNow());
    if (prepared === null || registry !== preparedFor) {
      preparedFor = registry;
      prepared = prepare(JSON.stringify(registry));
    }
    return sendPrepared(request, reply, await prepared, 'no-cache');
  });

  const keptAssets = join(releasesFolder, 'assets');
  // Files of a development server have names that stay when they change.
  if (developmentOrigins.length === 0)
    await keepAssets(siteDir, keptAssets, services.clock.now().getTime()).catch((error: unknown) =>
      log.error('assets of the shell not kept', error),
    );
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const file = request.params['*'];
    if (isPdfWorker(file)) reply.header('content-security-policy', PDF_WORKER_POLICY);
    return reply.sendFile(file, await folderOfAsset(siteDir, keptAssets, file), FOREVER);
  });
  app.get<{ Params: { '*': string } }>('/remotes/*', (request, reply) => {
    const file = request.params['*'];
    if (isWorker(file)) reply.header('content-security-policy', WORKER_POLICY);
    return reply.sendFile(file, join(releasesFolder, 'remotes'), FOREVER);
  });

  app.get(SECURITY_TEXT, async (_request, reply) => {
    const text = securityText(configuration, services.clock.now());
    if (text === null) return plain(reply, 404, 'Not found');
    return reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text);
  });

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots(address)),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/xml; charset=utf-8')
      .send(sitemap(registryOf(await shellNow(), await releasesNow()), address)),
  );

  app.get('/*', async (request, reply) => {
    const pathname = pathnameOf(request);
    const shell = await shellNow();
    const file = fileAt(pathname);
    if (shell?.fixed.has(file) === true) return reply.sendFile(file, join(siteDir, 'public'), FIXED);
    const registry = registryOf(shell, await releasesNow());
    // A page that is declared is there for everyone; anything else may be a script or picture that is missed.
    const isThere = routeAt(SHELL_PAGES, pathname) !== null || findRoute(registry, pathname) !== null;
    const isPage = wantsHtml(request) || (takesAnything(request) && isThere);
    if (!isPage) return plain(reply, 404, 'Not found');
    if (shell === null) {
      return plain(
        reply,
        503,
        'The site is not built yet. Run `npm run build`, or `npm start`, which does it as well.',
      );
    }
    const importMap = importMapOf(registry)?.hash ?? null;
    const override = await overrideOf(request.headers.cookie, services);
    if (override !== null) {
      // Made for this browser alone: not kept, and the policy is wider for this session and nobody else's.
      const nonce = randomBytes(16).toString('base64url');
      const origins = [...developmentOrigins, override.address];
      return reply
        .code(isThere ? 200 : 404)
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': pagePolicy({ nonce, importMap, origins, paymentOrigin }),
        })
        .type('text/html; charset=utf-8')
        .send(renderPage({ shell, registry, pathname, address, nonce, override }));
    }
    const { html, etag } = await pageFor(shell, registry, pathname);
    void reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding, accept' });
    // Without a policy: the browser keeps the one that came with the page, and with it the page's own nonce.
    if (isThere && hasAlready(request, etag)) return reply.code(304).send();
    const nonce = randomBytes(16).toString('base64url');
    const { encoding, body } = await compressPage(
      html.replaceAll(NONCE, nonce),
      request.headers['accept-encoding'],
    );
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    if (routeAt(UNLISTED, pathname) !== null) void reply.header('x-robots-tag', 'noindex');
    const link = linkHeader(shell);
    if (link !== undefined) void reply.header('link', link);
    // The same page says so to a person; the status says it to a search engine and to whoever watches the site.
    return reply
      .code(isThere ? 200 : 404)
      .header(
        'content-security-policy',
        pagePolicy({ nonce, importMap, origins: developmentOrigins, paymentOrigin }),
      )
      .type('text/html; charset=utf-8')
      .send(body);
  });

  app.setNotFoundHandler((_request, reply) => plain(reply, 404, 'Not found'));
};
