import { calls } from '@phila/contract/calls';
import { fromSouthAfricanInput } from '@phila/contract/format';
import { addReminderBody, fieldErrors, REMINDER_LENGTH } from '@phila/contract/schemas';
import { notify } from '@phila/platform';
import { Button, classes, Form, FormField, FormLine, Input, SubmitButton } from '@phila/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

interface Typed {
  reminderText: string;
  /** Dates as in date-and-time inputs, in South African time. */
  completeByDate: string;
  earlyReminderDate: string;
}

const nothingYet: Typed = { reminderText: '', completeByDate: '', earlyReminderDate: '' };
const { addReminder, dueReminders, reminders, today } = calls.dashboard;

/** Passes half a date on as typed, for the check to refuse. */
const asMoment = (typed: string): string => fromSouthAfricanInput(typed) ?? typed;

const bodyOf = ({ reminderText, completeByDate, earlyReminderDate }: Typed) => ({
  reminderText,
  completeByDate: asMoment(completeByDate),
  earlyReminderDate: earlyReminderDate === '' ? null : asMoment(earlyReminderDate),
  completed: false as const,
});

/** Runs the service's own checks. */
const check = (values: Typed) => fieldErrors(addReminderBody.safeParse(bodyOf(values)).error?.issues ?? []);

/**
 * Adds a reminder: a text, a due time and optionally an earlier notice (specification: dashboard, "My Reminders").
 */
const AddReminder = ({ onClose }: { onClose: () => void }) => {
  const place = useRef<HTMLDivElement>(null);
  const { mutateAsync } = useMutation(addReminder.mutation({ refreshes: [reminders, dueReminders, today] }));
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place} className={classes('pad-16 below-16 on-ground edge rounded')}>
      <Form<Typed>
        label="Add a reminder"
        initialValues={nothingYet}
        check={check}
        send={async (values) => {
          await mutateAsync({ body: addReminderBody.parse(bodyOf(values)) });
          notify({ severity: 'success', text: 'Your reminder was added.' });
          onClose();
        }}
        className={classes('grid fit-208 gap-16')}
      >
        <FormField name="reminderText" label="What to remember" required className={classes('across')}>
          {(control) => <Input {...control} maxLength={REMINDER_LENGTH} autoComplete="off" />}
        </FormField>
        <FormField name="completeByDate" label="Date and time" required>
          {(control) => <Input {...control} type="datetime-local" />}
        </FormField>
        <FormField name="earlyReminderDate" label="Early reminder" hint="We remind you then instead.">
          {(control) => <Input {...control} type="datetime-local" />}
        </FormField>
        <div className={classes('across')}>
          <FormLine />
        </div>
        <div className={classes('flex wrap end across gap-12')}>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton sending="Adding">Add reminder</SubmitButton>
        </div>
      </Form>
    </div>
  );
};

export default AddReminder;
