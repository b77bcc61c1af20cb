import { calls, type TodayCard } from '@phila/contract/calls';
import { southAfricanDay } from '@phila/contract/format';
import { messageOf, notify } from '@phila/platform';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

const { completeReminder, dueReminders, reminders, snoozeReminder, today } = calls.dashboard;
const refreshes = [today, reminders, dueReminders];

const DAY = 86_400_000;

/** Tomorrow at eight in the morning in South Africa. */
const tomorrowMorning = (now: number): string => `${southAfricanDay(new Date(now + DAY))}T08:00:00+02:00`;

/** Tells a failure, and gives false. */
const failed = (error: unknown): false => {
  notify({ severity: 'error', text: messageOf(error) });
  return false;
};

/**
 * Done and Snooze of the cards of reminders. A card goes at the press, comes back where the service refuses, and each
 * act can be undone from its notice.
 */
export const useReminderActs = (now: number) => {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const complete = useMutation(completeReminder.mutation({ refreshes }));
  const snooze = useMutation(snoozeReminder.mutation({ refreshes }));
  const mark = (id: string, isGone: boolean): void =>
    setGone((known) => {
      const next = new Set(known);
      if (isGone) next.add(id);
      else next.delete(id);
      return next;
    });
  const bringBack = async (id: string, undo: () => Promise<unknown>): Promise<void> => {
    try {
      await undo();
      mark(id, false);
    } catch (error) {
      failed(error);
    }
  };
  /** Runs an act on a card that is not gone yet. @returns true once the service took it */
  const act = async (
    { id }: TodayCard,
    run: () => Promise<{ text: string; undo: () => Promise<unknown> }>,
  ): Promise<boolean> => {
    // Ignores the second press of a double click.
    if (gone.has(id)) return false;
    mark(id, true);
    try {
      const { text, undo } = await run();
      notify({
        severity: 'success',
        text,
        action: { text: 'Undo', onPress: () => void bringBack(id, undo) },
      });
      return true;
    } catch (error) {
      mark(id, false);
      return failed(error);
    }
  };
  return {
    gone,
    complete: (card: TodayCard, id: string) =>
      act(card, async () => {
        await complete.mutateAsync({ params: { id }, body: { id } });
        return {
          text: `Done: ${card.title}`,
          undo: () => complete.mutateAsync({ params: { id }, body: { id, completed: false } }),
        };
      }),
    snooze: (card: TodayCard, id: string) =>
      act(card, async () => {
        const { formerEarlyReminderDate } = await snooze.mutateAsync({
          params: { id },
          body: { id, earlyReminderDate: tomorrowMorning(now) },
        });
        return {
          text: `Snoozed until tomorrow: ${card.title}`,
          undo: () =>
            snooze.mutateAsync({ params: { id }, body: { id, earlyReminderDate: formerEarlyReminderDate } }),
        };
      }),
  };
};
