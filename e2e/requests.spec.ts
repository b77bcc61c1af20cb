import type { Page } from '@playwright/test';
import { BiographicalPage } from './pages/biographical.ts';
import { OverviewPage } from './pages/overview.ts';
import { SignInPage } from './pages/sign-in.ts';
import { expect, test } from './test.ts';

interface Used {
  address: string;
  integrity: string;
}

/** Matches files of remotes: each must state its integrity. The shell's own files come with the page. */
const isRemotes = ({ address }: Used): boolean => address.includes('/remotes/');

/** Records every script and style sheet added to the page, even if removed again. */
const watchElements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const used: Used[] = [];
    Object.assign(window, { used });
    const note = (node: Node) => {
      if (node instanceof HTMLScriptElement && node.src)
        used.push({ address: node.src, integrity: node.integrity });
      if (node instanceof HTMLLinkElement && node.rel === 'stylesheet')
        used.push({ address: node.href, integrity: node.integrity });
    };
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) note(node);
    }).observe(document, { childList: true, subtree: true });
  });

const usedBy = (page: Page): Promise<Used[]> =>
  page.evaluate(() => (window as unknown as { used: Used[] }).used);

const requestsOf = (page: Page): string[] => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
};

const twice = (addresses: string[]): string[] =>
  addresses.filter((address, index) => addresses.indexOf(address) !== index);

const preloaded = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
      .filter((link) => link.as !== 'font')
      .map((link) => link.href),
  );

/** Addresses missing from the document, requested later by a script or style sheet. */
const askedForLater = async (page: Page): Promise<string[]> => {
  const addresses: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, documentURL, initiator }) => {
    const isDocument = request.url === documentURL;
    const isNamed = initiator.type === 'parser' && initiator.url === documentURL;
    if (!isDocument && !isNamed) addresses.push(request.url);
  });
  return addresses;
};

test('the cold sign-in page takes at most 10 requests, those of its remote in 2 waves, each file of a remote with its integrity', async ({
  page,
}) => {
  await watchElements(page);
  const requests = requestsOf(page);
  const later = await askedForLater(page);
  await new SignInPage(page).open();
  await page.waitForLoadState('networkidle');
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(10);
  expect(twice(requests)).toEqual([]);
  // Two waves, the document and its resources: no remote file or call waits for another answer.
  expect(later.filter((address) => /\/(remotes|api)\//.test(address))).toEqual([]);
  const used = await usedBy(page);
  expect(used.filter(isRemotes)).not.toEqual([]);
  for (const { address, integrity } of used.filter(isRemotes)) expect(integrity, address).toMatch(/^sha384-/);
});

test.describe('for someone who is signed in', () => {
  test.use({ role: 'consumer' });

  for (const path of [BiographicalPage.path, OverviewPage.path])
    test(
      `a deep link to ${path} uses what it fetches ahead, and fetches nothing twice`,
      { tag: path === OverviewPage.path ? '@long' : [] },
      async ({ page }) => {
        await watchElements(page);
        const requests = requestsOf(page);
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(twice(requests)).toEqual([]);
        const used = await usedBy(page);
        for (const { address, integrity } of used.filter(isRemotes))
          expect(integrity, address).toMatch(/^sha384-/);
        const hinted = await preloaded(page);
        expect(hinted.length).toBeGreaterThan(2);
        // Tools of the header come after the page, when the processor has time for them.
        await expect
          .poll(async () => {
            const addresses = (await usedBy(page)).map(({ address }) => address);
            return hinted.filter((address) => !addresses.includes(address));
          })
          .toEqual([]);
        // The page itself needs no second round of requests; the ring beside the overview is excluded.
        const known = await page.evaluate((path) => {
          const { remotes } = JSON.parse(document.getElementById('registry')?.textContent ?? '') as {
            remotes: { base: string; preload: Record<string, string[]> }[];
          };
          return remotes.flatMap(({ base, preload }) =>
            (preload[path] ?? []).map((file) => new URL(base + file, location.href).href),
          );
        }, path);
        expect(known.length).toBeGreaterThan(1);
        expect(known.filter((address) => !hinted.includes(address))).toEqual([]);
      },
    );
});
