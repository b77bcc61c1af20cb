import {
  type calls,
  channelsOf,
  type NotificationChannel,
  type NotificationKind,
  notificationKinds,
  type ValueOf,
} from '@phila/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../core/database/open.ts';
import { Refusal } from '../../core/http/refusal.ts';
import { isHolderOf } from '../../core/access/role-holders.ts';
import { accounts } from '../../core/accounts/tables.ts';
import { hasConsent } from '../consents/public.ts';
import { notificationChoices } from './tables.ts';

/** A person to notify, with their contacts. */
export interface Notified {
  id: string;
  email: string | null;
  mobile: string | null;
  mobileVerifiedAt: Date | null;
}

/** The number for text messages; an unverified one may be another's, so is used only without an address. */
export const ownMobile = ({ email, mobile, mobileVerifiedAt }: Notified): string | null =>
  mobileVerifiedAt !== null || email === null ? mobile : null;

type Channels = { readonly [C in NotificationChannel]: boolean };

/** Defaults: the bell, and mail, or a text message without an address. */
const byDefault = ({ email }: Notified): Channels => ({ bell: true, mail: true, sms: email === null });

type ChannelChoice = Pick<typeof notificationChoices.$inferSelect, NotificationChannel>;

const together = (person: Notified, said: ChannelChoice | undefined): Channels => {
  const unsaid = byDefault(person);
  return {
    bell: said?.bell ?? unsaid.bell,
    mail: said?.mail ?? unsaid.mail,
    sms: said?.sms ?? unsaid.sms,
  };
};

/**
 * Reads the channels for kinds of notifications now. News by mail is a consent, so not included.
 * @returns the channels for a person and a kind
 */
export const channelsFor = async (
  database: Database,
  people: readonly Notified[],
  kinds: readonly NotificationKind[],
): Promise<(person: Notified, kind: NotificationKind) => Channels> => {
  const ids = people.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await database
          .select()
          .from(notificationChoices)
          .where(
            and(inArray(notificationChoices.personId, ids), inArray(notificationChoices.kind, [...kinds])),
          );
  const said = new Map(rows.map((row) => [`${row.personId} ${row.kind}`, row]));
  return (person, kind) => together(person, said.get(`${person.id} ${kind}`));
};

/** The kinds that a person keeps out of the bell. */
export const kindsOutOfBell = async (
  database: Database,
  personId: string,
): Promise<ReadonlySet<NotificationKind>> => {
  const rows = await database
    .select({ kind: notificationChoices.kind })
    .from(notificationChoices)
    .where(and(eq(notificationChoices.personId, personId), eq(notificationChoices.bell, false)));
  return new Set(rows.map(({ kind }) => kind));
};

export const readChoices = async (
  database: Database,
  personId: string,
): Promise<ValueOf<typeof calls.messaging.notificationChoices>> => {
  const [person] = await database
    .select({
      id: accounts.id,
      email: accounts.email,
      mobile: accounts.mobile,
      mobileVerifiedAt: accounts.mobileVerifiedAt,
      isAboutCodes: isHolderOf(database, accounts.id, 'voucher.codes.write'),
    })
    .from(accounts)
    .where(eq(accounts.id, personId));
  if (person === undefined) return { hasMail: false, hasSms: false, kinds: [] };
  const shown = notificationKinds.filter((kind) => kind !== 'codes' || person.isAboutCodes === true);
  const channels = await channelsFor(database, [person], shown);
  const isNewsMailed = await hasConsent(database, personId, 'marketing');
  return {
    hasMail: person.email !== null,
    hasSms: ownMobile(person) !== null,
    kinds: shown.map((kind) => {
      const on = channels(person, kind);
      const has = (channel: NotificationChannel) => channelsOf[kind].includes(channel);
      return {
        kind,
        bell: has('bell') ? on.bell : null,
        mail: kind === 'news' ? isNewsMailed : on.mail,
        sms: has('sms') ? on.sms : null,
      };
    }),
  };
};

export const keepChoice = async (
  within: Database,
  personId: string,
  { kind, channel, isOn }: { kind: NotificationKind; channel: NotificationChannel; isOn: boolean },
  now: Date,
): Promise<void> => {
  const said = { [channel]: isOn, changedAt: now };
  await within
    .insert(notificationChoices)
    .values({ personId, kind, ...said })
    .onConflictDoUpdate({ target: [notificationChoices.personId, notificationChoices.kind], set: said });
};

/** @throws Refusal 422 for a channel that the kind lacks, and for news by mail */
export const choose = async (
  database: Database,
  personId: string,
  wanted: { kind: NotificationKind; channel: NotificationChannel; isOn: boolean },
  now: Date,
): Promise<ValueOf<typeof calls.messaging.chooseNotification>> => {
  const { kind, channel } = wanted;
  const refuse = (message: string) => new Refusal(422, message, [{ path: 'channel', message }]);
  if (!channelsOf[kind].includes(channel)) throw refuse('You are not told of this in that way');
  if (kind === 'news' && channel === 'mail')
    throw refuse('News by email is a consent. Please turn it on or off under Privacy.');
  await keepChoice(database, personId, wanted, now);
  return readChoices(database, personId);
};
