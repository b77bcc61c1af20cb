import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import type { Services } from '../services.ts';
import { webhookEvents } from './tables.ts';
import type { AnyWebhook } from './webhook.ts';

/** How long the first attempt has before another server may try; doubled after each failure, up to the longest. */
const FIRST_WAIT = 60_000;
const LONGEST_WAIT = 6 * 3_600_000;
/** Some four days of trying; then a person has to look at it. */
const MAX_ATTEMPTS = 24;
/** Handled events are kept so long, so that a late repetition is known again. */
export const WEBHOOK_EVENTS_KEPT = 400 * 86_400_000;

const waitAfter = (attempts: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(20, attempts));

const about = (provider: string, eventId: string): string => `webhook ${provider} ${eventId}`;

/**
 * Handles a stored event, unless it was handled or another server is at it. A failure is counted and logged.
 * @returns whether it was handled here.
 */
const attempt = async (services: Services, webhook: AnyWebhook, id: string): Promise<boolean> => {
  const { database, clock, log, sealing } = services;
  try {
    return await database.transaction(async (tx) => {
      const [event] = await tx
        .select()
        .from(webhookEvents)
        .where(and(eq(webhookEvents.id, id), isNull(webhookEvents.handledAt)))
        .for('update', { skipLocked: true });
      if (event === undefined) return false;
      const { provider, eventId, sealedBody, receivedAt } = event;
      const body = sealedBody === null ? null : sealing.open(sealedBody, about(provider, eventId));
      if (body === null) throw new Error('The body of a webhook event cannot be opened');
      await webhook.handle({ id: eventId, body: JSON.parse(body) as unknown, receivedAt }, tx, services);
      await tx
        .update(webhookEvents)
        .set({ handledAt: clock.now(), sealedBody: null, nextAttemptAt: null })
        .where(eq(webhookEvents.id, id));
      return true;
    });
  } catch (error) {
    const [event] = await database.select().from(webhookEvents).where(eq(webhookEvents.id, id));
    const attempts = (event?.attempts ?? 0) + 1;
    const isGivenUp = attempts >= MAX_ATTEMPTS;
    log.error(isGivenUp ? 'webhook event given up' : 'webhook event not handled', error, {
      provider: webhook.provider,
      webhookEvent: id,
      attempts,
    });
    await database
      .update(webhookEvents)
      .set({
        attempts,
        nextAttemptAt: isGivenUp ? null : new Date(clock.now().getTime() + waitAfter(attempts - 1)),
      })
      .where(and(eq(webhookEvents.id, id), isNull(webhookEvents.handledAt)));
    return false;
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
  const { database, clock, sealing } = services;
  const { provider } = webhook;
  const now = clock.now();
  const [stored] = await database
    .insert(webhookEvents)
    .values({
      id: uuidv7(now),
      provider,
      eventId,
      sealedBody: sealing.seal(JSON.stringify(body ?? null), about(provider, eventId)),
      receivedAt: now,
      nextAttemptAt: new Date(now.getTime() + FIRST_WAIT),
    })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id });
  if (stored !== undefined) await attempt(services, webhook, stored.id);
};

/** Handles what failed before, or was left by a server that died. @returns how many events were handled. */
export const retryDue = async (services: Services, webhooks: readonly AnyWebhook[]): Promise<number> => {
  const { database, clock } = services;
  const known = new Map(webhooks.map((webhook) => [webhook.provider, webhook]));
  const due = await database
    .select({ id: webhookEvents.id, provider: webhookEvents.provider })
    .from(webhookEvents)
    .where(and(isNotNull(webhookEvents.nextAttemptAt), lte(webhookEvents.nextAttemptAt, clock.now())))
    .orderBy(asc(webhookEvents.nextAttemptAt))
    .limit(100);
  let handled = 0;
  for (const { id, provider } of due) {
    const webhook = known.get(provider);
    if (webhook !== undefined && (await attempt(services, webhook, id))) handled += 1;
  }
  return handled;
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

/** Lets events be handled once more by the next round of the task, those that were given up as well. */
export const handleSoon = async (within: Database, ids: readonly string[], now: Date): Promise<void> => {
  await within
    .update(webhookEvents)
    .set({ nextAttemptAt: now })
    .where(and(inArray(webhookEvents.id, [...ids]), isNull(webhookEvents.handledAt)));
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
    .set({ handledAt: now, sealedBody: null, nextAttemptAt: null })
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
