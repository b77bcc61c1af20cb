import type { NavigationEntry } from '@phila/contract/remote';
import { classes, DeclaredIcon, Icon } from '@phila/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isExternal } from '../declarations/entries.ts';

interface EntryLinkProps {
  entry: Pick<NavigationEntry, 'label' | 'to' | 'icon' | 'opensNewTab' | 'download'>;
  className?: string | undefined;
  /** True if the current page belongs to it. */
  current?: boolean;
  /** Called on a choice, to close the menu around it. */
  onChosen?: (() => void) | undefined;
  /** Icon size in px; no icon without it. */
  iconSize?: number;
  /** Content after the label. */
  children?: ReactNode;
}

/** Link of a declared entry: to a page, a section of one, another site, or a file to save. */
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
