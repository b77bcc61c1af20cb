import type { NavigationEntry } from '@phila/contract/remote';
import { firstFooter } from './first-footer.ts';
import { details, registry, shell } from './fixture.ts';
import { renderPage } from './page.ts';

const ENTRY =
  '{{#page}}<li>page {{to}} {{label}}</li>{{/page}}{{#elsewhere}}<li>elsewhere {{to}}</li>{{/elsewhere}}{{#file}}<li>file {{to}}</li>{{/file}}';
const TEMPLATE = `<footer>{{#links}}<ul>{{#entries}}${ENTRY}{{/entries}}</ul>{{/links}}{{#anchors}}<ol>{{#entries}}${ENTRY}{{/entries}}</ol>{{/anchors}} {{year}}</footer>`;

const declaring = (...navigation: NavigationEntry[]) => ({
  ...registry,
  remotes: [
    {
      ...details,
      declaration: {
        ...details.declaration,
        routes: [
          ...details.declaration.routes,
          {
            path: '/open',
            layout: 'public' as const,
            access: 'anyone' as const,
            title: 'Open',
            page: 'open',
          },
        ],
        navigation,
      },
    },
  ],
});

it('has the entries of its menus in their order, each by its kind, as text', () => {
  const declared = declaring(
    { menu: 'footer-links', label: 'Later', to: '/open', order: 20 },
    { menu: 'footer-links', label: '<b>First</b>', to: '/open?a=1&b="2"', order: 10 },
    { menu: 'footer-links', label: 'Manual', to: '/manual.pdf', order: 30, download: true },
    { menu: 'footer-links', label: 'Other site', to: 'https://other.example', order: 40 },
    { menu: 'public', label: 'Of another menu', to: '/open', order: 5 },
  );
  expect(firstFooter(TEMPLATE, declared, 2026)).toBe(
    '<div data-first-footer><footer><ul>' +
      '<li>page &#x2F;open?a&#x3D;1&amp;b&#x3D;&quot;2&quot; &lt;b&gt;First&lt;&#x2F;b&gt;</li><li>page &#x2F;open Later</li>' +
      '<li>file &#x2F;manual.pdf</li><li>elsewhere https:&#x2F;&#x2F;other.example</li>' +
      '</ul> 2026</footer></div>',
  );
});

it('leaves out what leads nowhere, or is for some people, and a menu of which nothing is left', () => {
  const declared = declaring(
    { menu: 'footer-anchors', label: 'Nowhere', to: '/nowhere', order: 10 },
    { menu: 'footer-anchors', label: 'For some', to: '/open', order: 10, access: 'may banner.banners.read' },
  );
  expect(firstFooter(TEMPLATE, declared, 2026)).toBe('<div data-first-footer><footer> 2026</footer></div>');
});

describe('the page', () => {
  const address = 'https://phila.example';
  const open = declaring({ menu: 'footer-links', label: 'Open', to: '/open', order: 10 });
  const drawing = { ...shell, firstFooter: TEMPLATE };
  const drawn = { remote: 'details', html: '<h1>Open</h1>', answers: [], head: null, now: 0 };

  it('has it below the root where it came as HTML, in the colours of an organisation as well', () => {
    const page = renderPage({
      shell: drawing,
      registry: open,
      pathname: '/open',
      address,
      drawn,
    });
    expect(page).toMatch(/<\/noscript><\/div><\/div>\n<p id="not-started">.*<\/p>\n<div data-first-footer>/);
    // Leaves out the links of `Site`: the header has them, and so does a page with a scripted header.
    expect(page).not.toContain('aria-label="Site"');
    const colours = { primary: '#0b6e4f', secondary: '#f2c14e' };
    const painted = renderPage({
      shell: drawing,
      registry: open,
      pathname: '/open',
      address,
      drawn,
      colours,
    });
    expect(painted).toContain('<div data-first-footer>');
    expect(painted).toContain('aria-label="Site"');
  });

  it('has none where it is drawn by its script alone, or by a build from before it', () => {
    for (const page of [
      renderPage({ shell: drawing, registry: open, pathname: '/open', address }),
      renderPage({ shell, registry: open, pathname: '/open', address, drawn }),
    ])
      expect(page).not.toContain('data-first-footer');
  });
});
