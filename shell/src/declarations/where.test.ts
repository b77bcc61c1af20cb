import { everything, registryOf, without } from '../testing/declarations.ts';
import { pageTitle } from './page-title.ts';
import { whereIs } from './where.ts';

describe('the page of an address', () => {
  it.each([
    ['/', 'page', 'public', 'anyone'],
    ['/sign-in', 'page', 'centred', 'anyone'],
    ['/details/personal/biographical', 'page', 'portal', 'person'],
    ['/details/never-heard-of', 'page', 'portal', 'person'],
    ['/admin/banner-management', 'page', 'admin', 'administrator'],
    ['/sign-out', 'sign-out', 'centred', 'anyone'],
    ['/never-heard-of', 'not-found', 'public', 'anyone'],
    ['/kit', 'not-found', 'public', 'anyone'],
    ['/offers/never/heard/of', 'not-found', 'portal', 'person'],
    ['/admin/never-heard-of', 'not-found', 'admin', 'administrator'],
    ['/media-releases/7/more', 'not-found', 'public', 'anyone'],
  ])('%s: %s in the %s layout, for %s', (pathname, kind, layout, access) => {
    expect(whereIs(everything, pathname)).toMatchObject({ kind, layout, access });
  });

  it('finds the most exact route among all remotes', () => {
    const where = whereIs(everything, '/details/overview');
    expect(where.kind === 'page' && where.route.overview).toBe(true);
  });

  it('does not know an area of a missing remote', () => {
    expect(whereIs(without('details'), '/details/banking')).toMatchObject({
      kind: 'not-found',
      layout: 'public',
    });
    expect(whereIs(registryOf(), '/')).toMatchObject({ kind: 'not-found', layout: 'public' });
  });

  it('titles the page', () => {
    expect(pageTitle(whereIs(everything, '/details/banking'))).toBe('Banking · Phila');
    expect(pageTitle(whereIs(everything, '/nothing'))).toBe('Page not found · Phila');
    expect(pageTitle(whereIs(everything, '/'))).toMatch(/^Phila · ./);
  });
});
