/**
 * The foot of a public page as HTML, which the build draws (shared/tooling/prerender/footer.mjs) and the service fills in
 * with what remotes declare (api/src/site/first-footer.ts). Runs in Node alone.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { type Navigator, Router } from 'react-router-dom';
import { EntryLink } from '../navigation/entry-link.tsx';
import { FooterMenu, FooterView, linkClass } from './footer-view.tsx';

/** Stands for the address of an entry: the router would encode a mark of mustache. */
const ADDRESS = '/address-of-entry';

const goesNowhere = (): never => {
  throw new Error('a footer goes to no other page while it is drawn');
};

const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '')),
  go: goesNowhere,
  push: goesNowhere,
  replace: goesNowhere,
};

/** The kinds of entries by the names of their sections, each with what makes it one. */
const KINDS = {
  page: {},
  elsewhere: { opensNewTab: true },
  file: { download: true },
} as const;

/** Drawn once for each entry, by its kind; nothing of it where there are none. */
const Menu = ({ title, of }: { title: string; of: string }) => (
  <>
    {`{{#${of}}}`}
    <FooterMenu title={title}>
      {'{{#entries}}'}
      {Object.entries(KINDS).map(([kind, how]) => (
        <li key={kind} data-kind={kind}>
          <EntryLink entry={{ label: '{{label}}', to: ADDRESS, ...how }} className={linkClass} />
        </li>
      ))}
      {'{{/entries}}'}
    </FooterMenu>
    {`{{/${of}}}`}
  </>
);

/** The template of mustache: menus `links` and `anchors`, each with its `entries`, and the `year`. */
export const firstFooter = (): string =>
  renderToStaticMarkup(
    <Router location="/" navigator={navigator} static>
      <FooterView
        menus={
          <>
            <Menu title="Useful Links" of="links" />
            <Menu title="Products & Services" of="anchors" />
          </>
        }
        year="{{year}}"
      />
    </Router>,
    // Beside the footer of the application, and the page's own drawings, for a moment.
    { identifierPrefix: 'foot' },
  )
    .replaceAll(ADDRESS, '{{to}}')
    .replaceAll(/<li data-kind="(\w+)">(.*?)<\/li>/g, '{{#$1}}<li>$2</li>{{/$1}}');
