import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import type { Attempt, JobKind } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import { webhookEvents } from './tables.ts';
import type { AnyWebhook } from './webhook.ts';
import { DAY } from '../durations.ts';

/** Seconds that the first attempt has, which is made while the sender waits for the answer. */
const FIRST_WAIT = 60;

/** Handles a stored event; some four days of trying, then a person has to look at it. */
export const handlingEvents: JobKind<{ id: string }> = {
  name: 'notification',
  title: 'Notifications of other companies',
  // The first attempt is none of these.
  retries: { first: FIRST_WAIT, longest: 6 * 3_600, times: 22 },
};

/** Handled events are kept so long, so that a late repetition is known again. */
export const WEBHOOK_EVENTS_KEPT = 400 * DAY;

const about = (provider: string, eventId: string): string => `webhook ${provider} ${eventId}`;

/** Handles a stored event unless it was handled already, and takes back its job. @throws what the handler throws */
const handle = async (services: Services, webhook: AnyWebhook, id: string): Promise<void> => {
  const { database, clock, sealing, jobs } = services;
  await database.transaction(async (tx) => {
    // Locked: where another server is handling the event, this one waits for its outcome.
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

/** Counts a failed attempt, and logs it. */
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

/** Handles a stored event for the job that asks for it. */
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
 * Stores a delivery whose sender was verified, and handles it at once. A repetition is stored nowhere and handled only
 * if the event still waits. Whatever the handler does, the event is safe when this returns.
 * @throws when it could not be stored: the sender is answered with an error then, and delivers it again
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
 * A provider's events that were verified and could not be handled so often, given up or not, the oldest first. One that
 * cannot be opened is left out: the log names it.
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

/** Lets events be handled once more, now, those that were given up as well. */
export const handleSoon = async (
  { jobs }: Pick<Services, 'jobs'>,
  within: Database,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  await jobs.takeBack(handlingEvents, ids, within);
  for (const id of ids) await jobs.ask(handlingEvents, { id }, { within, id });
};

/**
 * Ends events without handling them: what they ask for was seen to otherwise. One that is being handled is left alone.
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

/** Deletes what was handled long ago. Events that were given up stay until a person has seen to them. */
export const tidyWebhookEvents = async ({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> => {
  const before = new Date(clock.now().getTime() - WEBHOOK_EVENTS_KEPT);
  await database
    .delete(webhookEvents)
    .where(and(isNotNull(webhookEvents.handledAt), lt(webhookEvents.receivedAt, before)));
};
