/**
 * The visitor of a page, as a signed cookie says: which releases of rollouts are theirs. It names no person, and is read
 * only while some release is rolled out or held.
 */
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import type { Configuration } from '../../configuration.ts';
import { DAY } from '../../durations.ts';
import type { InUse } from '../release-store.ts';
import type { Visitor } from './resolve-set.ts';
import { signedCookie } from '../../http/signed-cookie.ts';

interface Signing {
  configuration: Pick<Configuration, 'publicUrl' | 'tokenSecrets' | 'dataDir'>;
  clock: Clock;
}

/** A browser that is known. */
export type KnownVisitor = Visitor & { readonly subject: string };

const cookie = signedCookie({
  name: 'phila-set',
  type: 'visitor+jwt',
  // Comes along with links from other sites: their pages are of the same set.
  sameSite: 'Lax',
  // Longer than a rollout takes.
  lifetime: 30 * DAY,
  isKept: true,
});

const claims = z.object({
  sub: z.string(),
  organisation: z.optional(z.string()),
  isTester: z.optional(z.boolean()),
});

/** Reads the visitor; null for a browser that is not known. */
export const visitorOf = async (
  cookies: string | undefined,
  services: Signing,
): Promise<KnownVisitor | null> => {
  const { data } = claims.safeParse(await cookie.read(cookies, services));
  if (data === undefined) return null;
  const { sub: subject, organisation, isTester = false } = data;
  return { subject, isTester, ...(organisation !== undefined && { organisation }) };
};

/** Tells if any release is given to some and not to others. */
export const hasRollouts = ({ channels }: Pick<InUse, 'channels'>): boolean =>
  [...channels.values()].some(({ rollout, pins }) => rollout !== null || pins.length > 0);

interface Asking extends Signing {
  cookies: string | undefined;
  setCookie(cookie: string): void;
}

/** The person at the browser; for a visitor without an organisation, and no tester. */
export interface AtBrowser {
  /** Number of the organisation of the profile in use. */
  osNo: number | null;
  mayTest: boolean;
}

/**
 * Keeps this browser's id, or gives it one, and says of whose profile it is now.
 * @param isTester default: as before, for a person who still may
 * @returns the id
 */
export const knownBrowser = async (
  context: Asking,
  { osNo, mayTest }: AtBrowser,
  isTester?: boolean,
): Promise<string> => {
  const { cookies, setCookie } = context;
  const before = await visitorOf(cookies, context);
  const subject = before?.subject ?? randomUUID();
  const said = {
    ...(osNo !== null && { organisation: String(osNo) }),
    ...(mayTest && (isTester ?? before?.isTester ?? false) && { isTester: true }),
  };
  setCookie(await cookie.write(subject, said, context));
  return subject;
};
