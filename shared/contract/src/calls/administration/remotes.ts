import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';
import { because } from '../../rules/because.ts';

const release = z.object({
  version: z.string(),
  isInUse: z.boolean(),
  /** When it was published, ISO 8601, by which account, and from which commit; null where that was not kept. */
  at: z.nullable(z.string()),
  by: z.nullable(z.string()),
  commit: z.nullable(z.string()),
  /** What became of the remote's own tests: `passed`, `skipped`, `not run`, or `not tried` of a build from outside; null where that was not kept. */
  tests: z.nullable(z.string()),
});

const remote = z.object({
  name: z.string(),
  /** As its declaration calls it; its name where none can be read. */
  title: z.string(),
  /** Null for one that is withdrawn. */
  version: z.nullable(z.string()),
  /** Since when it is in use, or withdrawn, and who did that; null where it was not kept. */
  since: z.nullable(z.object({ at: z.string(), by: z.nullable(z.string()) })),
  /** What going back leads to: a version, or null for withdrawn. Null as a whole where nothing was in use before. */
  back: z.nullable(
    z.object({
      version: z.nullable(z.string()),
      /** Whether it would take this page out of the site, and is therefore refused. */
      losesThisPage: z.boolean(),
    }),
  ),
  /** Whether what is in use has this page. */
  hasThisPage: z.boolean(),
  /** False for one that is withdrawn, and for the one with this page, without which there would be no way back. */
  canBeWithdrawn: z.boolean(),
  /** The latest first. */
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
    /** What is in use as far as the sender knows; null for withdrawn. So that two who go back at once go back once. */
    inUse: z.nullable(z.string()),
    reason: because,
  }),
  /** What is in use now. */
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
