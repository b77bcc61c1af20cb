import type { CheckedInputOf, calls, May, OrganisationRemote } from '@phila/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../core/calls/implement.ts';
import type { Database } from '../../core/database/open.ts';
import { declarationOf } from '../../core/releases/declared.ts';
import { readLive } from '../../core/releases/stored-release.ts';
import { uuidv7 } from '../../core/database/uuid-v7.ts';
import { notFound } from '../../core/http/refusal.ts';
import { organisations } from '../../core/accounts/organisations.ts';

/** Pages that everybody needs: no organisation can switch off a remote that serves one. */
const EVERYBODYS = ['/', '/sign-in', '/dashboard', '/admin'];

/** The remotes in use that an organisation can switch off, by title. */
const optionalRemotes = async (database: Database): Promise<{ name: string; title: string }[]> =>
  (await readLive(database))
    .flatMap((release) => declarationOf(release) ?? [])
    .filter(({ routes }) => !routes.some(({ path }) => EVERYBODYS.includes(path)))
    .map(({ name, title }) => ({ name, title }))
    .toSorted((a, b) => a.title.localeCompare(b.title));

const found = async ({ database, within }: Context<May>, guid: string, lock: boolean) => {
  const query = database
    .select()
    .from(organisations)
    .where(
      and(
        eq(organisations.guid, guid.toLowerCase()),
        within(organisations.osNo),
        isNull(organisations.deletedAt),
      ),
    );
  const [organisation] = await (lock ? query.for('update') : query);
  if (organisation === undefined) throw notFound();
  return organisation;
};

/** @throws Refusal 404 for an organisation out of reach */
export const listRemotes = async (context: Context<May>, guid: string): Promise<OrganisationRemote[]> => {
  const { leftOutRemotes } = await found(context, guid, false);
  return (await optionalRemotes(context.database)).map((remote) => ({
    ...remote,
    isUsed: !leftOutRemotes.includes(remote.name),
  }));
};

type Change = CheckedInputOf<typeof calls.organisation.changeRemote>;

/** @throws Refusal 404 for an organisation out of reach, or a remote that cannot be switched off */
export const changeRemote = async (
  context: Context<May>,
  { params: { guid, name }, body: { isUsed } }: Change,
): Promise<OrganisationRemote> => {
  const { database, clock, recordChange } = context;
  const organisation = await found(context, guid, true);
  const remote = (await optionalRemotes(database)).find((one) => one.name === name);
  if (remote === undefined) throw notFound();
  const { osNo, leftOutRemotes, version } = organisation;
  const others = leftOutRemotes.filter((one) => one !== name);
  const wasUsed = others.length === leftOutRemotes.length;
  if (isUsed === wasUsed) return { ...remote, isUsed };
  await database
    .update(organisations)
    .set({ leftOutRemotes: isUsed ? others : [...others, name], version: sql`${organisations.version} + 1` })
    .where(eq(organisations.osNo, osNo));
  const inWords = (used: boolean): string => (used ? 'Shown' : 'Left out');
  recordChange({
    rowId: osNo,
    before: { [name]: wasUsed },
    after: { [name]: isUsed },
    resource: {
      name: 'organisations',
      action: 'update',
      version: version + 1,
      operation: uuidv7(clock.now()),
      difference: [{ field: remote.title, before: inWords(wasUsed), after: inWords(isUsed) }],
    },
  });
  return { ...remote, isUsed };
};
