import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findRoute } from '@phila/contract';
import type { Registry } from '@phila/contract';
import { PAGE_FILE } from '@phila/data-folder';
import mustache from 'mustache';
import * as z from 'zod/mini';
import type { Filling } from '../core/filling.ts';
import type { Log } from '../core/http/log.ts';

/** Stands for the release's folder, which the build does not know yet (shared/tooling/prerender). */
const RELEASE_FOLDER = 'release-folder:/';

/** A release's pages as HTML, by address. */
const prerendered = z.object({
  pages: z.optional(
    z.record(
      z.string(),
      z.object({
        file: z.string().check(z.regex(PAGE_FILE)),
        integrity: z.string(),
        filledBy: z.optional(z.string()),
      }),
    ),
  ),
});

/** A prerendered page of a release. */
export interface Fragment {
  html: string;
  /** The name of the content for each reply; null for a complete page. */
  filledBy: string | null;
}

/** Fills a page with published content. */
export const filled = ({ html }: Fragment, { values }: Filling): string => mustache.render(html, values());

/**
 * The prerendered HTML at an address, from the release in the registry; null for none. An unreadable or altered one is
 * left out and logged, and only the script draws the page.
 * @param folder `DATA_DIR/site`
 */
export const fragmentAt = async (
  folder: string,
  registry: Registry,
  pathname: string,
  log: Log,
): Promise<Fragment | null> => {
  const found = findRoute(registry, pathname);
  // Only public pages have HTML, and none on a development server.
  if (found === null || found.route.access !== 'anyone' || !found.remote.base.startsWith('/')) return null;
  const { name, version, base } = found.remote;
  const release = join(folder, 'remotes', name, version);
  try {
    const { pages = {} } = prerendered.parse(
      JSON.parse(await readFile(join(release, 'release.json'), 'utf8')),
    );
    const page = pages[found.route.path];
    if (page === undefined) return null;
    const html = await readFile(join(release, page.file), 'utf8');
    if (`sha384-${createHash('sha384').update(html).digest('base64')}` !== page.integrity)
      throw new Error(`${page.file} is not the file that was released`);
    return { html: html.replaceAll(RELEASE_FOLDER, base), filledBy: page.filledBy ?? null };
  } catch (error) {
    log.error('page of a release not readable', error, { remote: name, version });
    return null;
  }
};
