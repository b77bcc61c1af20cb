import { deviceWords, placeWords } from '@phila/contract';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { accountById } from '../../../core/accounts/accounts.ts';
import { namesOfAccounts } from '../../../core/accounts/names-of-accounts.ts';
import { authenticationEvents } from '../../../core/accounts/tables.ts';
import { sentMessages } from '../../../core/mail/tables.ts';
import { viewings } from '../../../core/people/viewing-tables.ts';
import { eventWords, titleOfEvent } from '../../../core/people/event-words.ts';
import type { TimelineSource } from '../../../core/people/timeline.ts';
import { personNotes } from './tables.ts';

const signIns: TimelineSource = {
  kind: 'sign-in',
  permission: 'identity.people.read',
  read: async (database, { accountId, before, most }) => {
    const rows = await database
      .select()
      .from(authenticationEvents)
      .where(
        and(
          eq(authenticationEvents.accountId, accountId),
          inArray(authenticationEvents.event, Object.keys(eventWords)),
          lt(authenticationEvents.at, before),
        ),
      )
      .orderBy(desc(authenticationEvents.at))
      .limit(most);
    return rows.map(({ id, at, event, userAgent, network }) => ({
      id,
      at,
      ...titleOfEvent(event),
      detail: network === '' ? null : `${deviceWords(userAgent)}, ${placeWords(network)}`,
      to: null,
    }));
  },
};

/** Messages to the account's present address and number; what they say is not kept. */
const messages: TimelineSource = {
  kind: 'message',
  permission: 'identity.people.read',
  read: async (database, { accountId, before, most }) => {
    const account = await accountById(database, accountId);
    const recipients = [account?.email, account?.mobile].filter((one) => typeof one === 'string');
    if (recipients.length === 0) return [];
    const rows = await database
      .select()
      .from(sentMessages)
      .where(and(inArray(sentMessages.recipient, recipients), lt(sentMessages.sentAt, before)))
      .orderBy(desc(sentMessages.sentAt))
      .limit(most);
    return rows.map(({ id, channel, subject, sentAt }) => ({
      id,
      at: sentAt,
      title: subject ?? 'Text message',
      tone: 'neutral',
      detail: channel === 'mail' ? 'Email sent' : 'Text message sent',
      to: null,
    }));
  },
};

const notes: TimelineSource = {
  kind: 'note',
  permission: 'identity.people.read',
  read: async (database, { accountId, before, most }) => {
    const rows = await database
      .select()
      .from(personNotes)
      .where(and(eq(personNotes.accountId, accountId), lt(personNotes.at, before)))
      .orderBy(desc(personNotes.at))
      .limit(most);
    const names = await namesOfAccounts(
      database,
      rows.flatMap(({ authorId }) => authorId ?? []),
    );
    return rows.map(({ id, at, text, authorId }) => ({
      id,
      at,
      title: `Note by ${names.get(authorId ?? '') ?? 'an account that is gone'}`,
      tone: 'info',
      detail: text,
      to: null,
    }));
  },
};

const viewingsAs: TimelineSource = {
  kind: 'look',
  permission: 'identity.viewing.read',
  read: async (database, { accountId, before, most }) => {
    const rows = await database
      .select()
      .from(viewings)
      .where(and(eq(viewings.accountId, accountId), lt(viewings.startedAt, before)))
      .orderBy(desc(viewings.startedAt))
      .limit(most);
    const names = await namesOfAccounts(
      database,
      rows.flatMap(({ viewerId }) => viewerId ?? []),
    );
    return rows.map(({ id, startedAt, viewerId, reason }) => ({
      id,
      at: startedAt,
      title: `${names.get(viewerId ?? '') ?? 'A deleted account'} saw the portal as this person`,
      tone: 'warning',
      detail: reason,
      to: null,
    }));
  },
};

/** Sign-ins, messages, notes and viewings of a person. */
export const accountTimeline: readonly TimelineSource[] = [signIns, messages, notes, viewingsAs];
