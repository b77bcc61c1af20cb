import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { Link as PlainLink, NavLink } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the site, with its section (`/contactUs#values`), or an https address on another one. */
  to: string;
  /** Is the current one also on the pages below it. */
  within?: boolean;
  ref?: Ref<HTMLAnchorElement>;
  children?: ReactNode;
}

/**
 * The links of react-router-dom under the name and with the properties that releases of remotes were built with before
 * the host provided that package: current on its own page by itself.
 * @deprecated Import `Link` or `NavLink` from react-router-dom.
 */
export const Link = ({ within = false, className, style, ...rest }: LinkProps): ReactNode =>
  // A section is no page of its own.
  rest.to.includes('#') ? (
    <PlainLink {...rest} className={className} style={style} />
  ) : (
    <NavLink {...rest} end={!within} className={() => className} style={() => style} />
  );
