import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { awayAt, findRoute, HOME_PATH, isDrawnFirst, routeAt, SIGN_OUT_PATH } from '@phila/contract';
import type { Registry, RegistryEntry } from '@phila/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { QUALITY_FOR_ONE } from '../core/http/compressed.ts';
import { preferredEncoding } from '../core/http/encoding.ts';
import type { Encoding } from '../core/http/encoding.ts';
import { isNotModified, prepare, sendPrepared } from '../core/http/prepared.ts';
import type { EncodedBody } from '../core/http/prepared.ts';
import { siteAddress } from '../core/site-address.ts';
import type { WholeService } from '../core/area.ts';
import type { OrganisationColours } from '@phila/contract/palette';
import type { PostedForm } from '../core/posted-form.ts';
import type { PostForm } from '../core/published.ts';
import { readBodies } from '../core/http/content-types.ts';
import { cacheHeaders } from './cache-headers.ts';
import type { PageCode } from '../core/drawing/draw-process.ts';
import { drawPages } from './drawing/drawn-pages.ts';
import type { DrawPage } from './drawing/drawn-pages.ts';
import { feedLink, feedText } from './feed.ts';
import { followedCookie, followedOrganisation } from './followed-organisation.ts';
import { isUnlisted, robots, shownTitle, sitemap } from './found-by-search.ts';
import { drawSharePicture, pageOfPicture } from './share-picture.ts';
import { importMapOf } from './import-map.ts';
import { organisationStyle } from './organisation-style.ts';
import { overrideOf } from './override.ts';
import { earlyScript, linkHeader, opensRow, renderPage } from './page.ts';
import type { Page } from './page.ts';
import { FILE_POLICY, guardOf, isPdfWorker, isWorker, PDF_WORKER_POLICY, WORKER_POLICY } from './policy.ts';
import { filesText, RELEASES } from './release-files.ts';
import { developmentSite } from './development-site.ts';
import { releasedSite } from './released-site.ts';
import { sendFile } from './send-file.ts';
import { layoutOfArea } from './layout-of-area.ts';
import { FIXED_FOLDER, type Shell } from './shell.ts';
import { SECURITY_TEXT, securityText } from './security-text.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** Files at fixed addresses may change with the next release. */
const FIXED = 'public, max-age=3600';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const wantsHtml = (request: FastifyRequest): boolean => (request.headers.accept ?? '').includes('text/html');

/**
 * True for the address of a file, such as `/logo.png` or `/wp-login.php`. A page's own address may end so; a mistyped
 * `.html` is a person's.
 */
const isFile = (pathname: string): boolean => /\.(?!html?$)(?=\w*[a-z])\w{1,8}$/i.test(pathname);

/** Accepts any type, as link previews, monitors and curl do. */
const takesAnything = (request: FastifyRequest): boolean => (request.headers.accept ?? '*/*').includes('*/*');

/** `/details/personal?x=1` → `/details/personal`, like `location.pathname`. */
const pathnameOf = (request: FastifyRequest): string => request.raw.url?.split('?', 1)[0] ?? '/';

const queryOf = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams(request.raw.url?.split('?').slice(1).join('?'));

/** The name of a file at a fixed address. */
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
  /** The hash of the inline style. */
  style: string | null;
  /** The script that starts the application later; null to start at once. */
  early: string | null;
  /** Compressed forms, made on first request. */
  bodies: Partial<Record<Encoding, Promise<Buffer>>>;
  /** True for a page with its content, the same for everyone: shared caches may store it. */
  isShared: boolean;
  /** True if the content at the address does not exist. */
  isMissing?: boolean;
  /** True for a page made for a single request, not cached. */
  isForOne?: boolean;
  /** Seconds to wait after too many requests. */
  retryAfter?: number;
}

/** Bytes of a form sent without a script, a few text fields. */
const LARGEST_FORM = 65_536;

/** The most page pictures cached, some 20 kB each. */
const MAX_PICTURES = 100;

/** The most releases' file lists cached, some 20 kB each. */
const MAX_RELEASES = 100;

/** The most drawn or coloured pages cached. */
const MAX_DRAWN = 200;

/** An address with its query. */
interface Asked {
  pathname: string;
  query: URLSearchParams;
}

/** The page as React draws it for this address; null where the browser alone does. */
type DrawnAt = (shell: Shell, registry: Registry, asked: Asked, ip: string) => ReturnType<DrawPage>;

/** The value of a key, made where there is none yet. */
const keptIn = <Key, Value extends object>(
  place: { get(key: Key): NoInfer<Value> | undefined; set(key: Key, value: NoInfer<Value>): unknown },
  key: Key,
  made: () => Value,
): Value => {
  const value = place.get(key) ?? made();
  place.set(key, value);
  return value;
};

/** Caches rendered pages by what they depend on: the set of releases, route or layout, and the drawing. */
const keepPages = (address: string, linksOf: (pathname: string) => readonly string[], drawnAt: DrawnAt) => {
  const nothing = () => ({
    pages: new Map<string, KeptPage>(),
    drawn: new LRUCache<string, KeptPage>({ max: MAX_DRAWN }),
  });
  /** By the registry, of which each set of releases has one. */
  const kept = new WeakMap<Registry, ReturnType<typeof nothing>>();
  const make = (page: Omit<Page, 'address' | 'style'>): KeptPage => {
    const { pathname, colours = null, drawn = null } = page;
    const style = colours === null ? null : organisationStyle(colours);
    const html = renderPage({ ...page, address, style, links: linksOf(pathname) });
    return {
      html,
      etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      style: style?.hash ?? null,
      early: earlyScript(page),
      bodies: {},
      isShared: drawn !== null,
    };
  };
  /** @returns the page, or its new address */
  return async (
    now: Shell,
    registry: Registry,
    asked: Asked,
    colours: OrganisationColours | null,
    ip: string,
  ): Promise<KeptPage | { readonly movedTo: string }> => {
    const { pages, drawn: drawnPages } = keptIn(kept, registry, nothing);
    const { pathname } = asked;
    const found = findRoute(registry, pathname);
    const away = awayAt(registry, pathname);
    const key =
      found?.route.path ?? (away === null ? `layout ${layoutOfArea(registry, pathname)}` : `away ${away}`);
    const hasRow = opensRow(registry, pathname, asked.query);
    const page = { shell: now, registry, pathname, colours, hasRow };
    const shownAt = hasRow ? `${key} row` : key;
    const painted = colours === null ? '' : ` ${JSON.stringify(colours)}`;
    // Caches all pages without colours, as many as there are routes, twice for lists; limits those with colours.
    const plainPages = colours === null ? pages : drawnPages;
    const drawn = await drawnAt(now, registry, asked, ip);
    if (drawn === null) return keptIn(plainPages, shownAt + painted, () => make(page));
    if (drawn === 'not-found')
      return keptIn(plainPages, `${shownAt}${painted} missing`, (): KeptPage => ({
        ...make({ ...page, isMissing: true }),
        isMissing: true,
      }));
    // The script makes the call, which is refused too and explains itself.
    if ('retryAfter' in drawn)
      return { ...keptIn(plainPages, shownAt + painted, () => make(page)), retryAfter: drawn.retryAfter };
    const { head, isForOne, mark } = drawn;
    if (head !== null && head.path !== pathname && findRoute(registry, head.path)?.remote === found?.remote)
      return { movedTo: head.path };
    const made = (): KeptPage => ({ ...make({ ...page, drawn }), isForOne });
    return isForOne ? made() : keptIn(drawnPages, mark + painted, made);
  };
};

const compressed = async (html: string, encoding: Encoding, isForOne: boolean): Promise<Buffer> => {
  // Avoids brotli's highest level: it takes twenty times as long for 4 % less, and the first visitor waits.
  const quality = isForOne ? QUALITY_FOR_ONE : 9;
  if (encoding === 'br') return brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return encoding === 'gzip' ? gzipped(html) : Buffer.from(html);
};

const bodyOf = ({ html, bodies, isForOne = false }: KeptPage, encoding: Encoding): Promise<Buffer> =>
  (bodies[encoding] ??= compressed(html, encoding, isForOne));

const plain = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`);

/** Answers for a file of a purged release (RFC 9110 §15.5.11). */
const gone = (reply: FastifyReply): FastifyReply => plain(reply, 410, 'This release was withdrawn for good');

/** Section of the settings that changes the password (specification: accounts). */
const CHANGE_PASSWORD = '/settings#security';

/** Seconds after which search engines and monitors ask again for a page of a withdrawn remote. */
const AWAY_FOR = 3_600;

/** Pages of the shell itself, independent of any remote. */
const SHELL_PAGES = [HOME_PATH, SIGN_OUT_PATH].map((path) => ({ path }));

/** Mounts the site: pages, the shell's files, releases of remotes, and the registry. */
export const mountSite = async (app: FastifyInstance, services: WholeService): Promise<void> => {
  const { configuration, log } = services;
  const { developmentOrigins } = configuration;
  const paymentOrigin =
    configuration.paymentProvider === 'payfast' ? new URL(configuration.payfastUrl).origin : null;
  const site = developmentOrigins.length === 0 ? releasedSite(services) : developmentSite(configuration, log);
  const address = siteAddress(configuration, '/').replace(/\/$/, '');
  const published = services.areas.flatMap((area) => area.published ?? []);
  const feeds = published.flatMap(({ feed }) => feed ?? []);
  const organisations = published.flatMap(({ coloursOf }) => coloursOf ?? []);
  const coloursOf = async (guid: string): Promise<OrganisationColours | 'unread' | null> => {
    try {
      for (const find of organisations) {
        const colours = await find(services, guid);
        if (colours !== null) return colours;
      }
    } catch (error) {
      // The page still works in the site's own colours.
      log.error('colours of an organisation not read', error);
      return 'unread';
    }
    return null;
  };
  /** The colours of a visitor's pages, and the cookie to set. */
  const paintFor = async (request: FastifyRequest) => {
    const { cookie } = request.headers;
    const followed = followedOrganisation(queryOf(request), cookie);
    if (followed === null) return { colours: null, isPersonal: false, cookie: undefined };
    const colours = await coloursOf(followed.guid);
    return {
      colours: colours === 'unread' ? null : colours,
      isPersonal: true,
      cookie:
        colours === 'unread' ? undefined : followedCookie(followed, colours !== null, cookie, configuration),
    };
  };
  const draw = drawPages(app, services, new URL(address).origin);
  const codes = new LRUCache<string, Promise<PageCode | null>>({ max: MAX_RELEASES });
  const codeOf = (shell: Shell, remote: RegistryEntry): Promise<PageCode | null> => {
    const release = `${remote.name} ${remote.version} ${shell.host?.file}`;
    const code = codes.get(release) ?? site.code(shell, remote);
    codes.set(release, code);
    return code;
  };
  /** The page as its release draws it; null for one without, and for a page that not everyone may open. */
  const drawnAt = async (
    shell: Shell,
    registry: Registry,
    { pathname, query }: Asked,
    ip: string,
    posted?: PostedForm,
  ): ReturnType<DrawPage> => {
    const found = findRoute(registry, pathname);
    if (found === null || !isDrawnFirst(found.route)) return null;
    const code = await codeOf(shell, found.remote);
    const search = query.size === 0 ? '' : `?${query}`;
    const request = { pathname, search, ip, ...(posted === undefined ? {} : { posted }) };
    return code === null ? null : draw(code, found.remote, request);
  };
  const pageFor = keepPages(address, (pathname) => feedLink(feeds, pathname), drawnAt);
  /** Titles a page by the thing on it, or by the remote that declares it. */
  const titleOf = async (shell: Shell, registry: Registry, pathname: string, ip: string) => {
    const drawn = await drawnAt(shell, registry, { pathname, query: new URLSearchParams() }, ip);
    const head = drawn !== null && typeof drawn === 'object' && 'head' in drawn ? drawn.head : null;
    return head?.title ?? shownTitle(registry, pathname);
  };

  const prepared = new WeakMap<Registry, Promise<EncodedBody>>();
  app.get('/registry.json', async (request, reply) => {
    const { registry, isPersonal } = await site.now(request.headers.cookie);
    const body = keptIn(prepared, registry, () => prepare(JSON.stringify(registry)));
    return sendPrepared(request, reply, await body, isPersonal ? 'private, no-cache' : 'no-cache');
  });

  const files = new LRUCache<string, Promise<EncodedBody>>({ max: MAX_RELEASES });
  app.get<{ Params: { name: string; version: string } }>(
    `${RELEASES}/:name/:version/files.json`,
    async (request, reply) => {
      const { name, version } = request.params;
      // Serves former releases too, because open pages still use them.
      const entry = await site.entry(name, version);
      if (entry === null) return plain(reply, 404, 'Not found');
      const text = filesText(entry);
      const made = files.get(text) ?? prepare(text);
      files.set(text, made);
      void reply.header('content-security-policy', FILE_POLICY);
      return sendPrepared(request, reply, await made, FOREVER);
    },
  );

  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const file = request.params['*'];
    const found = await site.shellFile(`assets/${file}`);
    void reply.header('content-security-policy', isPdfWorker(file) ? PDF_WORKER_POLICY : FILE_POLICY);
    if (found === null) return reply.callNotFound();
    if (found === 'gone') return gone(reply);
    return sendFile(request, reply, file, found, FOREVER);
  });
  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/remotes/:name/:version/*',
    async (request, reply) => {
      const { name, version, '*': file } = request.params;
      const found = await site.remoteFile(name, version, file);
      void reply.header('content-security-policy', isWorker(file) ? WORKER_POLICY : FILE_POLICY);
      if (found === null) return reply.callNotFound();
      if (found === 'gone') return gone(reply);
      return sendFile(request, reply, file, found, FOREVER);
    },
  );

  app.get(SECURITY_TEXT, async (_request, reply) => {
    const text = securityText(configuration, services.clock.now());
    if (text === null) return plain(reply, 404, 'Not found');
    return reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text);
  });

  /** Leads password managers to the change of a password (W3C, A Well-Known URL for Changing Passwords). */
  app.get('/.well-known/change-password', (_request, reply) =>
    reply.header('cache-control', 'no-cache').redirect(CHANGE_PASSWORD, 302),
  );

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots(address)),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const { registry, changedAt } = await site.now();
    const pages = await Promise.all(published.map(({ addresses }) => addresses?.(services) ?? []));
    return reply
      .header('cache-control', 'no-cache')
      .type('application/xml; charset=utf-8')
      .send(sitemap(registry, address, pages.flat(), changedAt));
  });
  for (const feed of feeds)
    app.get(feed.path, async (request, reply) => {
      const { text, etag, changedAt } = await feedText(feed, services, address);
      void reply.headers({
        'cache-control': 'no-cache',
        etag,
        ...(changedAt === null ? {} : { 'last-modified': changedAt.toUTCString() }),
      });
      // By the tag alone: an older item may have been corrected since the latest one.
      if (isNotModified(request, etag)) return reply.code(304).send();
      return reply.type('application/rss+xml; charset=utf-8').send(text);
    });

  const pictures = new LRUCache<string, Promise<Buffer>>({ max: MAX_PICTURES });
  app.get('/share/*', async (request, reply) => {
    const pathname = pageOfPicture(pathnameOf(request));
    const { shell, registry } = await site.now();
    const title =
      pathname === null || shell === null ? null : await titleOf(shell, registry, pathname, request.ip);
    if (title === null) return plain(reply, 404, 'Not found');
    const picture = pictures.get(title) ?? drawSharePicture(title);
    pictures.set(title, picture);
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/png')
      .send(await picture);
  });

  app.get('/*', async (request, reply) => {
    const pathname = pathnameOf(request);
    const { shell, registry, isPersonal: hasOwnSet } = await site.now(request.headers.cookie);
    const file = fileAt(pathname);
    const fixed = shell?.fixed.has(file) === true ? await site.shellFile(FIXED_FOLDER + file) : null;
    if (fixed === 'gone') return gone(reply);
    if (fixed !== null) {
      // Browsers do not show a sandboxed PDF, and it runs no script of this site.
      if (!file.endsWith('.pdf')) void reply.header('content-security-policy', FILE_POLICY);
      return sendFile(request, reply, file, fixed, FIXED);
    }
    // Declared pages exist for everyone; other addresses may be a missing script or picture.
    const found = findRoute(registry, pathname)?.route.path;
    const isThere =
      routeAt(SHELL_PAGES, pathname) !== null ||
      // A file is no page below a wildcard.
      (found !== undefined && !(found.endsWith('*') && isFile(pathname)));
    const isAway = !isThere && !isFile(pathname) && awayAt(registry, pathname) !== null;
    const isPage =
      (wantsHtml(request) && (isThere || !isFile(pathname))) ||
      (takesAnything(request) && (isThere || isAway));
    if (!isPage) return plain(reply, 404, 'Not found');
    if (shell === null) {
      return plain(reply, 503, 'Nothing was released here yet. `npm start` releases what it builds.');
    }
    const importMap = importMapOf(registry)?.hash ?? null;
    const override = await overrideOf(request.headers.cookie, services);
    if (override !== null) {
      // Made for this browser only: not cached, with a policy widened only for this session.
      const origins = [...developmentOrigins, override.address];
      return reply
        .code(isThere ? 200 : isAway ? 503 : 404)
        .headers({
          'cache-control': 'no-store',
          ...guardOf({ importMap, origins, paymentOrigin }),
        })
        .type('text/html; charset=utf-8')
        .send(renderPage({ shell, registry, pathname, address, override }));
    }
    const { colours, isPersonal, cookie } = await paintFor(request);
    if (cookie !== undefined) void reply.header('set-cookie', cookie);
    const page = await pageFor(shell, registry, { pathname, query: queryOf(request) }, colours, request.ip);
    if ('movedTo' in page) return reply.header('cache-control', 'no-cache').redirect(page.movedTo, 301);
    const { etag, style, early, isShared, isMissing = false, retryAfter } = page;
    const wait = retryAfter ?? (isAway ? AWAY_FOR : undefined);
    if (wait !== undefined) void reply.header('retry-after', wait);
    const status = retryAfter !== undefined ? 429 : isAway ? 503 : isThere && !isMissing ? 200 : 404;
    void reply.headers({
      ...cacheHeaders({ isPersonal: isPersonal || hasOwnSet, isShared: isShared && status === 200 }),
      etag,
      // The page depends on cookies: a developer's own remote, releases given to some, and a followed link.
      vary: 'accept-encoding, accept, cookie',
    });
    // Omits the policy, because the browser keeps the one received with the page.
    if (status === 200 && isNotModified(request, etag)) return reply.code(304).send();
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    if (isUnlisted(registry, pathname)) void reply.header('x-robots-tag', 'noindex');
    const link = linkHeader(shell, early);
    if (link !== undefined) void reply.header('link', link);
    // People read it on the page; search engines and monitors need the status.
    return reply
      .code(status)
      .headers(guardOf({ style, importMap, origins: developmentOrigins, paymentOrigin }))
      .type('text/html; charset=utf-8')
      .send(await bodyOf(page, encoding));
  });

  const posts: Record<string, PostForm> = Object.assign({}, ...published.map((one) => one.posts));
  await app.register(async (forms) => {
    readBodies(forms);
    // Takes forms from people without scripts; otherwise the page makes a call.
    forms.post('/*', { config: { bodyKind: 'form' }, bodyLimit: LARGEST_FORM }, async (request, reply) => {
      const pathname = pathnameOf(request);
      const { shell, registry } = await site.now(request.headers.cookie);
      const post = posts[findRoute(registry, pathname)?.route.path ?? ''];
      if (shell === null || post === undefined) return plain(reply, 404, 'Not found');
      const answer = await post(services, request.body as Record<string, string>, request.ip);
      void reply.header('cache-control', 'no-store');
      if ('movedTo' in answer) return reply.redirect(answer.movedTo, 303);
      if (answer.retryAfter !== undefined) void reply.header('retry-after', answer.retryAfter);
      const importMap = importMapOf(registry)?.hash ?? null;
      const drawn = await drawnAt(
        shell,
        registry,
        { pathname, query: new URLSearchParams() },
        request.ip,
        answer.form,
      );
      const { colours } = await paintFor(request);
      const style = colours === null ? null : organisationStyle(colours);
      const page: Page = {
        shell,
        registry,
        pathname,
        address,
        drawn: drawn !== null && typeof drawn === 'object' && 'html' in drawn ? drawn : null,
        colours,
        style,
      };
      return reply
        .code(answer.status)
        .headers(
          guardOf({
            style: style?.hash ?? null,
            importMap,
            origins: developmentOrigins,
            paymentOrigin,
          }),
        )
        .type('text/html; charset=utf-8')
        .send(renderPage(page));
    });
  });

  app.setNotFoundHandler((_request, reply) => plain(reply, 404, 'Not found'));
};
