import { calls, type Reminder } from '@phila/contract/calls';
import { messageOf, notify, useNow } from '@phila/platform';
import {
  Button,
  CardFault,
  CardHead,
  classes,
  Empty,
  Icon,
  lazy,
  Pager,
  Skeleton,
  Surface,
  useListAddress,
  useListRows,
} from '@phila/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { urgencyOf, whenDue } from '../when-due.ts';
import { REMINDER_PAGES, whatIsOpen } from './open-reminders.ts';
import { useRinging } from './use-ringing.ts';
import styles from './reminders-card.module.css';

const AddReminder = lazy(() => import(/* webpackChunkName: "add-reminder" */ './add-reminder.tsx'), {
  what: 'the form',
  height: 240,
});

const MARKS = { overdue: 'Overdue', due: 'Soon', later: null } as const;

const TITLE = 'my-reminders';

/** Moves the focus to the title when the focused button is removed. */
const focusTitle = (): void => document.getElementById(TITLE)?.focus();

const Row = ({ reminder, now }: { reminder: Reminder; now: number }) => {
  const { id, reminderText } = reminder;
  const done = useMutation(
    calls.dashboard.completeReminder.mutation({
      refreshes: [calls.dashboard.reminders, calls.dashboard.dueReminders, calls.dashboard.today],
    }),
  );
  // Ignores the second press of a double click, because it comes before the button is disabled.
  const pressed = useRef(false);
  const complete = async (button: HTMLElement) => {
    if (pressed.current) return;
    pressed.current = true;
    try {
      await done.mutateAsync({ params: { id }, body: { id } });
      notify({
        severity: 'success',
        text: `Done: ${reminderText}`,
        action: { text: 'Undo', onPress: () => void open() },
      });
      const { activeElement } = document;
      if (activeElement === button || activeElement === document.body) focusTitle();
    } catch (error) {
      pressed.current = false;
      notify({ severity: 'error', text: messageOf(error) });
    }
  };
  const open = async () => {
    try {
      await done.mutateAsync({ params: { id }, body: { id, completed: false } });
      pressed.current = false;
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error) });
    }
  };
  const urgency = urgencyOf(reminder, now);
  const mark = MARKS[urgency];
  return (
    <li className={classes('row gap-16 pad-y-12 rule-above', styles.row)} data-urgency={urgency}>
      <div className={classes('grid grow shrink gap-4')}>
        <p className={classes('normal medium line-24 anywhere')}>{reminderText}</p>
        <p className={classes('row wrap gap-4 gap-x-8 small muted line-20 figures')}>
          {mark !== null && (
            <span className={classes('pad-x-8 edge-current tiny bold line-18', styles.mark)}>{mark}</span>
          )}
          <span>{whenDue(reminder, now)}</span>
        </p>
      </div>
      <Button
        disabled={done.isPending || done.isSuccess}
        aria-label={`Done: ${reminderText}`}
        onClick={({ currentTarget }) => void complete(currentTarget)}
      >
        Done
      </Button>
    </li>
  );
};

const RemindersSkeleton = () => (
  <ul aria-busy="true" aria-label="Loading your reminders">
    {[72, 56, 64].map((width) => (
      <li key={width} className={classes('row gap-16 pad-y-12 rule-above', styles.row)}>
        <div className={classes('grid grow shrink gap-4')}>
          <Skeleton width={`${width}%`} />
          <Skeleton width={`${width - 16}%`} height={12} />
        </div>
        <Skeleton width={72} height={32} />
      </li>
    ))}
  </ul>
);

/** My Reminders (specification: dashboard): open reminders with due times, Done, and a form to add one. */
export const RemindersCard = () => {
  const list = useListAddress({ sizes: REMINDER_PAGES, prefix: 'reminders-' });
  const [isAdding, setAdding] = useState(false);
  const adder = useRef<HTMLButtonElement>(null);
  const wasAdding = useRef(false);
  // Restores the focus, because closing the form would lose it.
  useEffect(() => {
    if (wasAdding.current && !isAdding) (adder.current ?? document.getElementById(TITLE))?.focus();
    wasAdding.current = isAdding;
  }, [isAdding]);
  const now = useNow();
  const isRinging = useRinging();
  const { state, rows, retry, page, pages } = useListRows(calls.dashboard.reminders, list, {
    input: whatIsOpen,
  });

  return (
    <Surface label="My Reminders" className={styles.card}>
      <CardHead
        id={TITLE}
        title="My Reminders"
        icon="bell"
        iconClass={isRinging ? styles.ringing : undefined}
      >
        {!isAdding && rows.length > 0 && (
          <Button
            ref={adder}
            aria-label="Add a reminder"
            onClick={() => setAdding(true)}
            icon={<Icon name="add" size={18} />}
          >
            Add
          </Button>
        )}
      </CardHead>
      {isAdding && <AddReminder onClose={() => setAdding(false)} />}
      {state === 'failed' && <CardFault onRetry={retry} />}
      {state === 'waiting' && <RemindersSkeleton />}
      {state === 'ready' && rows.length === 0 && page === 1 && !isAdding && (
        <Empty
          inCard
          title="Nothing to remember"
          action={
            <Button onClick={() => setAdding(true)} icon={<Icon name="add" size={18} />}>
              Add a reminder
            </Button>
          }
        >
          Write down what must not be forgotten. We show it here and remind you when it is due.
        </Empty>
      )}
      {rows.length > 0 && (
        <ul>
          {rows.map((reminder) => (
            <Row key={reminder.id} reminder={reminder} now={now} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <Pager
          label="Pages of reminders"
          page={page}
          pages={pages}
          onPage={(next) => list.changeView({ page: next })}
        />
      )}
    </Surface>
  );
};
