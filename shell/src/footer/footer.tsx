import type { NavigationEntry } from '@phila/contract/remote';
import { useToday } from '@phila/platform';
import { setChrome } from '@phila/platform/host';
import { useLayoutEffect } from 'react';
import { entriesOf } from '../declarations/entries.ts';
import { EntryLink } from '../navigation/entry-link.tsx';
import { useShell } from '../shell-context.ts';
import { endFirstFooter } from './end-first-footer.ts';
import { FooterMenu, FooterView, linkClass } from './footer-view.tsx';
import './first-footer.css';

const Links = ({ title, entries }: { title: string; entries: NavigationEntry[] }) =>
  entries.length === 0 ? null : (
    <FooterMenu title={title}>
      {entries.map((entry) => (
        <li key={`${entry.label} ${entry.to}`}>
          <EntryLink entry={entry} className={linkClass} />
        </li>
      ))}
    </FooterMenu>
  );

/** Footer of public pages. */
export const Footer = () => {
  const { registry, viewer } = useShell();
  const today = useToday();
  useLayoutEffect(endFirstFooter, []);
  return (
    <FooterView
      menus={
        <>
          <Links title="Useful Links" entries={entriesOf(registry, 'footer-links', viewer)} />
          <Links title="Products & Services" entries={entriesOf(registry, 'footer-anchors', viewer)} />
        </>
      }
      year={Number(today.slice(0, 4))}
      // Opens the choices again.
      onChoices={() => setChrome('choices', true)}
    />
  );
};
