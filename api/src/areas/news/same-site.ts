import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../../core/configuration.ts';

/**
 * Tells if a page of this site asks: a browser says with every socket whose page opens it, and no other site's page may
 * read along with our address. A client without the header is no browser, and is refused.
 */
export const isSameSite = (
  { headers: { origin }, host }: FastifyRequest,
  { publicUrl, developmentOrigins }: Pick<Configuration, 'publicUrl' | 'developmentOrigins'>,
): boolean => {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const from = new URL(origin);
  // The protocol is left out: behind a proxy that is not known by TRUST_PROXY the service takes https for http.
  if (from.host === host) return true;
  if (publicUrl !== null && from.origin === new URL(publicUrl).origin) return true;
  return developmentOrigins.includes(from.origin);
};
