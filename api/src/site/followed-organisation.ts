import type { Configuration } from '../core/configuration.ts';
import { cookieOf } from './cookie-of.ts';

/**
 * Matches the parameter as the browser does (shared/platform/src/organisation): the specification writes it with a z.
 */
const PARAMETER = /^organi[sz]ation$/i;
const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The platform looks for a cookie of this name as it looks for the parameter. */
const COOKIE = 'organisation';

/** The organisation whose link a visitor followed: its guid, and where the request has it. */
export interface FollowedOrganisation {
  guid: string;
  /** The link itself, or what the browser remembers of it for this visit. */
  from: 'address' | 'cookie';
}

const guidOf = (value: string | null | undefined): string | null => {
  const guid = value?.trim().toLowerCase() ?? '';
  return GUID.test(guid) ? guid : null;
};

const remembered = (cookies: string | undefined): string | null => guidOf(cookieOf(cookies, COOKIE));

/** A link goes before what is remembered of an earlier one; one that names no guid changes nothing. */
export const followedOrganisation = (
  query: URLSearchParams,
  cookies: string | undefined,
): FollowedOrganisation | null => {
  const linked = guidOf([...query].find(([name]) => PARAMETER.test(name))?.[1]);
  if (linked !== null) return { guid: linked, from: 'address' };
  const guid = remembered(cookies);
  return guid === null ? null : { guid, from: 'cookie' };
};

/**
 * The cookie to set, so that every page of the visit is painted in the colours of the link from the first paint on;
 * `undefined` where the browser has what it should. It ends with the browser, and the platform's script reads it too:
 * page and script cannot be of two minds.
 * @param isKnown whether there is such an organisation
 */
export const followedCookie = (
  { guid }: FollowedOrganisation,
  isKnown: boolean,
  cookies: string | undefined,
  { publicUrl }: Pick<Configuration, 'publicUrl'>,
): string | undefined => {
  const before = cookieOf(cookies, COOKIE);
  if (isKnown ? before === guid : before === null) return undefined;
  const secure = publicUrl?.startsWith('https:') === true ? '; Secure' : '';
  return `${COOKIE}=${isKnown ? guid : ''}; Path=/; SameSite=Lax${secure}${isKnown ? '' : '; Max-Age=0'}`;
};
