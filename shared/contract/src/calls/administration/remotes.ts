import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { may } from '../../permissions/permission.ts';

const release = z.object({
  version: z.string(),
  isInUse: z.boolean(),
  /** When it was published, ISO 8601, by which account, and from which commit; null where that was not kept. */
  at: z.nullable(z.string()),
  by: z.nullable(z.string()),
  commit: z.nullable(z.string()),
  /** What became of the remote's own tests: `passed`, `skipped` or `not run`; null where that was not kept. */
  tests: z.nullable(z.string()),
});

const remote = z.object({
  name: z.string(),
  /** Null for one that is withdrawn. */
  version: z.nullable(z.string()),
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
