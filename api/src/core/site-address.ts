import type { Configuration } from './configuration.ts';

/** A page's address for a mail. Put secrets behind the `#`: browsers do not send that part, so no log has it. */
export const siteAddress = (
  { publicUrl, port }: Pick<Configuration, 'publicUrl' | 'port'>,
  path: `/${string}`,
  secret: Record<string, string> = {},
): string => {
  const base = (publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, '');
  const fragment = new URLSearchParams(secret).toString();
  return `${base}${path}${fragment === '' ? '' : `#${fragment}`}`;
};
