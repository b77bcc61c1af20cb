import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../../core/configuration.ts';

/**
 * Checks that a page of this site opens the socket, by the header that browsers send; other sites' pages must not read
 * along. A client without it is no browser, and is refused.
 */
export const isSameSite = (
  { headers: { origin }, host }: FastifyRequest,
  { publicUrl, developmentOrigins }: Pick<Configuration, 'publicUrl' | 'developmentOrigins'>,
): boolean => {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const from = new URL(origin);
  // Ignores the protocol: behind a proxy not in TRUST_PROXY, https looks like http.
  if (from.host === host) return true;
  if (publicUrl !== null && from.origin === new URL(publicUrl).origin) return true;
  return developmentOrigins.includes(from.origin);
};
