import { SITE_START } from '@phila/tooling/tests/patience';
import { type BrowserContext, type Page, test as base, expect } from '@playwright/test';
import type { Role } from './accounts.ts';
import type { NewPerson } from './new-person.ts';
import { type Tokens, declinedChoice, keptSession, signInByCall } from './service-client.ts';
import { type Site, startSite } from './site.ts';

export { expect };

/** Browser console complaints; a test fails on any it did not expect. */
export interface Complaints {
  /** Announces complaints that a test causes on purpose. */
  expect: (...patterns: RegExp[]) => void;
  /** Watches another context. */
  watch: (context: BrowserContext) => Promise<void>;
}

/** Complaints that occur at times and are harmless. */
const NO_FAULT = [
  // A link was hovered but not followed; prefetching has its own tests.
  /was preloaded using link preload but not used/,
  // The page was left while its news connection was opening.
  /WebSocket is closed before the connection is established/,
  // axe puts its own in the place of a function of the document, and the site takes it for the remote's.
  /left something behind: document\.elementsFromPoint replaced( |$)/,
  // React finds a delayed commit already done (e2e/README.md, “A delayed commit that React finds done already”).
  /Minified React error #177/,
];

/**
 * Complaints about a killed service: open requests are reset or end empty, later ones are refused, and code on its way
 * fails to load.
 */
export const SERVICE_KILLED =
  /ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|Remote [a-z]+ \d+\.\d+\.\d+ could not/;

/** The site's own console message for the squad: remote, version and reason. */
export const REMOTE_FAULT = /Remote [a-z]+ \d+\.\d+\.\d+ could not/;

/** Receivers of a context's complaints: the test currently using it, if several share it in turn. */
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
  /** Running site of this worker; a test that stops it must start it again. */
  site: Site;
}

export interface TestFixtures {
  /** Leaves the consent to measuring unanswered; otherwise it is already declined. */
  isFirstVisit: boolean;
  /** Account signed in from the start, by call; null for a visitor. `test.use({ role: 'consumer' })`. */
  role: Role | null;
  complaints: Complaints;
  /** Opens a separate browser, signed in as a demo account or as the test's own person. */
  openAs: (who: Role | NewPerson) => Promise<Page>;
  /** True below 768 px, with the phone's chrome. */
  narrow: boolean;
  /** Fails on a misspelt tag: it would silently leave a test out of a run. */
  knownTags: void;
}

/** Tags, explained in e2e/README.md. */
const TAGS: readonly string[] = ['@long', '@phone', '@phone-long'];

/** Initial browser storage for these tokens. */
const sessionOf = (site: Site, tokens: Tokens | null, isFirstVisit = false) => {
  const localStorage = [
    ...(tokens === null ? [] : keptSession(tokens)),
    ...(isFirstVisit ? [] : [declinedChoice(tokens)]),
  ];
  return { cookies: [], origins: [{ origin: site.url, localStorage }] };
};

/** Initial browser storage for a role. */
export const session = async (site: Site, role: Role | null, isFirstVisit = false) =>
  sessionOf(site, role === null ? null : await signInByCall(site, role), isFirstVisit);

/** Longest wait, in ms, for the script to take over a drawn page; some tests prevent it on purpose. */
const DRAWN = 5_000;

/**
 * Makes `goto` wait until the script has taken over a drawn page (docs/decisions/0814), because controls may do
 * nothing before; before-scripts.spec.ts tests that state.
 */
const openDrawn = (page: Page): void => {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (options?.waitUntil !== 'commit')
      await page
        .locator('[data-drawn]')
        .waitFor({ state: 'hidden', timeout: DRAWN })
        .catch(() => undefined);
    return response;
  };
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
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
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
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
