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
  /** True once its files are served no more. */
  isPurged: z.boolean(),
});

/** Numbers of organisations. */
const organisationNumbers = z.array(z.int()).check(z.minLength(1), z.maxLength(100));

const audience = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('testers') }),
  z.strictObject({ to: z.literal('organisations'), organisations: organisationNumbers }),
  /** Above 0, at most 100, in steps of 0.01. */
  z.strictObject({ to: z.literal('percent'), percent: z.number().check(z.gt(0), z.lte(100)) }),
]);
/** The people who get a release before everyone has it. */
export type ReleaseAudience = z.output<typeof audience>;

const namedOrganisation = z.object({ osNo: z.int(), osName: z.string() });

const remote = z.object({
  name: z.string(),
  /** Title from its declaration; its name if that cannot be read. */
  title: z.string(),
  /** Null if withdrawn. */
  version: z.nullable(z.string()),
  /** Time and author of the current state; null if unknown. */
  since: z.nullable(z.object({ at: z.string(), by: z.nullable(z.string()) })),
  /** Counts the changes of what is in use, so that no one changes what they did not see. */
  revision: z.int(),
  /** Release that some have before others; null for none. */
  rollout: z.nullable(
    z.object({
      version: z.string(),
      /** The widest group that it was given to; `paused` while no one has it. */
      stage: z.enum(['testers', 'organisations', 'percent', 'paused']),
      organisations: z.array(namedOrganisation),
      /** 0 to 100; 0 before the stage `percent`. */
      percent: z.number(),
      /** Why pages leave it out; null if it fits. */
      leftOut: z.nullable(z.string()),
      /** The guard's reason for taking it back, or for asking a person to; null until then. */
      guard: z.nullable(z.string()),
    }),
  ),
  /** Releases held for some, whatever is in use. */
  pins: z.array(
    z.object({
      version: z.string(),
      organisations: z.array(namedOrganisation),
      /** Browsers that have it. */
      browsers: z.int(),
    }),
  ),
  /**
   * Target of a rollback: a version, or null for withdrawn; the whole is null if nothing was in use before. While a
   * release is rolled out, going back ends that.
   */
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
  /** True if two people put its releases in use. */
  twoPeople: z.boolean(),
  /** Change that somebody asked for, and another person has to confirm within a day; null for none. */
  asked: z.nullable(
    z.object({
      /** The release to put in use, or to purge; null to need only one person from then on. */
      version: z.nullable(z.string()),
      isPurge: z.boolean(),
      /** The people to give it to first; null for everyone. */
      audience: z.nullable(audience),
      reason: z.string(),
      at: z.string(),
      /** Null for an account that is gone. */
      by: z.nullable(z.string()),
      /** True for the caller's own. */
      isOwn: z.boolean(),
    }),
  ),
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
    'Takes the release that is being rolled out from those who have it, or else puts what was in use before in use again, at once and on every server; where it was withdrawn before, it is withdrawn again. 409 where another release is in use than the one named, 422 where what was before does not fit the site.',
  params,
  body: z.strictObject({
    /**
     * Version that the sender believes is being rolled out, or else in use; null for withdrawn. Prevents two
     * simultaneous rollbacks from going back twice.
     */
    inUse: z.nullable(z.string()),
    reason: because,
  }),
  /** Version now in use. */
  value: z.object({ version: z.nullable(z.string()) }),
});

export const makeReleaseLive = call({
  method: 'POST',
  path: `${path}/live`,
  access: may('site.remotes.write'),
  stepUp: 'releases',
  summary:
    'Puts a published release of a remote in use, at once and on every server. Of a remote that two people release, the first asks, and another confirms by the same call within a day; 409 where the one who asked confirms it. 409 where another release is in use than the one named, 422 where it does not fit the rest of the site.',
  params,
  body: z.strictObject({
    version: z.string(),
    /** Version that the sender believes is in use; null for none. */
    inUse: z.nullable(z.string()),
    reason: because,
  }),
  value: z.object({
    version: z.nullable(z.string()),
    /** True if another person has to confirm it: nothing has changed yet. */
    isAsked: z.boolean(),
  }),
});

export const rollReleaseOut = call({
  method: 'POST',
  path: `${path}/rollout`,
  access: may('site.remotes.write'),
  stepUp: 'releases',
  summary:
    'Gives a published release to testers, to organisations or to a percentage of visitors before others, at once and on every server; a percentage grows by the same call. Of a remote that two people release, the first asks for organisations and percentages, and another confirms by the same call. 409 for a stale revision and for what the state does not let happen, 422 where it does not fit the rest of the site.',
  params,
  body: z.strictObject({
    version: z.string(),
    audience,
    /** As the sender saw it. */
    revision: z.int(),
    reason: because,
  }),
  value: z.object({
    /** True if another person has to confirm it: nothing has changed yet. */
    isAsked: z.boolean(),
  }),
});

export const holdRelease = call({
  method: 'POST',
  path: `${path}/pins`,
  access: may('site.remotes.write'),
  stepUp: 'releases',
  summary:
    'Holds a release for organisations or for this browser, whatever is in use or rolled out. 409 for a stale revision, 422 where it does not fit the rest of the site.',
  params,
  body: z
    .strictObject({
      version: z.string(),
      organisations: z.array(z.int()).check(z.maxLength(100)),
      /** True to hold it for the browser that sends this as well. */
      thisBrowser: z.boolean(),
      revision: z.int(),
      reason: because,
    })
    .check(
      z.refine(({ organisations, thisBrowser }) => organisations.length > 0 || thisBrowser, {
        path: ['organisations'],
        message: 'Choose an organisation, or this browser',
      }),
    ),
  value: z.literal(true),
});

export const letReleaseGo = call({
  method: 'DELETE',
  path: `${path}/pins/{version}`,
  access: may('site.remotes.write'),
  stepUp: 'releases',
  summary: 'Lets a held release go: those it was held for have what others have. 409 for a stale revision.',
  params: z.strictObject({
    name: z.string().check(z.maxLength(100)),
    version: z.string().check(z.maxLength(40)),
  }),
  body: z.strictObject({ revision: z.int(), reason: because }),
  value: z.literal(true),
});

export const setTwoPeople = call({
  method: 'PUT',
  path: `${path}/two-people`,
  access: may('site.remotes.write'),
  stepUp: 'releases',
  summary:
    'Says if two people put releases of a remote in use. Going back and withdrawing take one. Switching it off takes two as well: the first asks, and another confirms by the same call.',
  params,
  body: z.strictObject({ twoPeople: z.boolean(), reason: because }),
  value: z.object({
    twoPeople: z.boolean(),
    /** True if another person has to confirm it: nothing has changed yet. */
    isAsked: z.boolean(),
  }),
});

export const purgeRelease = call({
  method: 'POST',
  path: `${path}/purge`,
  access: may('site.remotes.write'),
  stepUp: 'releases',
  summary:
    'Ends a release for good: every file of it answers 410, open pages that have it are told to reload, a CDN is told to forget it, and it is never given out or published again. Two people do it: the first asks, and another confirms by the same call within a day. 409 where some have it.',
  params,
  body: z.strictObject({ version: z.string(), reason: because }),
  value: z.object({
    /** True if another person has to confirm it: nothing has changed yet. */
    isAsked: z.boolean(),
    /** False where no address of a CDN is set. */
    isCdnTold: z.boolean(),
  }),
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
