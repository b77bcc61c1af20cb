import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import type { Attempt, JobKind } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import { webhookEvents } from './tables.ts';
import type { AnyWebhook } from './webhook.ts';
import { DAY } from '../durations.ts';

/** Seconds for the first attempt, made while the sender waits for the reply. */
const FIRST_WAIT = 60;

/** Handles a stored event; after some four days of retries, a person must look at it. */
export const handlingEvents: JobKind<{ id: string }> = {
  name: 'notification',
  title: 'Notifications of other companies',
  // Attempts after the first.
  retries: { first: FIRST_WAIT, longest: 6 * 3_600, times: 22 },
};

/** How long handled events are kept, to recognise late repetitions. */
export const WEBHOOK_EVENTS_KEPT = 400 * DAY;

const about = (provider: string, eventId: string): string => `webhook ${provider} ${eventId}`;

/** Handles a stored event unless handled already, and removes its job. @throws errors of the handler */
const handle = async (services: Services, webhook: AnyWebhook, id: string): Promise<void> => {
  const { database, clock, sealing, jobs } = services;
  await database.transaction(async (tx) => {
    // Locks the event, to wait if another server is handling it.
    const [event] = await tx
      .select()
      .from(webhookEvents)
      .where(and(eq(webhookEvents.id, id), isNull(webhookEvents.handledAt)))
      .for('update');
    if (event === undefined) return;
    const { provider, eventId, sealedBody, receivedAt } = event;
    const body = sealedBody === null ? null : sealing.open(sealedBody, about(provider, eventId));
    if (body === null) throw new Error('The body of a webhook event cannot be opened');
    await webhook.handle({ id: eventId, body: JSON.parse(body) as unknown, receivedAt }, tx, services);
    await tx
      .update(webhookEvents)
      .set({ handledAt: clock.now(), sealedBody: null })
      .where(eq(webhookEvents.id, id));
    await jobs.takeBack(handlingEvents, [id], tx);
  });
};

/** Counts and logs a failed attempt. */
const noteFailure = async (
  { database, log }: Pick<Services, 'database' | 'log'>,
  provider: string,
  id: string,
  error: unknown,
  isLast: boolean,
): Promise<void> => {
  const [event] = await database
    .update(webhookEvents)
    .set({ attempts: sql`${webhookEvents.attempts} + 1` })
    .where(and(eq(webhookEvents.id, id), isNull(webhookEvents.handledAt)))
    .returning({ attempts: webhookEvents.attempts });
  log.error(isLast ? 'webhook event given up' : 'webhook event not handled', error, {
    provider,
    webhookEvent: id,
    attempts: event?.attempts ?? 0,
  });
};

/** Handles a stored event in its job. */
export const handleStored = async (
  services: Services,
  webhooks: readonly AnyWebhook[],
  id: string,
  { isLast }: Attempt,
): Promise<void> => {
  const [event] = await services.database
    .select({ provider: webhookEvents.provider })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.id, id), isNull(webhookEvents.handledAt)));
  if (event === undefined) return;
  try {
    const webhook = webhooks.find(({ provider }) => provider === event.provider);
    if (webhook === undefined) throw new Error(`Nothing handles events of ${event.provider}`);
    await handle(services, webhook, id);
  } catch (error) {
    await noteFailure(services, event.provider, id, error, isLast);
    throw error;
  }
};

/**
 * Stores a verified delivery and handles it at once. A repeated delivery is not stored, and handled only if its event
 * still waits. Once this returns, the event is safe even if the handler failed.
 * @throws if it could not be stored: the sender gets an error and delivers it again
 */
export const receiveDelivery = async (
  services: Services,
  webhook: AnyWebhook,
  eventId: string,
  body: unknown,
): Promise<void> => {
  const { database, clock, sealing, jobs } = services;
  const { provider } = webhook;
  const now = clock.now();
  const id = uuidv7(now);
  const isNew = await database.transaction(async (tx) => {
    const stored = await tx
      .insert(webhookEvents)
      .values({
        id,
        provider,
        eventId,
        sealedBody: sealing.seal(JSON.stringify(body ?? null), about(provider, eventId)),
        receivedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    if (stored.length > 0) await jobs.ask(handlingEvents, { id }, { within: tx, id, after: FIRST_WAIT });
    return stored.length > 0;
  });
  if (!isNew) return;
  await handle(services, webhook, id).catch((error: unknown) =>
    noteFailure(services, provider, id, error, false),
  );
};

/**
 * A provider's verified events that failed at least this often, including abandoned ones, oldest first. Leaves out
 * unreadable events; the log names them.
 */
export const unhandledEvents = async (
  { database, sealing }: Pick<Services, 'database' | 'sealing'>,
  provider: string,
  attempts: number,
): Promise<{ id: string; body: unknown }[]> => {
  const events = await database
    .select()
    .from(webhookEvents)
    .where(
      and(
        eq(webhookEvents.provider, provider),
        isNull(webhookEvents.handledAt),
        gte(webhookEvents.attempts, attempts),
      ),
    )
    .orderBy(asc(webhookEvents.receivedAt))
    .limit(100);
  return events.flatMap(({ id, eventId, sealedBody }) => {
    const body = sealedBody === null ? null : sealing.open(sealedBody, about(provider, eventId));
    return body === null ? [] : [{ id, body: JSON.parse(body) as unknown }];
  });
};

/** Queues events for another attempt now, including abandoned ones. */
export const requeueEvents = async (
  { jobs }: Pick<Services, 'jobs'>,
  within: Database,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  await jobs.takeBack(handlingEvents, ids, within);
  for (const id of ids) await jobs.ask(handlingEvents, { id }, { within, id });
};

/**
 * Closes events that were dealt with otherwise, skipping any being handled.
 * @returns how many
 */
export const closeEvents = async (within: Database, ids: readonly string[], now: Date): Promise<number> => {
  if (ids.length === 0) return 0;
  const free = within
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(and(inArray(webhookEvents.id, [...ids]), isNull(webhookEvents.handledAt)))
    .for('update', { skipLocked: true });
  const closed = await within
    .update(webhookEvents)
    .set({ handledAt: now, sealedBody: null })
    .where(inArray(webhookEvents.id, free))
    .returning({ id: webhookEvents.id });
  return closed.length;
};

/** Deletes events handled long ago. Abandoned events stay until a person has dealt with them. */
export const tidyWebhookEvents = async ({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> => {
  const before = new Date(clock.now().getTime() - WEBHOOK_EVENTS_KEPT);
  await database
    .delete(webhookEvents)
    .where(and(isNotNull(webhookEvents.handledAt), lt(webhookEvents.receivedAt, before)));
};
