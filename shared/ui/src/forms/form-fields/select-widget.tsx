import { useEffect } from 'react';
import type { Control } from '../form/index.ts';
import { Select } from '../../controls/select/index.ts';
import type { Choices } from './use-choices.ts';
import styles from './form-fields.module.css';

interface SelectWidgetProps {
  control: Control<unknown>;
  choices: Choices;
  /** The value of an unchosen select. */
  blank: unknown;
  /** True if the person may clear the choice. */
  clearable: boolean;
  /** The browser's autofill, by the names of HTML. */
  autoComplete?: string | undefined;
  /** True if the choices depend on another field. */
  narrowed?: boolean;
  /** The text typed instead of a choice, and its handler. */
  typed?: { text: string; onType: (text: string) => void } | undefined;
}

/** A select. Its list may still be loading, or have failed to load. */
export const SelectWidget = (props: SelectWidgetProps) => {
  const { control, choices, blank, clearable, autoComplete, narrowed = false, typed } = props;
  const { value, onChange } = control;
  const hasCome = !choices.waiting && choices.retry === null;
  const isListed = value === blank || choices.options.some((one) => one.value === value);
  // Clears a choice that is no longer listed after another field changed: the service would refuse it.
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

/** Says that a list failed to load, and offers to try again. */
export const ListMissing = ({ choices }: { choices: Choices }) =>
  choices.retry && (
    <p className={styles.missing}>
      This list could not be loaded.{' '}
      <button type="button" className={styles.again} onClick={choices.retry}>
        Retry
      </button>
    </p>
  );
