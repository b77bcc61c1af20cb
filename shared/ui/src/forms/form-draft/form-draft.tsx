import { formDraft } from '@phila/platform';
import { getIn } from 'final-form';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { Button } from '../../controls/button/index.ts';
import styles from './form-draft.module.css';

/** Fields that are never kept. */
const SECRET =
  '[autocomplete~="current-password"], [autocomplete~="new-password"], [autocomplete~="one-time-code"]';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/**
 * Stores the form's changes for this tab and person, and restores them when the form opens after a reload. Unchanged
 * fields show the record as it is now.
 */
export const FormDraft = ({ name }: { name: string }) => {
  const form = useForm();
  const [draft] = useState(() => formDraft(name));
  const [restored, setRestored] = useState(draft.read);
  const [atFirst] = useState(restored);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const names = new Set(Object.keys(atFirst ?? {}));
    // Registers the fields now: a field takes its initial value at registration, and some load late.
    const registrations = [...names].map((field) => form.registerField(field, () => undefined, {}));
    form.batch(() => {
      for (const [field, value] of Object.entries(atFirst ?? {})) form.change(field, value);
    });
    const keep = (): void => {
      const { values, initialValues } = form.getState();
      const secrets = [...(place.current?.closest('form')?.querySelectorAll(SECRET) ?? [])];
      for (const field of form.getRegisteredFields()) names.add(field);
      const changed = [...names].filter(
        (field) =>
          !isSame(getIn(values, field), getIn(initialValues ?? {}, field)) &&
          !secrets.some((input) => input.getAttribute('name') === field),
      );
      if (changed.length === 0) draft.remove();
      else draft.write(Object.fromEntries(changed.map((field) => [field, getIn(values, field)])));
    };
    let isFirst = true;
    const stop = form.subscribe(
      () => {
        // Skips the first call, because it only reports the initial values.
        if (!isFirst) keep();
        isFirst = false;
      },
      { values: true },
    );
    return () => {
      stop();
      for (const unregister of registrations) unregister();
    };
  }, [form, draft, atFirst]);

  return (
    <div ref={place} className={styles.place}>
      {restored !== null && (
        <output className={styles.restored}>
          <span>What you typed here before is back. It is not saved yet.</span>
          <Button
            type="link"
            size="small"
            onClick={() => {
              setRestored(null);
              form.reset();
            }}
          >
            Start again
          </Button>
        </output>
      )}
    </div>
  );
};
