import { useEffect } from 'react';
import type { Control } from '../form/index.ts';
import { Select } from '../select/index.ts';
import type { Choices } from './use-choices.ts';
import styles from './form-fields.module.css';

interface SelectWidgetProps {
  control: Control<unknown>;
  choices: Choices;
  /** What an unchosen select holds. */
  blank: unknown;
  /** Lets a person take the choice back. */
  clearable: boolean;
  /** What the browser may fill in, by the names of HTML. */
  autoComplete?: string | undefined;
  /** Whether the choices depend on another field. */
  narrowed?: boolean;
  /** What a person typed in place of a choice, and what takes it. */
  typed?: { text: string; onType: (text: string) => void } | undefined;
}

/** One choice of a list, which may still be on its way or not have come. */
export const SelectWidget = (props: SelectWidgetProps) => {
  const { control, choices, blank, clearable, autoComplete, narrowed = false, typed } = props;
  const { value, onChange } = control;
  const hasCome = !choices.waiting && choices.retry === null;
  const isListed = value === blank || choices.options.some((one) => one.value === value);
  // The field that the choices depend on has changed: what is not listed any more would be refused.
  useEffect(() => {
    if (narrowed && hasCome && !isListed) onChange(blank);
  });
  return (
    <>
      <Select<string | number>
        {...control}
        options={choices.options}
        waiting={choices.waiting}
        clearable={clearable}
        autoComplete={autoComplete}
        typed={typed}
        onChange={(next) => onChange(next ?? blank)}
      />
      <ListMissing choices={choices} />
    </>
  );
};

/** Says that a list could not be had, and asks for it again. */
export const ListMissing = ({ choices }: { choices: Choices }) =>
  choices.retry && (
    <p className={styles.missing}>
      This list could not be loaded.{' '}
      <button type="button" className={styles.again} onClick={choices.retry}>
        Retry
      </button>
    </p>
  );
