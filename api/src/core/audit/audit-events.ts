import { createHash } from 'node:crypto';
import type { AnyCall } from '@phila/contract';
import { LRUCache } from 'lru-cache';
import { MINUTE } from '../durations.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import { isObject } from '../plain-object.ts';
import type { Person } from '../people/person.ts';
import type { Services } from '../services.ts';
import { type AuditEvent, auditEntries } from './tables.ts';

/** The most ids in one event. */
const MAX_IDS = 200;

/** Merges a person's events with the same call and rows within this time. */
const ONE_WITHIN = 10 * MINUTE;

/** The most refusals kept of a person in that time; more say nothing new. */
const MAX_REFUSED = 100;

/** The most events, and people, remembered as recorded. */
const MAX_REMEMBERED = 50_000;

const ID_NAME = /^(id|ids|guid|osNo|\w+Ids?)$/;
/** A number or a GUID; neither can be something that a person typed. */
const ID = /^(\d{1,15}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i;

const idsOf = (part: unknown, depth: number): string[] => {
  if (Array.isArray(part)) return part.slice(0, MAX_IDS).flatMap((one: unknown) => idsOf(one, depth));
  if (!isObject(part) || part instanceof Uint8Array) return [];
  return Object.entries(part).flatMap(([name, value]) => {
    if (ID_NAME.test(name))
      return (Array.isArray(value) ? (value as unknown[]) : [value])
        .filter((one) => typeof one === 'string' || typeof one === 'number')
        .map(String)
        .filter((one) => ID.test(one));
    return depth > 0 && typeof value === 'object' ? idsOf(value, depth - 1) : [];
  });
};

/** An event of a call that changes nothing. */
export interface CallEvent {
  event: Exclude<AuditEvent, 'change'>;
  call: AnyCall;
  person: Person;
  requestId: string;
  /** The network that asked, abbreviated: `197.86.12.0/24`. */
  network: string;
  params: unknown;
  /** The query and body; only their field names are stored. */
  asked: readonly unknown[];
  /** The answer sent; left out for files. */
  answer?: unknown;
}

/**
 * Records when somebody reads people's data by a permission, downloads a file or is refused a call: the person, the
 * call and the people concerned, by ids only. Counts repetitions within ten minutes as one event. Each server records
 * at most a hundred refusals a person in that time.
 */
export const auditEvents = ({ database, clock }: Pick<Services, 'database' | 'clock'>) => {
  const keptAt = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  const refusals = new LRUCache<string, { since: number; count: number }>({ max: MAX_REMEMBERED });

  const isNew = (mark: string, now: number): boolean => {
    const before = keptAt.get(mark);
    if (before !== undefined && now - before < ONE_WITHIN) return false;
    keptAt.set(mark, now);
    return true;
  };

  const hasRoom = (actorId: string, now: number): boolean => {
    const before = refusals.get(actorId);
    const { since, count } =
      before === undefined || now - before.since >= ONE_WITHIN ? { since: now, count: 0 } : before;
    refusals.set(actorId, { since, count: count + 1 });
    return count < MAX_REFUSED;
  };

  return async ({ event, call, person, requestId, network, params, asked, answer }: CallEvent) => {
    const at = clock.now();
    // An administrator viewing the portal as another person is the actor.
    const actorId = person.viewerId ?? person.id;
    const name = `${call.method} ${call.path}`;
    const rowIds = [
      ...new Set([...idsOf(params, 0), ...asked.flatMap((one) => idsOf(one, 0)), ...idsOf(answer, 2)]),
    ].slice(0, MAX_IDS);
    const mark = createHash('sha256')
      .update(JSON.stringify([actorId, event, name, rowIds]))
      .digest('base64url');
    const now = at.getTime();
    if (!isNew(mark, now) || (event === 'refused' && !hasRoom(actorId, now))) return;
    const fields = asked.flatMap((one) => (isObject(one) ? Object.keys(one) : [])).slice(0, MAX_IDS);
    try {
      await database.insert(auditEntries).values({
        id: uuidv7(at),
        at,
        event,
        actorId,
        call: name,
        rowIds,
        fields,
        requestId,
        network,
      });
    } catch (error) {
      keptAt.delete(mark);
      throw error;
    }
  };
};

export type AuditEvents = ReturnType<typeof auditEvents>;
