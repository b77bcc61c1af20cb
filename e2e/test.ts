import { SITE_START } from '@phila/tooling/tests/patience';
import { type BrowserContext, type Page, test as base, expect } from '@playwright/test';
import type { Role } from './accounts.ts';
import type { NewPerson } from './new-person.ts';
import { type Tokens, declinedChoice, keptSession, signInByCall } from './service-client.ts';
import { type Site, startSite } from './site.ts';

export { expect };

/** What the browser complained of; every test ends with none that it did not expect. */
export interface Complaints {
  /** A test that breaks something names what the browser will say of it. */
  expect: (...patterns: RegExp[]) => void;
  /** Watches a further context. */
  watch: (context: BrowserContext) => Promise<void>;
}

/** What is said in every run now and then, and is no fault of a page. */
const NO_FAULT = [
  // A link that was hovered and not followed; what pages fetch ahead of themselves has tests of its own.
  /was preloaded using link preload but not used/,
  // A page that was left while its news connection was being made.
  /WebSocket is closed before the connection is established/,
  // A delayed commit that React finds done already (e2e/README.md, “A delayed commit that React finds done already”).
  /Minified React error #177/,
];

/**
 * What the browser says of requests to a service that was killed: one under way is reset or ends empty, one that is
 * made later is refused; and what the site says of code that was on its way.
 */
export const SERVICE_KILLED =
  /ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|Remote [a-z]+ \d+\.\d+\.\d+ could not/;

/** The site's own line on the console, for the squad: which remote, of which version, and why it is not there. */
export const REMOTE_FAULT = /Remote [a-z]+ \d+\.\d+\.\d+ could not/;

/** Where the complaints of a context go: to the test that uses it now, of those that use one context in turn. */
const listeners = new WeakMap<BrowserContext, string[]>();

const watchContext = async (context: BrowserContext, said: string[]): Promise<void> => {
  const isWatched = listeners.has(context);
  listeners.set(context, said);
  if (isWatched) return;
  const report = (text: string): void => void listeners.get(context)?.push(text);
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      report(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => report(`thrown: ${error.error().message}`));
  await context.exposeBinding('reportViolation', (_, violation: string) => report(`policy: ${violation}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
        `${event.violatedDirective} ${event.blockedURI}`,
      );
    });
  });
};

export interface WorkerFixtures {
  /** A running site of this worker's own; a test that stops it starts it again. */
  site: Site;
}

export interface TestFixtures {
  /** The question whether adverts and speed may be measured has no answer yet; otherwise it was declined, and is not asked. */
  isFirstVisit: boolean;
  /** Who is signed in from the start, by the service's call; null for a visitor. `test.use({ role: 'consumer' })`. */
  role: Role | null;
  complaints: Complaints;
  /** A further browser of its own, signed in as a demo account or as a person who signed up for the test. */
  openAs: (who: Role | NewPerson) => Promise<Page>;
  /** Below 768 px: the phone's chrome. */
  narrow: boolean;
  /** A misspelt tag would leave a test out of a run without a word. */
  knownTags: void;
}

/** What the tags mean stands in e2e/README.md. */
const TAGS: readonly string[] = ['@long', '@phone', '@phone-long'];

/** What the browser of these tokens holds from the start. */
const sessionOf = (site: Site, tokens: Tokens | null, isFirstVisit = false) => {
  const localStorage = [
    ...(tokens === null ? [] : keptSession(tokens)),
    ...(isFirstVisit ? [] : [declinedChoice(tokens)]),
  ];
  return { cookies: [], origins: [{ origin: site.url, localStorage }] };
};

/** What the browser holds from the start. */
export const session = async (site: Site, role: Role | null, isFirstVisit = false) =>
  sessionOf(site, role === null ? null : await signInByCall(site, role), isFirstVisit);

/** How long a page that came as HTML is waited for to be drawn by its script, in ms; a test may be about one that is not. */
const DRAWN = 5_000;

/**
 * Has `goto` come back once the script of a page that came as HTML has drawn it (docs/decisions/0814): what is pressed
 * before that is a link of a document, or nothing yet, which tests of their own look at (before-scripts.spec.ts).
 */
const openDrawn = (page: Page): void => {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (options?.waitUntil !== 'commit')
      await page
        .locator('[data-fragment]')
        .waitFor({ state: 'hidden', timeout: DRAWN })
        .catch(() => undefined);
    return response;
  };
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from it
    async ({}, use) => {
      const site = await startSite({ LIMIT_SIGN_IN: '10000/15m' });
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: SITE_START },
  ],
  role: [null, { option: true }],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page }, use) => {
    openDrawn(page);
    await use(page);
  },
  isFirstVisit: [false, { option: true }],
  storageState: async ({ site, role, isFirstVisit }, use) => use(await session(site, role, isFirstVisit)),
  narrow: async ({ viewport }, use) => use((viewport?.width ?? 1280) < 768),
  knownTags: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from it
    async ({}, use, { tags }) => {
      expect(tags.filter((tag) => !TAGS.includes(tag))).toEqual([]);
      await use();
    },
    { auto: true },
  ],

  complaints: [
    async ({ context }, use) => {
      const said: string[] = [];
      const expected: RegExp[] = [];
      const watch = (watched: BrowserContext) => watchContext(watched, said);
      await watch(context);
      await use({ expect: (...patterns) => void expected.push(...patterns), watch });
      expect(
        said.filter((text) => ![...NO_FAULT, ...expected].some((pattern) => pattern.test(text))),
        'what the browser complained of',
      ).toEqual([]);
    },
    { auto: true },
  ],

  openAs: async (
    { browser, site, complaints, contextOptions, viewport, isMobile, hasTouch, locale, timezoneId },
    use,
  ) => {
    const opened: BrowserContext[] = [];
    await use(async (who) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: site.url,
        viewport,
        isMobile,
        hasTouch,
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
        storageState: typeof who === 'string' ? await session(site, who) : sessionOf(site, who.tokens),
      });
      opened.push(context);
      await complaints.watch(context);
      const page = await context.newPage();
      openDrawn(page);
      return page;
    });
    for (const context of opened) await context.close();
  },
});
