import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import type { Layout, Registry } from '@phila/contract';
import { belowFloor, MARK_HASH } from './below-floor.ts';
import { MARK_BELOW_FLOOR } from './mark-below-floor.ts';
import { details, registry, shell } from './fixture.ts';
import { renderPage } from './page.ts';
import { pagePolicy } from './policy.ts';

const address = 'https://phila.example';

interface Browser {
  hasMath: boolean;
  /** Makes policies of Trusted Types, as Chrome does since 83. */
  createPolicy?: (name: string, rules: { createHTML: (text: string) => string }) => void;
  /** The browser's answer about import maps; undefined if it has none. */
  maps?: boolean;
}

/** Runs the script in such a browser. @returns its effects */
const run = ({ hasMath, maps, createPolicy }: Browser) => {
  const trustedTypes = createPolicy && { createPolicy };
  const done: string[] = [];
  const noscripts = ['<form><button>Find</button></form>', 'Please allow JavaScript'].map((textContent) => ({
    textContent,
    outerHTML: 'noscript',
  }));
  const inserted: string[] = [];
  const words = {
    content: 'the sentence',
    parentNode: { insertBefore: (content: string) => inserted.push(content) },
  };
  const document = {
    documentElement: { setAttribute: (name: string) => done.push(name) },
    addEventListener: (_: string, listener: () => void) => listener(),
    getElementById: () => words,
    querySelectorAll: () => noscripts,
  };
  vm.runInNewContext(MARK_BELOW_FLOOR, {
    window: hasMath ? { MathMLElement: {} } : { trustedTypes },
    trustedTypes,
    HTMLScriptElement: maps === undefined ? {} : { supports: () => maps },
    document,
  });
  return { done, isSaid: inserted.length === 1, shown: noscripts.map(({ outerHTML }) => outerHTML) };
};

describe('a browser', () => {
  it('of the floor is not marked, and nothing in its page is touched', () => {
    expect(run({ hasMath: true, maps: true })).toEqual({
      done: [],
      isSaid: false,
      shown: ['noscript', 'noscript'],
    });
  });

  it.each<[string, Browser]>([
    ['iOS 15', { hasMath: true }],
    ['Safari 16.3', { hasMath: true, maps: false }],
    ['Chrome 108', { hasMath: false, maps: true }],
  ])('below it is marked before its page is read: %s', (_, browser) => {
    const { done, isSaid, shown } = run(browser);
    expect(done).toEqual(['data-below-floor']);
    expect(isSaid).toBe(true);
    // Shows forms that work without scripts, but not the sentence that scripts are off.
    expect(shown).toEqual(['<form><button>Find</button></form>', 'noscript']);
  });

  it('with Trusted Types lets that content be shown', () => {
    const made: string[] = [];
    run({
      hasMath: false,
      maps: true,
      createPolicy: (name, { createHTML }) => made.push(name, createHTML('<form></form>')),
    });
    expect(made).toEqual(['default', '<form></form>']);
  });

  it('of 2015 can read the script', () => {
    expect(MARK_BELOW_FLOOR).not.toMatch(/=>|`|\b(?:let|const|class|async)\b|\?\.|\?\?|\.\.\./);
  });
});

const withLayout = (layout: Layout): Registry => ({
  ...registry,
  remotes: [
    {
      ...details,
      declaration: {
        ...details.declaration,
        routes: [{ path: '/a', layout, access: 'anyone', title: 'A', page: 'a' }],
      },
    },
  ],
});

describe.each<Layout>(['public', 'centred', 'portal', 'admin'])('a page of the layout %s', (layout) => {
  it('marks an old browser before any other script, and says what works there and what does not', () => {
    for (const drawn of [{ remote: 'details', html: '<h1>A</h1>', answers: [], head: null, now: 0 }, null]) {
      const html = renderPage({ shell, registry: withLayout(layout), pathname: '/a', address, drawn });
      const at = html.indexOf(`<script>${MARK_BELOW_FLOOR}</script>`);
      expect(at).toBeGreaterThan(0);
      expect(html.slice(0, at)).not.toContain('<script');
      expect(html.match(/<template id="below-floor-words"><div id="below-floor" role="note">/g)).toHaveLength(
        1,
      );
      expect(html).toMatch(
        /You can read the <a href="\/">public pages<\/a> in it,.*; signing in,.* need Chrome/,
      );
      // Pages without a header get links in the sentence.
      const [, more = ''] = /<div id="below-floor".*?<\/p>(.*?)<\/div>/s.exec(html) ?? [];
      expect(more.startsWith('<nav aria-label="Site">')).toBe(!html.includes('data-first-header'));
    }
  });
});

test('the policy of every page allows that script, by its hash', () => {
  for (const options of [{}, { origins: ['http://localhost:9101'] }])
    expect(pagePolicy(options)).toMatch(/^default-src 'self'; script-src [^;]*'sha256-/);
  expect(pagePolicy()).toContain(`'${MARK_HASH}'`);
});

test('the sentence names the browsers that the site is made for', () => {
  const file = join(import.meta.dirname, '../../../package.json');
  const { browserslist } = JSON.parse(readFileSync(file, 'utf8')) as { browserslist: string[] };
  const of = (name: string) =>
    browserslist
      .find((line) => line.startsWith(`${name} >= `))
      ?.split(' ')
      .at(-1);
  expect(belowFloor('')).toContain(
    `need Chrome ${of('chrome')}, Firefox ${of('firefox')} or Safari ${of('safari')} (iOS ${of('ios_saf')}), or newer`,
  );
});
