import {
  type Act,
  type Changes,
  Refused,
  type Releases,
  ReleasesBusy,
  incompatibility,
} from '@phila/data-folder';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../core/calls/implement.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { platformOf } from './platform-of.ts';
import { hasRemotesPage } from './remotes-page.ts';

type Writing = Context<'may site.remotes.write'>;

/** Key of the advisory lock that makes servers with one database change releases one after the other. */
const IN_USE_LOCK = 728_190_618;
/** Milliseconds to wait for `npm run release` to end. */
const PATIENCE = 5_000;

const WITHDRAWN = 'withdrawn';
const NO_SHELL = 'The site has no shell at present, so that it cannot be said whether the release would fit.';

interface ChangeRequest {
  name: string;
  /** The version that the person saw in use; null for withdrawn. */
  inUse: string | null;
  reason: string;
}

/** Refuses to remove the page for rolling back: afterwards only a terminal on the server could undo it. */
const refuseWithoutPage = (changes: Changes, name: string, next: string | null | undefined): void => {
  if (!hasRemotesPage(changes, name, changes.current(name)) || hasRemotesPage(changes, name, next)) return;
  throw new Refused(
    `${name} has the page on which releases are taken back: without it there would be no way back on the site. It can be done on the server, with npm run release.`,
  );
};

/** @throws Refusal 404 for an unknown remote, 409 if another release is in use than the person saw */
const assertInUse = (changes: Changes, { name, inUse }: ChangeRequest): void => {
  const current = changes.current(name) ?? null;
  if (current === null && changes.versions(name).length === 0) throw notFound();
  if (current === inUse) return;
  throw new Refusal(
    409,
    current === null
      ? `${name} was withdrawn in the meantime. Nothing was changed.`
      : `${name} ${current} is in use by now. Nothing was changed.`,
  );
};

/**
 * Changes the release in use and records it in the audit. Writes the file last, so that a refusal leaves it untouched;
 * the file itself names the account and the time.
 */
const change = async <T extends string | null>(
  { database, clock, person, recordChange, reachedRemotes }: Writing,
  releases: Releases,
  asked: ChangeRequest,
  action: 'back' | 'withdraw',
  work: (changes: Changes, act: Act) => T,
): Promise<T> => {
  // Answers as for an unknown remote: a squad's lead sees only their own.
  if (reachedRemotes([asked.name]).length === 0) throw notFound();
  await database.execute(sql`select pg_advisory_xact_lock(${IN_USE_LOCK})`);
  const now = clock.now();
  try {
    const version = await releases.change((changes) => {
      assertInUse(changes, asked);
      return work(changes, { at: now.toISOString(), account: person.id });
    }, PATIENCE);
    recordChange({
      rowId: asked.name,
      before: { inUse: asked.inUse },
      after: { inUse: version },
      resource: {
        name: 'remotes',
        action,
        version: 0,
        operation: uuidv7(now),
        difference: [
          { field: 'In use', before: asked.inUse ?? WITHDRAWN, after: version ?? WITHDRAWN },
          { field: 'Why', before: null, after: asked.reason },
        ],
      },
    });
    return version;
  } catch (error) {
    if (error instanceof ReleasesBusy)
      throw new Refusal(409, 'Another release is being made. Please try again when that has ended.');
    if (error instanceof Refused) throw new Refusal(422, error.message);
    throw error;
  }
};

/** @throws Refusal 404, 409 and 422 */
export const takeBack = async (
  context: Writing,
  releases: Releases,
  asked: ChangeRequest,
): Promise<{ version: string | null }> => {
  const platform = await platformOf(context.configuration.siteDir);
  if (platform === null) throw new Refusal(409, NO_SHELL);
  const version = await change(context, releases, asked, 'back', (changes, act) => {
    const before = changes.before(asked.name);
    // Going back without an earlier release is refused below.
    if (before !== undefined) refuseWithoutPage(changes, asked.name, before);
    return changes.back(
      asked.name,
      (declaration, others) => incompatibility(declaration, platform, others),
      act,
    );
  });
  return { version };
};

/** @throws Refusal 404, 409 and 422 */
export const withdraw = async (context: Writing, releases: Releases, asked: ChangeRequest): Promise<true> => {
  await change(context, releases, asked, 'withdraw', (changes, act) => {
    refuseWithoutPage(changes, asked.name, null);
    changes.withdraw(asked.name, act);
    return null;
  });
  return true;
};
