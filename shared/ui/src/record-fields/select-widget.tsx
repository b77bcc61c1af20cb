import type { Control } from '../form/index.ts';
import { Select } from '../select/index.ts';
import type { Choices } from './use-choices.ts';
import styles from './record-fields.module.css';

interface SelectWidgetProps {
  control: Control<unknown>;
  choices: Choices;
  /** What an unchosen select holds. */
  blank: unknown;
  /** Lets a person take the choice back. */
  clearable: boolean;
  /** What the browser may fill in, by the names of HTML. */
  autoComplete?: string | undefined;
}

/** One choice of a list, which may still be on its way or not have come. */
export const SelectWidget = ({ control, choices, blank, clearable, autoComplete }: SelectWidgetProps) => (
  <>
    <Select<string | number>
      {...control}
      options={choices.options}
      waiting={choices.waiting}
      clearable={clearable}
      autoComplete={autoComplete}
      onChange={(next) => control.onChange(next ?? blank)}
    />
    {choices.retry && (
      <p className={styles.missing}>
        This list could not be loaded.{' '}
        <button type="button" className={styles.again} onClick={choices.retry}>
          Retry
        </button>
      </p>
    )}
  </>
);
