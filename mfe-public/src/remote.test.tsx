import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@phila/contract/brand';
import { documentTitle, remoteDeclaration } from '@phila/contract/remote';
import { renderWithPlatform } from '@phila/platform/fake';
import declaration from '../remote.ts';
import LandingPage from './landing/landing-page.tsx';
import { products } from './landing/product-list.ts';
import { pages } from './pages.ts';

const { routes, navigation } = remoteDeclaration.parse(declaration);

describe('the public site’s declaration', () => {
  it('has a page behind every route, and no page without a route', () => {
    expect([...new Set(routes.map(({ page }) => page))].toSorted()).toEqual(Object.keys(pages).toSorted());
  });

  it('names each chunk as its page, so that the build can list what a route needs', () => {
    const source = readFileSync(path.join(__dirname, 'pages.ts'), 'utf8');
    const chunks = [...source.matchAll(/webpackChunkName: "([^"]+)"/g)].map(([, name]) => name);
    expect(chunks.toSorted()).toEqual(Object.keys(pages).toSorted());
  });

  it('shows the logo on each of its authentication pages: only choose-account and sync-account hide it', () => {
    const centred = routes.filter(({ layout }) => layout === 'centred');
    expect(centred.map(({ path }) => path)).toEqual([
      '/sign-up',
      '/sign-in',
      '/forgot-password',
      '/forgot-password-sync',
      '/choose-account',
      '/sync-account',
      '/invitation',
      '/membership',
      '/undo-sign-in-change',
      '/unsubscribe',
    ]);
    expect(centred.filter(({ hiddenLogo }) => hiddenLogo).map(({ path }) => path)).toEqual([
      '/choose-account',
      '/sync-account',
    ]);
  });

  it('leads nowhere that is not there', () => {
    const own = routes.map(({ path }) => path);
    const files = ['/paia-manual.pdf'];
    // The shop has the courses (specification: public-site).
    const elsewhere = ['/shop', brand.learningSite];
    for (const { to } of navigation) expect([...own, ...files, ...elsewhere]).toContain(to.split('#')[0]);
  });

  it('tells search engines of each page for everyone what is found there, each in words of its own', () => {
    // Skips releases, because the service describes them. Pages of mailed links stay unlisted.
    const mailed = ['/forgot-password', '/forgot-password-sync', '/undo-sign-in-change', '/unsubscribe'];
    const open = routes.filter(({ access, path: address }) => access === 'anyone' && !address.includes(':'));
    const unlisted = open.filter((route) => route.unlisted === true).map(({ path: one }) => one);
    expect(unlisted).toEqual(mailed);
    for (const { path, title, description } of open) {
      const { length } = documentTitle(title, path);
      expect([path, length >= 15 && length <= 60, description !== undefined]).toEqual([path, true, true]);
    }
    const saidOnce = [...new Map(open.map((route) => [route.page, route])).values()];
    for (const said of [saidOnce.map(({ title }) => title), saidOnce.map(({ description }) => description)])
      expect(new Set(said).size).toBe(said.length);
  });

  it('repeats the products menu on the landing page', () => {
    const menu = navigation.filter((entry) => entry.menu === 'products');
    expect(products.map(({ to, title, icon }) => ({ to, label: title, icon }))).toEqual(
      menu.map(({ to, label, icon }) => ({ to, label, icon })),
    );
  });

  it('has the section of each footer anchor on the landing page', () => {
    const { container } = renderWithPlatform(<LandingPage />, { signedIn: false });
    const anchors = navigation.filter(({ menu }) => menu === 'footer-anchors');
    expect(anchors.map(({ label }) => label)).toEqual(['Services', 'Products', 'Learning']);
    for (const { to } of anchors)
      expect(container.querySelector(`[id="${to.split('#')[1]}"]`)).not.toBeNull();
  });
});
