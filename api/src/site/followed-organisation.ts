import type { Configuration } from '../core/configuration.ts';
import { cookieOf } from '../core/http/cookie-of.ts';

/**
 * Matches the parameter as the browser does (shared/platform/src/organisation): the specification writes it with a z.
 */
const PARAMETER = /^organi[sz]ation$/i;
const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The cookie's name. The platform accepts the cookie like the parameter. */
const COOKIE = 'organisation';

/** The organisation of the link that a visitor followed, and its source. */
export interface FollowedOrganisation {
  guid: string;
  /** The link itself, or the browser's memory of it for this visit. */
  from: 'address' | 'cookie';
}

const guidOf = (value: string | null | undefined): string | null => {
  const guid = value?.trim().toLowerCase() ?? '';
  return GUID.test(guid) ? guid : null;
};

const remembered = (cookies: string | undefined): string | null => guidOf(cookieOf(cookies, COOKIE));

/** Prefers a link to a remembered one; ignores a link without a guid. */
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
 * The cookie that keeps the link's colours on every page of the visit; `undefined` if the browser has it already. Ends
 * with the browser. The platform's script reads it too, so that page and script agree.
 * @param isKnown true if the organisation exists
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
