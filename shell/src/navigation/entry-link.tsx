import type { NavigationEntry } from '@phila/contract/remote';
import { classes, DeclaredIcon, Icon } from '@phila/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isExternal } from '../declarations/entries.ts';

interface EntryLinkProps {
  entry: Pick<NavigationEntry, 'label' | 'to' | 'icon' | 'opensNewTab' | 'download'>;
  className?: string | undefined;
  /** The page that is shown belongs to it. */
  current?: boolean;
  /** After the person chose it: the menu it stands in closes. */
  onChosen?: (() => void) | undefined;
  /** In pixels; without it the entry's icon is not drawn. */
  iconSize?: number;
  /** Further content after the label. */
  children?: ReactNode;
}

/** Draws a declared entry as a link: to a page of the site, a section of one, another site, or a file to save. */
export const EntryLink = ({
  entry,
  className,
  current = false,
  onChosen,
  iconSize,
  children,
}: EntryLinkProps) => {
  const { label, to, icon, opensNewTab, download } = entry;
  const content = (
    <>
      {iconSize !== undefined && <DeclaredIcon icon={icon} size={iconSize} />}
      <span className={classes('shrink anywhere')}>{label}</span>
      {children}
    </>
  );

  if (download) {
    return (
      <a className={className} href={to} download onClick={onChosen}>
        {content}
        <Icon name="download" size={16} />
      </a>
    );
  }
  if (isExternal(to) || opensNewTab) {
    const tab = opensNewTab
      ? { target: '_blank', rel: 'noopener noreferrer' }
      : { rel: 'noopener noreferrer' };
    return (
      <a className={className} href={to} {...tab} onClick={onChosen}>
        {content}
        {opensNewTab && <Icon name="external" size={14} title="(opens in a new tab)" />}
      </a>
    );
  }

  return (
    <Link to={to} className={className} onClick={onChosen} aria-current={current ? 'page' : undefined}>
      {content}
    </Link>
  );
};
