import type { Registry } from '@phila/contract';
import { MARK_HASH } from './below-floor.ts';
import { details, shell } from './fixture.ts';
import { linkHeader, renderPage } from './page.ts';
import { pagePolicy } from './policy.ts';

const HTML = '<article><h1>Security</h1><img src="/remotes/details/1.2.0/house.webp" alt=""></article>';
const drawnPage = (html: string) => ({ remote: 'details', html, answers: [], head: null, now: 0 });

const route = { layout: 'public', access: 'anyone', title: 'Security', page: 'security' } as const;
const registry: Registry = {
  platform: '1.0.0',
  remotes: [
    {
      ...details,
      preload: { '/security': ['entry.js', 'page.css'] },
      declaration: {
        ...details.declaration,
        routes: [
          { ...route, path: '/security' },
          { ...route, path: '/values' },
          { ...route, path: '/own', access: 'person', layout: 'centred' },
          { ...route, path: '/for-some', access: 'administrator' },
        ],
        navigation: [
          { menu: 'public', label: 'Values & more', to: '/values', order: 1 },
          { menu: 'public', label: 'Elsewhere', to: 'https://elsewhere.example', order: 2, group: 'ABOUT' },
          { menu: 'public', label: 'Nowhere', to: '/nowhere', order: 3 },
          { menu: 'public', label: 'For some', to: '/for-some', order: 4 },
        ],
      },
    },
  ],
};

describe('a page that comes with its HTML', () => {
  const made = (html: string | null) =>
    renderPage({
      shell,
      registry,
      pathname: '/security',
      address: 'https://phila.example',
      drawn: html === null ? null : drawnPage(html),
    });

  it('has it in its main landmark, within the root, with its styles at once', () => {
    const html = made(HTML);
    expect(html).toMatch(/<div id="root">.*<main id="main">.*<h1>Security<\/h1>.*<\/main>.*<\/div>/);
    expect(html).toContain(
      '<link rel="stylesheet" href="/remotes/details/1.2.0/page.css" integrity="sha384-css">',
    );
    expect(html).not.toContain('rel="preload" as="style"');
  });

  it('leads on without a script, to pages of the site alone', () => {
    const html = made(HTML);
    expect(html).toContain('<li><a href="/values">Values &amp; more</a></li>');
    expect(/<noscript>.*<\/noscript>/.exec(html)?.[0]).not.toContain('elsewhere');
    expect(html).not.toContain('needs JavaScript. Please');
  });

  it('has its header before the root, with links and menus that need no script', () => {
    const header = /<header data-first-header>(.*?)<\/header><?/s.exec(made(HTML))?.[1] ?? '';
    expect(made(HTML)).toMatch(/<\/header>\s*<div id="root">/);
    expect(header).toContain('<li><a href="/values">Values &amp; more</a></li>');
    // Undeclared addresses are no links, and the application adds links for particular people.
    expect(header).not.toContain('/nowhere');
    expect(header).not.toContain('/for-some');
    expect(header).toMatch(
      /<details name="first-header" data-opens="ABOUT"><summary>ABOUT.*?<a href="https:\/\/elsewhere\.example" rel="noopener noreferrer">Elsewhere<\/a>/,
    );
    expect(header).not.toMatch(/ style=| on\w+=|<script/);
  });

  it('begins the application later, by a script of its own', () => {
    const html = made(HTML);
    const [, inert = ''] = /<template id="application">(.*?)<\/template>/.exec(html) ?? [];
    expect(inert).toContain(
      '<script defer src="/assets/first.js" crossorigin integrity="sha384-first"></script>',
    );
    expect(inert).toContain(
      '<link rel="preload" as="script" href="/assets/first.js" crossorigin integrity="sha384-first">',
    );
    expect(inert).toContain('href="/remotes/details/1.2.0/entry.js"');
    const outside = html.replace(inert, '');
    expect(outside).toContain(
      '</template>\n<script async src="/assets/early.js" crossorigin integrity="sha384-early"></script>',
    );
    expect(outside).not.toMatch(/first\.js|entry\.js" crossorigin integrity="sha384-entry"/);
    expect(linkHeader(shell, 'assets/early.js')).not.toContain('first.js');
  });

  it('runs no script of its own within the page, and is painted as it is read', () => {
    expect(made(HTML).split('</head>')[1]).not.toContain('<script>');
    expect(made(HTML)).not.toContain('blocking="render"');
    expect(pagePolicy()).toContain(`script-src 'self' '${MARK_HASH}';`);
  });

  it.each([
    ['it is in the colours of an organisation', { colours: { primary: '#0b6e4f', secondary: '#f2a900' } }],
    ['the shell is from before that script', { shell: { ...shell, beforeStart: undefined } }],
    ['there is nothing to be read', { drawn: null }],
    ['it is signed in or up on', { pathname: '/own' }],
  ])('begins it at once where %s', (_what, other) => {
    const html = renderPage({
      shell,
      registry,
      pathname: '/security',
      address: 'https://phila.example',
      drawn: drawnPage(HTML),
      ...other,
    });
    expect(html).toContain(
      '<script defer src="/assets/first.js" crossorigin integrity="sha384-first"></script>',
    );
    expect(html).not.toMatch(/<template id="application|early\.js|data-first-header/);
  });

  it('is empty without it', () => {
    const html = made(null);
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('rel="preload" as="style"');
  });
});
