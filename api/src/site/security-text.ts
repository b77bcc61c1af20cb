import type { Configuration } from '../core/configuration.ts';
import { siteAddress } from '../core/site-address.ts';

export const SECURITY_TEXT = '/.well-known/security.txt';

/**
 * The contact for reporting vulnerabilities (RFC 9116).
 * @returns null without a contact, or after its confirmed validity
 */
export const securityText = (
  configuration: Pick<Configuration, 'securityContact' | 'securityExpires' | 'publicUrl' | 'port'>,
  now: Date,
): string | null => {
  const { securityContact, securityExpires } = configuration;
  if (securityContact === null || securityExpires === null || securityExpires <= now) return null;
  return [
    `Contact: ${securityContact}`,
    `Expires: ${securityExpires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteAddress(configuration, SECURITY_TEXT)}`,
    '',
  ].join('\n');
};
