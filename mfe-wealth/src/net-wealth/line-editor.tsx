import { dateText } from '@phila/contract/format';
import { AmountInput, classes, IconButton, Input } from '@phila/ui';
import { useId } from 'react';
import type { Line, Refusals } from './line.ts';
import styles from './statement-editor.module.css';

interface LineEditorProps {
  line: Line;
  refused: Refusals;
  onChange: (line: Line) => void;
  onRemove: () => void;
  /** Day of a value entered now, YYYY-MM-DD. */
  today: string;
}

/** Edits a line: its name and value, with its source and day. */
export const LineEditor = ({ line, refused, onChange, onRemove, today }: LineEditorProps) => {
  const id = useId();
  const { key, label, amount, date, source } = line;
  const wrong = refused.get(`${key} label`) ?? refused.get(`${key} amount`);
  const about =
    source === null
      ? date && `Valued on ${dateText(date)}`
      : `From ${source}${date === null ? '' : `, ${dateText(date)}`}`;
  const name = label.trim() === '' ? 'this line' : label;
  return (
    <li className={classes('grid gap-x-8', styles.line)} data-line={key}>
      <Input
        autoComplete="off"
        aria-label="What it is"
        maxLength={100}
        value={label}
        aria-invalid={refused.has(`${key} label`)}
        aria-describedby={wrong === undefined ? undefined : `${id}m`}
        onChange={({ target }) => onChange({ ...line, label: target.value })}
      />
      <AmountInput
        aria-label={`Value of ${name}`}
        value={amount}
        aria-invalid={refused.has(`${key} amount`)}
        aria-describedby={`${id}m`}
        // A typed value is the person's own, of today.
        onChange={(next) =>
          onChange({ ...line, amount: next, date: next === null ? null : today, source: null })
        }
      />
      <IconButton icon="delete" label={`Remove ${name}`} hint="Remove" onClick={onRemove} />
      <p
        id={`${id}m`}
        aria-live="polite"
        className={classes(wrong === undefined ? 'small muted' : 'small danger', styles.about)}
      >
        {wrong ?? about}
      </p>
    </li>
  );
};
