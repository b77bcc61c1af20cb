import { isDay } from '@phila/contract/format';
import { DateInput, Field } from '@phila/ui';
import { useState } from 'react';

interface DayFilterProps {
  label: string;
  /** A day as `YYYY-MM-DD`, or '' for none. */
  value: string;
  /** Called with a day, or with '' once the field is emptied; text that is not a day calls nothing. */
  onDay: (day: string) => void;
  error?: string | undefined;
}

/** Narrows a list to a day. Text that is not a day stays in the field with its error. */
export const DayFilter = ({ label, value, onDay, error }: DayFilterProps) => {
  const [unread, setUnread] = useState<{ text: string; over: string } | null>(null);
  return (
    <Field label={label} {...(error === undefined ? {} : { error })}>
      {(wiring) => (
        <DateInput
          {...wiring}
          // Replaces unread text once the day changes elsewhere, such as in the address.
          value={unread !== null && unread.over === value ? unread.text : value}
          onChange={(typed) => {
            const isRead = typed === '' || isDay(typed);
            setUnread(isRead ? null : { text: typed, over: value });
            if (isRead) onDay(typed);
          }}
        />
      )}
    </Field>
  );
};
