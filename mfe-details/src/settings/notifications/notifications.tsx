import { legal } from '@phila/contract/brand';
import {
  calls,
  channelsOf,
  type NotificationChannel,
  type NotificationChoices,
  type NotificationKind,
  notificationChannels,
  notificationWords,
} from '@phila/contract/calls';
import { messageOf, notify } from '@phila/platform';
import { classes, Loaded, Surface, Switch } from '@phila/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './notifications.module.css';
import { WaitingChoices } from '../waiting-choices.tsx';

const { chooseNotification, notificationChoices } = calls.messaging;
const { consents, saveConsents } = calls.consents;

const FAILURE = 'We could not save your choice. Please try again.';

const channelWords: { readonly [C in NotificationChannel]: string } = {
  bell: 'Bell',
  mail: 'Email',
  sms: 'Text message',
};

/** Messages that are always sent, and why. */
const ALWAYS = [
  ['Your account and its safety', 'codes, links, and changes of what you sign in with: they protect you.'],
  ['Orders and money', 'what you ordered, paid and are paid back: the law gives you a right to it.'],
  ['Your data', 'the copy that you asked for, and the receipt when an account is deleted.'],
] as const;

type Row = NotificationChoices['kinds'][number];

/** Channels of a kind that can reach this account. */
const channelsShown = (row: Row, { hasMail, hasSms }: NotificationChoices): NotificationChannel[] =>
  notificationChannels.filter(
    (channel) =>
      channelsOf[row.kind].includes(channel) &&
      (channel !== 'mail' || hasMail) &&
      (channel !== 'sms' || hasSms),
  );

const Choices = ({ held }: { held: NotificationChoices }) => {
  /** Choice that is being saved. */
  const [wanted, setWanted] = useState<{ kind: NotificationKind; channel: NotificationChannel } | null>(null);
  const choice = useMutation(
    chooseNotification.mutation({
      refreshes: [notificationChoices, calls.dashboard.dueReminders],
    }),
  );
  const consent = useMutation(saveConsents.mutation({ refreshes: [notificationChoices, consents] }));

  const choose = async (kind: NotificationKind, channel: NotificationChannel, isOn: boolean) => {
    if (wanted !== null) return;
    setWanted({ kind, channel });
    try {
      // Saves news by email as a consent, with the wording agreed to.
      if (kind === 'news' && channel === 'mail')
        await consent.mutateAsync({ body: { marketing: isOn, textVersion: legal.consents.version } });
      else await choice.mutateAsync({ body: { kind, channel, isOn } });
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error, FAILURE) });
    } finally {
      setWanted(null);
    }
  };

  return (
    <>
      <ul>
        {held.kinds.map((row) => {
          const { kind } = row;
          const { title, text } = notificationWords[kind];
          return (
            <li key={kind} className={classes('pad-y-16 rule-below', styles.kind)}>
              <div>
                <p id={`notified-${kind}`} className={classes('bold')}>
                  {title}
                </p>
                <p className={classes('small muted line-20')}>{text}</p>
              </div>
              <fieldset aria-labelledby={`notified-${kind}`} className={styles.channels}>
                {channelsShown(row, held).map((channel) => (
                  <Switch
                    key={channel}
                    checked={
                      wanted?.kind === kind && wanted.channel === channel
                        ? row[channel] !== true
                        : row[channel] === true
                    }
                    aria-disabled={wanted !== null}
                    onChange={(isOn) => void choose(kind, channel, isOn)}
                  >
                    {channelWords[channel]}
                  </Switch>
                ))}
              </fieldset>
            </li>
          );
        })}
      </ul>
      {!held.hasSms && (
        <p className={classes('above-16 small muted line-20')}>
          To get text messages as well, <Link to="/settings#security">confirm a mobile number</Link>.
        </p>
      )}
      {!held.hasMail && (
        <p className={classes('above-16 small muted line-20')}>
          To get emails as well, <Link to="/settings#security">add an email address</Link>.
        </p>
      )}
    </>
  );
};

/** Choices of a channel for each kind of message. The bell is the header's. */
export const Notifications = () => {
  const reading = useQuery(notificationChoices.query({}));
  return (
    <div className={classes('stack gap-24')}>
      <Surface title="How you are told" level={3}>
        <Loaded what="How you are told of what" reading={reading} waiting={<WaitingChoices />} inCard>
          {(held) => <Choices held={held} />}
        </Loaded>
      </Surface>
      <Surface title="Always sent" level={3}>
        <ul className={classes('grid gap-8 line-22')}>
          {ALWAYS.map(([title, text]) => (
            <li key={title}>
              <span className={classes('bold')}>{title}:</span> {text}
            </li>
          ))}
        </ul>
      </Surface>
    </div>
  );
};
