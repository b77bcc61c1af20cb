import { calls } from '@phila/contract/calls';
import { useNow } from '@phila/platform';
import { classes, IconButton, useEscape, usePressOutside } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { timeOf, whenDue } from '../dashboard/when-due.ts';
import { Announcements } from './announcements.tsx';
import styles from './due-reminders.module.css';

const EVERY_MINUTE = 60_000;
/** Highest number shown, as the service counts up to a hundred (contract: `MAX_DUE`). */
const MAX_DUE_SHOWN = 99;

const countOf = (count: number): string => (count > MAX_DUE_SHOWN ? `${MAX_DUE_SHOWN}+` : String(count));

/** Label of the bell, like `Reminders: 3, news: 1`. */
const labelOf = (due: number, unopened: number): string =>
  `Reminders: ${due === 0 ? 'none' : countOf(due)}${unopened === 0 ? '' : `, news: ${unopened}`}`;

/** Groups by due time alone; the early notice does not matter. */
const GROUPS = [
  ['overdue', 'Overdue'],
  ['today', 'Due today'],
  ['coming', 'Coming up'],
] as const;

/** Bell of the header, with due reminders and news; a press lists the first of them. */
const DueReminders = () => {
  const { data } = useQuery(
    calls.dashboard.dueReminders.query(
      {},
      {
        refetchInterval: EVERY_MINUTE,
        refetchOnWindowFocus: true,
      },
    ),
  );
  const { data: news } = useQuery(
    calls.messaging.receivedAnnouncements.query(
      {},
      { refetchInterval: EVERY_MINUTE, refetchOnWindowFocus: true },
    ),
  );
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const now = useNow();
  const due = data?.count ?? 0;
  const unopened = news?.unopened ?? 0;
  const count = due + unopened;
  const items = data?.items ?? [];

  const close = () => setOpen(false);
  usePressOutside(isOpen, [place], close);
  useEscape(isOpen, place, () => {
    close();
    button.current?.focus();
  });

  return (
    <div
      ref={place}
      role="presentation"
      className={classes('relative')}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && place.current?.contains(relatedTarget) !== true) close();
      }}
    >
      <IconButton
        ref={button}
        tone="inherit"
        icon="bell"
        label={labelOf(due, unopened)}
        hint="Reminders"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      {count > 0 && (
        <span
          className={classes('main tiny bold line-18 figures in-middle absolute unpressed', styles.count)}
        >
          {countOf(count)}
        </span>
      )}
      <div
        id={id}
        className={classes('pad-16 card scroll raised text absolute', styles.panel)}
        hidden={!isOpen}
      >
        {news !== undefined && news.items.length > 0 && (
          <Announcements id={`${id}-news`} items={news.items} />
        )}
        {due === 0 && (
          <p className={classes('below-8 small bold line-20', styles.title)}>Nothing to remind you of now</p>
        )}
        {GROUPS.map(([time, title]) => {
          const those = items.filter((reminder) => timeOf(reminder, now) === time);
          if (those.length === 0) return null;
          return (
            <section key={time} className={styles.group} data-time={time} aria-labelledby={`${id}-${time}`}>
              <p id={`${id}-${time}`} className={classes('below-8 small bold line-20', styles.title)}>
                {title}
              </p>
              <ul>
                {those.map((reminder) => (
                  <li key={reminder.id} className={classes('grid gap-2 pad-y-8 rule-above')}>
                    <span className={classes('medium line-22 anywhere')}>{reminder.reminderText}</span>
                    <span className={classes('tiny muted line-18 figures')}>{whenDue(reminder, now)}</span>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        <Link
          to="/dashboard#my-reminders"
          className={classes('inline-row above-4 min-high-36 small strong action', styles.all)}
          onClick={close}
        >
          {due > items.length ? 'See all on my dashboard' : 'Go to my dashboard'}
        </Link>
      </div>
    </div>
  );
};

export default DueReminders;
