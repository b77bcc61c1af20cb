import { type JWTPayload, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import type { Configuration } from '../configuration.ts';
import { signingKeys, signToken, verifyToken } from '../secrets/signing-keys.ts';
import { cookieOf } from './cookie-of.ts';

const AUDIENCE = 'phila-page';

type Keyed = Pick<Configuration, 'publicUrl' | 'tokenSecrets' | 'dataDir'>;
interface Signing {
  configuration: Keyed;
  clock: Clock;
}

interface SignedCookieOptions {
  name: string;
  /** Type of its token, which differs from those of others, so that none passes for another. */
  type: string;
  sameSite: 'Strict' | 'Lax';
  /** Milliseconds for which the token is valid. */
  lifetime: number;
  /** True to keep the cookie for as long; otherwise it ends with the browser. */
  isKept: boolean;
}

/** A cookie for pages that only the service can write, and scripts cannot read. */
export interface SignedCookie {
  /** The claims; null for a browser without the cookie, or with an altered or old one. */
  read(cookies: string | undefined, signing: Signing): Promise<JWTPayload | null>;
  /** The text of the header. @param subject claim `sub` */
  write(subject: string, claims: JWTPayload, signing: Signing): Promise<string>;
  /** The text of the header that removes it. */
  clear(configuration: Keyed): string;
}

const isHttps = ({ publicUrl }: Keyed): boolean => publicUrl?.startsWith('https:') === true;

/** Makes a signed cookie. */
export const signedCookie = ({
  name,
  type,
  sameSite,
  lifetime,
  isKept,
}: SignedCookieOptions): SignedCookie => {
  // Browsers take `__Host-` only with `Secure` over https, so no other host of the domain can set it. Sites on plain
  // http, such as a developer's own machine, use neither.
  const nameOn = (configuration: Keyed): string => (isHttps(configuration) ? `__Host-${name}` : name);
  const text = (configuration: Keyed, value: string, more: string): string =>
    `${nameOn(configuration)}=${value}; Path=/; HttpOnly; SameSite=${sameSite}${isHttps(configuration) ? '; Secure' : ''}${more}`;
  return {
    read: async (cookies, { configuration, clock }) => {
      const token = cookieOf(cookies, nameOn(configuration));
      return token === null
        ? null
        : verifyToken(token, await signingKeys(configuration), {
            typ: type,
            audience: AUDIENCE,
            currentDate: clock.now(),
          });
    },
    write: async (subject, claims, { configuration, clock }) => {
      const unsigned = new SignJWT(claims)
        .setSubject(subject)
        .setAudience(AUDIENCE)
        .setIssuedAt(clock.now())
        .setExpirationTime(new Date(clock.now().getTime() + lifetime));
      const token = await signToken(unsigned, type, await signingKeys(configuration));
      return text(configuration, token, isKept ? `; Max-Age=${lifetime / 1000}` : '');
    },
    clear: (configuration) => text(configuration, '', '; Max-Age=0'),
  };
};
