import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { navigate } from './navigate.ts';
import { usePlace, type Place } from './place.ts';
import { preload } from './preload.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the site, with its section (`/contactUs#values`), or an https address on another one. */
  to: string;
  /** Is the current one also on the pages below it. */
  within?: boolean;
  ref?: Ref<HTMLAnchorElement>;
  children?: ReactNode;
}

const isCurrent = (url: URL, { pathname }: Place, within: boolean): boolean =>
  url.hash === '' && (url.pathname === pathname || (within && pathname.startsWith(`${url.pathname}/`)));

/** The browser's own business: another tab or window, a download, another button. */
const isOurs = (event: MouseEvent<HTMLAnchorElement>, { target, download }: LinkProps): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (target === undefined || target === '_self') &&
  download === undefined;

/**
 * A real link that moves within the site without loading it anew, and has the page's code fetched as soon as it is
 * hovered, focused or touched.
 */
export const Link = (props: LinkProps): ReactNode => {
  const { to, within = false, onClick, onPointerEnter, onFocus, onTouchStart, children, ...rest } = props;
  const place = usePlace();
  const url = new URL(to, window.location.href);
  if (url.origin !== window.location.origin) {
    return (
      <a rel="noopener" {...rest} href={to} onClick={onClick}>
        {children}
      </a>
    );
  }
  const prefetch = (): void => {
    if (url.pathname !== place.pathname) preload(url.pathname);
  };
  return (
    <a
      aria-current={isCurrent(url, place, within) ? 'page' : undefined}
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!isOurs(event, props)) return;
        event.preventDefault();
        navigate(to);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        prefetch();
      }}
    >
      {children}
    </a>
  );
};
