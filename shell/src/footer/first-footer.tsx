/**
 * Footer of public pages as HTML, drawn by the build (shared/tooling/drawing/release.mjs) and filled in by the
 * service from remotes' declarations (api/src/site/first-footer.ts). Runs in Node only.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { type Navigator, Router } from 'react-router-dom';
import { EntryLink } from '../navigation/entry-link.tsx';
import { FooterMenu, FooterView, linkClass } from './footer-view.tsx';

/** Stands in for an entry's address, because the router would encode a Mustache tag. */
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

/** Kinds of entries by the name of their Mustache section, with the properties of each. */
const KINDS = {
  page: {},
  elsewhere: { opensNewTab: true },
  file: { download: true },
} as const;

/** Mustache section of a menu, repeated for each entry by kind; empty without entries. */
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

/** Mustache template: menus `links` and `anchors`, each with its `entries`, and the `year`. */
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
    // Keeps ids apart from the application's footer, because both exist for a moment.
    { identifierPrefix: 'foot' },
  )
    .replaceAll(ADDRESS, '{{to}}')
    .replaceAll(/<li data-kind="(\w+)">(.*?)<\/li>/g, '{{#$1}}<li>$2</li>{{/$1}}');
