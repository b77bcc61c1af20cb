import { DateInput, Field } from '@phila/ui';
import { useState } from 'react';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

interface DayFilterProps {
  label: string;
  /** A day as `YYYY-MM-DD`, or '' for none. */
  value: string;
  /** Called with a day, or with '' where the field was emptied: what is not understood as a day narrows nothing. */
  onDay: (day: string) => void;
  error?: string | undefined;
}

/** A day that narrows a list. What was typed and is no day stays in its field, which says so. */
export const DayFilter = ({ label, value, onDay, error }: DayFilterProps) => {
  const [unread, setUnread] = useState<{ text: string; over: string } | null>(null);
  return (
    <Field label={label} {...(error === undefined ? {} : { error })}>
      {(wiring) => (
        <DateInput
          {...wiring}
          // Another day that came from elsewhere, such as from the address, takes the place of what was not understood.
          value={unread !== null && unread.over === value ? unread.text : value}
          onChange={(typed) => {
            const isDay = typed === '' || DAY.test(typed);
            setUnread(isDay ? null : { text: typed, over: value });
            if (isDay) onDay(typed);
          }}
        />
      )}
    </Field>
  );
};
