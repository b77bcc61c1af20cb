import { documentTitle, NOT_FOUND, type Registry } from '@phila/contract';
import type { NavigationEntry } from '@phila/contract/remote';
import { MARK_BELOW_FLOOR } from './mark-below-floor.ts';
import { details, registry, shell } from './fixture.ts';
import { inlineJson } from './inline-json.ts';
import { opensRow, preloadsOf, renderPage } from './page.ts';

const address = 'https://phila.example';

const biographical = '/details/personal/biographical';
const hrefs = (pathname: string): string[] => preloadsOf(shell, registry, pathname).map(({ href }) => href);

describe('the files that a page preloads', () => {
  it("takes the layout's chunks, the files behind what the page takes from the host, and the remote's own", () => {
    expect(preloadsOf(shell, registry, biographical)).toEqual([
      { href: '/assets/figtree.woff2', as: 'font', integrity: undefined },
      { href: '/assets/portal.js', as: 'script', integrity: undefined },
      { href: '/assets/portal.css', as: 'style', integrity: undefined },
      { href: '/assets/button.js', as: 'script', integrity: undefined },
      { href: '/remotes/details/1.2.0/entry.js', as: 'script', integrity: 'sha384-entry' },
      { href: '/remotes/details/1.2.0/page.js', as: 'script', integrity: 'sha384-page' },
      { href: '/remotes/details/1.2.0/page.css', as: 'style', integrity: 'sha384-css' },
    ]);
  });

  it('takes the layout alone for an address that no remote declares', () => {
    expect(hrefs('/sign-out')).toEqual(['/assets/figtree.woff2', '/assets/centred.js']);
  });

  it('takes what the row of a list needs where the address opens one', () => {
    const listed = (navigation: NavigationEntry[]): Registry => ({
      ...registry,
      remotes: [
        {
          ...details,
          shares: { [biographical]: ['@phila/ui/resource-screen'] },
          declaration: { ...details.declaration, navigation },
        },
      ],
    });
    const inMenu = listed([{ menu: 'admin', label: 'Lists', to: biographical, order: 1 }]);
    const opens = (query: string, at = inMenu) => opensRow(at, biographical, new URLSearchParams(query));
    expect([opens('row=12'), opens('page=2'), opens('', listed([]))]).toEqual([true, false, true]);
    // A page without such a list.
    expect(opens('row=12', registry)).toBe(false);
    const html = renderPage({ shell, registry, pathname: biographical, address, hasRow: true });
    expect(html).toContain('<link data-later as="script" href="/assets/row.js" crossorigin>');
    expect(html.match(/assets\/first\.js/g)).toHaveLength(1);
  });

  it('takes nothing ahead from a development server', () => {
    expect(preloadsOf({ ...shell, origin: 'http://localhost:9100' }, registry, biographical)).toEqual([]);
  });
});

describe('the page', () => {
  const page = renderPage({ shell, registry, pathname: biographical, address });

  it('says language, title and colour', () => {
    expect(page).toContain('<html lang="en-ZA">');
    expect(page).toContain('<title>Biographical · Phila</title>');
    expect(page).toContain('<meta name="theme-color" content="#14213d">');
  });

  it('titles the landing page, and an address that no remote declares, as the shell does', () => {
    const titleAt = (pathname: string) =>
      /<title>(.*?)<\/title>/.exec(renderPage({ shell, registry, pathname, address }))?.[1];
    expect(titleAt('/')).toBe(documentTitle(NOT_FOUND, '/'));
    expect(titleAt('/')).toMatch(/^Phila · ./);
    expect(titleAt('/nowhere')).toBe('Page not found · Phila');
    expect(titleAt('/sign-out')).toBe('Sign Out · Phila');
  });

  it('carries the registry, which reads back the same', () => {
    const [, json = ''] = /<script type="application\/json" id="registry">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(json)).toEqual(registry);
  });

  it('has what a page reads ahead of its own remote, and of no other', () => {
    const reading = (name: string) => ({
      ...details,
      name,
      declaration: {
        ...details.declaration,
        name,
        routes: [
          {
            ...details.declaration.routes[1],
            path: `/${name}`,
            layout: 'portal' as const,
            access: 'person' as const,
            title: name,
            prefetch: [`/Read/${name}` as const],
          },
        ],
      },
    });
    const remotes = [reading('details'), reading('career')];
    const html = renderPage({ shell, registry: { ...registry, remotes }, pathname: '/career', address });
    expect(html).toContain('/Read/career');
    expect(html).not.toContain('/Read/details');
  });

  it("states the integrity of the shell's own files and of preloaded ones", () => {
    expect(page).toContain(
      '<script defer src="/assets/first.js" crossorigin integrity="sha384-first"></script>',
    );
    expect(page).toContain('<link rel="stylesheet" href="/assets/first.css" integrity="sha384-style">');
    expect(page).toContain(
      '<link rel="preload" as="script" href="/remotes/details/1.2.0/entry.js" crossorigin integrity="sha384-entry">',
    );
  });

  it('gives the shell’s later files a list of hashes, and each preloaded script its own', () => {
    const html = renderPage({
      shell: {
        ...shell,
        integrity: { ...shell.integrity, 'assets/portal.js': 'sha384-portal' },
        laterFiles: { file: 'assets/list.json', integrity: 'sha384-list' },
      },
      registry,
      pathname: '/details/personal/biographical',
      address,
    });
    expect(html).toContain('data-later-files="/assets/list.json" data-later-integrity="sha384-list"');
    expect(html).toContain('href="/assets/portal.js" crossorigin integrity="sha384-portal"');
  });

  it('leaves the last good release to the registry, which a page that needs it reads', () => {
    const { declaration: _declaration, name: _name, ...files } = details;
    const remotes = [{ ...details, lastGood: { ...files, version: '1.1.9' } }];
    const html = renderPage({ shell, registry: { ...registry, remotes }, pathname: '/', address });
    expect(html).not.toContain('1.1.9');
  });

  it('fetches fonts without credentials, as the style sheet will', () => {
    expect(page).toContain('href="/assets/figtree.woff2" type="font/woff2" crossorigin>');
  });

  it('has no script of its own, but the one that knows old browsers, and no style attribute', () => {
    const others = page.replace(`<script>${MARK_BELOW_FLOOR}</script>`, '');
    expect(others.match(/<script(?! defer src=| type="application\/json")/g)).toBeNull();
    expect(page).not.toMatch(/\sstyle=|\son\w+=/);
  });

  it('links fixed files only where the build has them', () => {
    expect(page).toContain('href="/favicon.svg"');
    expect(page).not.toContain('manifest.webmanifest');
  });

  it.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '"><img src=x onerror=alert(1)>',
    '\u2028\u2029',
    "' onload='x",
  ])('takes %j in a declaration for text', (hostile) => {
    const bad = {
      ...registry,
      remotes: [
        {
          ...details,
          declaration: {
            ...details.declaration,
            title: hostile,
            routes: [
              { path: '/x', layout: 'public' as const, access: 'anyone' as const, title: hostile, page: 'x' },
            ],
          },
          integrity: { 'entry.js': hostile },
        },
      ],
    };
    const made = renderPage({ shell, registry: bad, pathname: '/x', address });
    expect(made).not.toContain('<script>alert');
    expect(made).not.toContain('<img');
    expect(made.match(/<\/script>/g)).toHaveLength(3);
    expect(made).not.toContain('<!--');
    const [, json = ''] = /id="registry">(.*?)<\/script>/s.exec(made) ?? [];
    expect(JSON.parse(json)).toEqual(bad);
  });
});

describe('JSON inside HTML', () => {
  it('holds none of the characters that could end it', () => {
    expect(inlineJson({ a: '<&>\u2028' })).toBe('{"a":"\\u003c\\u0026\\u003e\\u2028"}');
  });
});

test('a page that is not drawn says so, by its styles alone', () => {
  const html = renderPage({ shell, registry, pathname: '/sign-in', address });
  expect(html).toMatch(
    /<div id="root"><\/div>\n<p id="not-started"><span data-nosnippet>[^<]*did not start in this browser\.[^<]*call us on [^<]+<\/span><\/p>/,
  );
});

describe('to those who run no script', () => {
  const withoutScript = (pathname: string, isMissing = false): string =>
    /<noscript>(.*?)<\/noscript>/s.exec(renderPage({ shell, registry, pathname, address, isMissing }))?.[1] ??
    '';

  it('an address that nothing is at says so, with ways on', () => {
    for (const said of [withoutScript('/nowhere'), withoutScript('/media-releases/withdrawn', true)]) {
      expect(said.match(/<h1 /g)).toHaveLength(1);
      expect(said).toContain('We can’t find this page');
      expect(said).toContain('<a href="/">Go to the home page</a>');
      expect(said).toContain('<nav aria-label="Main"');
    }
  });

  it('a page that only its script draws says that it needs one', () => {
    for (const pathname of [biographical, '/details/no-such-page', '/sign-out'])
      expect(withoutScript(pathname)).toMatch(/^Phila needs JavaScript\./);
  });
});
