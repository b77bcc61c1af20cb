import { calls, type Today } from '@phila/contract/calls';
import { useNow } from '@phila/platform';
import { Button, CardFault, CardHead, classes, Icon, RetryButton, Skeleton, Surface } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import styles from './today.module.css';
import { TodayRow } from './today-row.tsx';
import { useReminderActs } from './use-reminder-acts.ts';

/** Cards shown before "and 4 more". */
const SHOWN = 5;

/** Milliseconds for which the cards are fresh: a record saved on another page may have seen to one. */
const FRESH = 10_000;

const TITLE = 'today';

/** Moves the focus to the title, because the pressed button went with its card. */
const focusTitle = (): void => document.getElementById(TITLE)?.focus();

const Waiting = () => (
  <ul aria-busy="true" aria-label="Loading what there is to see to today">
    {[64, 48, 56].map((width) => (
      <li key={width} className={classes('row gap-12 gap-x-16 pad-y-12 rule-above', styles.row)}>
        <Skeleton width={22} height={22} />
        <div className={classes('grid grow shrink gap-4')}>
          <Skeleton width={`${width}%`} />
          <Skeleton width={`${width / 2}%`} height={12} />
        </div>
        <Skeleton width={72} height={40} />
      </li>
    ))}
  </ul>
);

const Cards = ({ cards, isWhole }: Pick<Today, 'cards' | 'isWhole'>) => {
  const now = useNow();
  const { gone, complete, snooze } = useReminderActs(now);
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // Goes on at the first of the cards that the button gave way to.
  useEffect(() => {
    if (isOpen) list.current?.children[SHOWN]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isOpen]);
  const left = cards.filter(({ id }) => !gone.has(id));
  const more = left.length - SHOWN;
  if (left.length === 0)
    // Says nothing of what could not be read.
    return !isWhole ? null : (
      <p className={classes('row gap-12 line-24')}>
        <Icon name="success" size={24} className={classes('rigid success')} />
        Nothing to see to today. You are up to date.
      </p>
    );
  return (
    <>
      <ul ref={list} aria-label="To see to today">
        {left.slice(0, isOpen ? undefined : SHOWN).map((card) => (
          <TodayRow
            key={card.id}
            card={card}
            now={now}
            onDone={(id) => {
              focusTitle();
              void complete(card, id);
            }}
            onSnooze={(id) => {
              focusTitle();
              void snooze(card, id);
            }}
          />
        ))}
      </ul>
      {more > 0 && !isOpen && (
        <Button type="link" className={classes('above-8', styles.more)} onClick={() => setOpen(true)}>
          and {more} more
        </Button>
      )}
    </>
  );
};

/** Today (specification: dashboard): what the person has to see to, from all remotes, by one read. */
export const TodaySection = () => {
  const { data, isError, refetch } = useQuery(calls.dashboard.today.query({}, { staleTime: FRESH }));
  return (
    <Surface label="Today">
      <CardHead id={TITLE} title="Today" icon="calendar" />
      {data === undefined && !isError && <Waiting />}
      {data === undefined && isError && <CardFault onRetry={() => refetch()} />}
      {data !== undefined && (
        <>
          <Cards {...data} />
          {!data.isWhole && (
            <output className={classes('row wrap gap-12 above-12 small muted')}>
              Some of it could not be loaded. <RetryButton onRetry={() => refetch()} />
            </output>
          )}
        </>
      )}
    </Surface>
  );
};
