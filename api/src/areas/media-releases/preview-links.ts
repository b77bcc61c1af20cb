import type { PreviewedMediaRelease, PreviewLink } from '@phila/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../core/calls/implement.ts';
import {
  type Capability,
  capabilitiesTo,
  findCapability,
  issueCapability,
  revokeCapabilitiesTo,
} from '../../core/capability/capability.ts';
import type { Database } from '../../core/database/open.ts';
import { DAY } from '../../core/durations.ts';
import { notFound } from '../../core/http/refusal.ts';
import { shown } from './published.ts';
import { mediaReleases } from './tables.ts';

const PURPOSE = 'preview of a media release';

const LIVES = 7 * DAY;

/** @throws Refusal 404 for an unknown or removed one */
const releaseOf = async (database: Database, id: number) => {
  const [row] = await database
    .select()
    .from(mediaReleases)
    .where(and(eq(mediaReleases.id, id), isNull(mediaReleases.deletedAt)));
  if (row === undefined) throw notFound();
  return row;
};

const told = ({ createdAt, expiresAt }: Pick<Capability, 'createdAt' | 'expiresAt'>): PreviewLink => ({
  madeAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** The active preview link of a release, made by any administrator; null for none. */
export const readPreviewLink = async (
  database: Database,
  now: Date,
  id: number,
): Promise<PreviewLink | null> => {
  await releaseOf(database, id);
  const [link] = await capabilitiesTo(database, now, PURPOSE, String(id));
  return link === undefined ? null : told(link);
};

/** Makes a link for a week. Ends the previous link, so that withdrawing this one leaves none. */
export const makePreviewLink = async (
  id: number,
  { database, clock, person, recordChange }: Context<'person'>,
): Promise<PreviewLink & { token: string }> => {
  // Locks the release, so that of two concurrent links the second ends the first.
  await database.select().from(mediaReleases).where(eq(mediaReleases.id, id)).for('update');
  await releaseOf(database, id);
  const now = clock.now();
  const [before] = await capabilitiesTo(database, now, PURPOSE, String(id));
  await revokeCapabilitiesTo(database, now, PURPOSE, String(id));
  const expiresAt = new Date(now.getTime() + LIVES);
  const { token } = await issueCapability(database, now, {
    accountId: person.id,
    purpose: PURPOSE,
    subject: String(id),
    expiresAt,
    // Shared deliberately, like a CV.
    endsWithSessions: false,
  });
  const link = told({ createdAt: now, expiresAt });
  recordChange({
    rowId: id,
    before: { previewUntil: before?.expiresAt.toISOString() ?? null },
    after: { previewUntil: link.expiresAt },
  });
  return { ...link, token };
};

/** @throws Refusal 404 without an active link */
export const withdrawPreviewLink = async (
  id: number,
  { database, clock, recordChange }: Context<'person'>,
): Promise<true> => {
  const now = clock.now();
  const [before] = await capabilitiesTo(database, now, PURPOSE, String(id));
  if (before === undefined || (await revokeCapabilitiesTo(database, now, PURPOSE, String(id))) === 0)
    throw notFound();
  recordChange({
    rowId: id,
    before: { previewUntil: before.expiresAt.toISOString() },
    after: { previewUntil: null },
  });
  return true;
};

/**
 * Opens a preview link.
 * @throws Refusal 404 for an invalid one, or a removed release
 */
export const openPreview = async (
  database: Database,
  now: Date,
  token: string,
): Promise<PreviewedMediaRelease> => {
  const link = await findCapability(database, now, PURPOSE, token);
  if (link === null) throw notFound();
  const row = await releaseOf(database, Number(link.subject));
  const [release] = await shown(database, [row]);
  if (release === undefined) throw notFound();
  return {
    ...release,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    isPublished: row.publishedAt !== null && row.publishedAt <= now,
    body: row.body,
    expiresAt: link.expiresAt.toISOString(),
  };
};
