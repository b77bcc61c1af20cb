import { entryOf, type AnyForm, type Entry, type ValuesOf } from '@phila/contract/records';
import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FormLine } from '../form/index.ts';
import type { Before } from './before.ts';
import type { Folded } from './fold.tsx';
import { Examples, type ExampleValues } from './examples.ts';
import { FormFields } from './form-fields.tsx';
import { LiveForm } from './live-form.tsx';
import { startValues } from './start-values.ts';
import styles from './form-fields.module.css';

/** Returns a form's initial entry; {@link EntryForm} reports this first. */
export const firstEntry = <R extends AnyForm>(type: R, suggested?: Partial<ValuesOf<R>>): Entry<R> =>
  entryOf(type, startValues(type, null, suggested));

interface EntryFormProps<R extends AnyForm> {
  /** The definition: `form({ fields, … })`. */
  type: R;
  /** Names the form for a screen reader. */
  label: string;
  /** Initial values, by field. */
  suggested?: Partial<ValuesOf<R>>;
  /** Amounts shown pale in fields that are blank, by field; they are no values of the form. */
  examples?: ExampleValues | undefined;
  /**
   * Gets each new entry: a body that the rules accept, or none with the refusals. Called with the initial one too, but
   * not twice for bodies that are sent alike.
   */
  onEntry: (entry: Entry<R>) => void;
  /** Gets the values as they stand in the form, right or wrong, the initial ones too. */
  onValues?: (values: Partial<ValuesOf<R>>) => void;
  /** Elements to draw before fields. */
  before?: Before<R>;
  /** Tells by their heading which sections fold; default: none. */
  folded?: ((heading: string) => Folded) | undefined;
  /** Drawn below the fields; a `SubmitButton` there lists all errors. */
  children?: ReactNode;
}

/** A form that is answered while it is filled in, such as a calculator. Sends nothing. */
export const EntryForm = <R extends AnyForm>(props: EntryFormProps<R>) => {
  const { type, label, suggested, examples, onEntry, onValues, before, folded, children } = props;
  const [initial] = useState(() => startValues(type, null, suggested));
  const [read] = useState(() => lastOf((values: object) => entryOf(type, values)));
  const given = useRef<string | null>(null);
  const give = (values: ValuesOf<R>) => {
    onValues?.(values);
    const now = read(values);
    const text = JSON.stringify(now);
    if (text === given.current) return;
    given.current = text;
    onEntry(now);
  };
  const giveFirst = useEffectEvent(() => give(initial));
  useLayoutEffect(() => giveFirst(), []);
  return (
    <LiveForm<ValuesOf<R>>
      label={label}
      className={styles.form}
      initialValues={initial}
      check={(values) => read(values).errors}
      onValues={give}
    >
      <Examples value={examples}>
        <FormFields type={type} before={before} folded={folded} />
      </Examples>
      <FormLine />
      {children}
    </LiveForm>
  );
};

/** Remembers the last result: the check and the report ask for the same one. */
const lastOf = <T,>(of: (values: object) => T): ((values: object) => T) => {
  let last: { values: string; result: T } | null = null;
  return (values) => {
    const text = JSON.stringify(values);
    if (last?.values !== text) last = { values: text, result: of(values) };
    return last.result;
  };
};
