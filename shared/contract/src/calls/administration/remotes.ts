import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';
import { because } from '../../rules/because.ts';

const release = z.object({
  version: z.string(),
  isInUse: z.boolean(),
  /** Time (ISO 8601), account and commit of the publication; null if unknown. */
  at: z.nullable(z.string()),
  by: z.nullable(z.string()),
  commit: z.nullable(z.string()),
  /**
   * Result of the remote's own tests: `passed`, `skipped`, `not run`, or `not tried` for an outside build; null if
   * unknown.
   */
  tests: z.nullable(z.string()),
});

const remote = z.object({
  name: z.string(),
  /** Title from its declaration; its name if that cannot be read. */
  title: z.string(),
  /** Null if withdrawn. */
  version: z.nullable(z.string()),
  /** Time and author of the current state; null if unknown. */
  since: z.nullable(z.object({ at: z.string(), by: z.nullable(z.string()) })),
  /** Target of a rollback: a version, or null for withdrawn; the whole is null if nothing was in use before. */
  back: z.nullable(
    z.object({
      version: z.nullable(z.string()),
      /** True if the rollback would remove this page from the site, and is therefore refused. */
      losesThisPage: z.boolean(),
    }),
  ),
  /** True if the release in use has this page. */
  hasThisPage: z.boolean(),
  /** False if already withdrawn, or if the remote contains this page: without the page no release could be restored. */
  canBeWithdrawn: z.boolean(),
  /** Latest first. */
  releases: z.array(release),
});
export type SiteRemote = z.output<typeof remote>;

export const siteRemotes = call({
  method: 'GET',
  path: '/Administration/remotes',
  access: may('site.remotes.read'),
  summary: 'The remotes of the site: which release of each is in use, and where each release came from.',
  value: z.array(remote),
});

const path = '/Administration/remotes/{name}';
const params = z.strictObject({ name: z.string().check(z.maxLength(100)) });

export const takeReleaseBack = call({
  method: 'POST',
  path: `${path}/back`,
  access: may('site.remotes.write'),
  stepUp: 'releases',
  summary:
    'Puts what was in use before a remote’s release in use again, at once and on every server; where it was withdrawn before, it is withdrawn again. 409 where another release is in use than the one named, 422 where what was before does not fit the site.',
  params,
  body: z.strictObject({
    /**
     * Version that the sender believes is in use; null for withdrawn. Prevents two simultaneous rollbacks from going
     * back twice.
     */
    inUse: z.nullable(z.string()),
    reason: because,
  }),
  /** Version now in use. */
  value: z.object({ version: z.nullable(z.string()) }),
});

export const withdrawRemote = call({
  method: 'POST',
  path: `${path}/withdraw`,
  access: may('site.remotes.write'),
  stepUp: 'releases',
  summary:
    'Takes a remote out of the site, at once and on every server: its pages, menu entries, tiles and buttons. Its files stay, and going back brings it back. 409 where another release is in use than the one named, 422 where there would be no way back.',
  params,
  body: z.strictObject({ inUse: z.string(), reason: because }),
  value: z.literal(true),
});
