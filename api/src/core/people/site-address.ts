import type { Configuration } from '../configuration.ts';

/**
 * A page of the site, for a mail. What must not be written into anybody's log goes behind the `#`: browsers keep it
 * to themselves.
 */
export const siteAddress = (
  { publicUrl, port }: Pick<Configuration, 'publicUrl' | 'port'>,
  path: `/${string}`,
  secret: Record<string, string> = {},
): string => {
  const base = (publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, '');
  const fragment = new URLSearchParams(secret).toString();
  return `${base}${path}${fragment === '' ? '' : `#${fragment}`}`;
};
