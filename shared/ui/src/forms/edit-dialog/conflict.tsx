import type { AnyRecord } from '@phila/contract/records';
import { Button } from '../../controls/button/index.ts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';
import { ValueText } from '../form-fields/index.ts';
import { merge, type Difference } from './merge.ts';
import styles from './edit-dialog.module.css';

/** A record as the service sends it. */
export type Row = object & { version: number };

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number';

interface ConflictProps {
  type: AnyRecord;
  /** The row that filled the form. */
  base: Row | null;
  /** The row as saved now. */
  current: Row;
}

/**
 * Shows that the record was saved elsewhere since the dialog opened. Takes over fields changed only there; where both
 * changed, the person chooses. The next save builds on the row as saved now.
 */
export const Conflict = ({ type, base, current }: ConflictProps) => {
  const form = useForm();
  const [{ both, theirsOnly }] = useState(() => merge(type, base, current, form.getState().values));
  useEffect(() => {
    form.batch(() => {
      for (const { name, theirsInForm } of theirsOnly) form.change(name, theirsInForm);
    });
  }, [form, theirsOnly]);

  return (
    <div className={styles.conflict}>
      {theirsOnly.length > 0 && (
        <p className={styles.kept}>
          Changed elsewhere and filled in below: {theirsOnly.map(({ field }) => field.label).join(', ')}.
        </p>
      )}
      {both.length > 0 && (
        <>
          <p className={styles.kept}>Changed here and elsewhere. Choose which to keep, then save again.</p>
          <ul className={styles.differences}>
            {both.map((difference) => (
              <Choice
                key={difference.name}
                difference={difference}
                onChoose={(value) => form.change(difference.name, value)}
              />
            ))}
          </ul>
        </>
      )}
      {both.length === 0 && (
        <p className={styles.kept}>Your own changes are kept. Save again to store them.</p>
      )}
    </div>
  );
};

interface ChoiceProps {
  difference: Difference;
  onChoose: (value: unknown) => void;
}

const Choice = ({ difference, onChoose }: ChoiceProps) => {
  const { field, before, mine, theirs, mineInForm, theirsInForm } = difference;
  const [kept, setKept] = useState<'mine' | 'theirs'>('mine');
  const choose = (which: 'mine' | 'theirs') => {
    setKept(which);
    onChoose(which === 'mine' ? mineInForm : theirsInForm);
  };
  return (
    <li className={styles.difference}>
      <span className={styles.label}>{field.label}</span>
      <dl className={styles.sides}>
        <dt>Before</dt>
        <dd>
          <ValueText field={field} value={before} />
        </dd>
        <dt>Yours</dt>
        <dd>
          <ValueText field={field} value={mine} />
        </dd>
        <dt>Saved now</dt>
        <dd>
          <ValueText field={field} value={theirs} />
        </dd>
      </dl>
      <fieldset className={styles.choices} aria-label={field.label}>
        <Button
          size="small"
          aria-pressed={kept === 'mine'}
          className={styles.choice}
          onClick={() => choose('mine')}
        >
          Keep mine
        </Button>
        <Button
          size="small"
          aria-pressed={kept === 'theirs'}
          className={styles.choice}
          onClick={() => choose('theirs')}
        >
          Take theirs
        </Button>
      </fieldset>
    </li>
  );
};
