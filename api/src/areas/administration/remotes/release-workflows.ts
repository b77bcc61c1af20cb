import { calls } from '@phila/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { implement, type Implementation } from '../../../core/calls/implement.ts';
import { uuidv7 } from '../../../core/database/uuid-v7.ts';
import { notFound, Refusal } from '../../../core/http/refusal.ts';
import { lockReleases } from '../../../core/releases/change-in-use.ts';
import { releaseWorkflows as table } from '../../../core/releases/tables.ts';
import { reachedPublishers } from './reached-publishers.ts';
import { recordAct } from './record-act.ts';

const { endReleaseWorkflow, releaseWorkflows, trustReleaseWorkflow } = calls.administration;

type Row = typeof table.$inferSelect;

/** Names a workflow in one line: `acme/travel/…/release.yml@refs/heads/main in production`. */
const lineOf = ({ workflow, environment }: Pick<Row, 'workflow' | 'environment'>): string =>
  environment === null ? workflow : `${workflow} in ${environment}`;

/** Workflows of CIs that publish: trusted and ended by people. */
export const releaseWorkflowAnswers: Implementation[] = [
  implement(releaseWorkflows, async (_input, context) => {
    const all = await context.database
      .select()
      .from(table)
      .where(isNull(table.endedAt))
      .orderBy(asc(table.remote), asc(table.madeAt));
    const reached = await reachedPublishers(context, all);
    return reached.map(
      ({ row: { madeAt, actorId: _actorId, lastUsedAt, endedAt: _endedAt, ...row }, by }) => ({
        ...row,
        madeAt: madeAt.toISOString(),
        by,
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      }),
    );
  }),
  implement(trustReleaseWorkflow, async ({ body }, context) => {
    const { database, clock, person, reachedRemotes } = context;
    if (reachedRemotes([body.remote]).length === 0) throw notFound();
    await lockReleases(database);
    const { remote, issuer, repository, workflow, environment } = body;
    const [same] = await database
      .select({ id: table.id })
      .from(table)
      .where(
        and(
          eq(table.remote, remote),
          eq(table.issuer, issuer),
          eq(table.repository, repository),
          eq(table.workflow, workflow),
          environment === null ? isNull(table.environment) : eq(table.environment, environment),
          isNull(table.endedAt),
        ),
      );
    if (same !== undefined) throw new Refusal(409, `${lineOf(body)} publishes ${remote} already.`);
    const now = clock.now();
    const id = uuidv7(now);
    await database.insert(table).values({ id, ...body, madeAt: now, actorId: person.id });
    recordAct(context, remote, 'workflow trusted', [
      { field: 'Workflow', before: null, after: lineOf(body) },
      { field: 'Signed by', before: null, after: issuer },
    ]);
    return { id };
  }),
  implement(endReleaseWorkflow, async ({ params: { id } }, context) => {
    const { database, clock, reachedRemotes } = context;
    const [row] = await database.select().from(table).where(eq(table.id, id)).for('update');
    if (row === undefined || reachedRemotes([row.remote]).length === 0) throw notFound();
    if (row.endedAt === null)
      await database.update(table).set({ endedAt: clock.now() }).where(eq(table.id, id));
    recordAct(context, row.remote, 'workflow ended', [
      { field: 'Workflow', before: lineOf(row), after: null },
    ]);
    return true as const;
  }),
];
