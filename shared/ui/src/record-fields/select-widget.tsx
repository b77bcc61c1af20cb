import Select from 'antd/es/select';
import { AntdProvider } from '../antd-provider/index.ts';
import type { Control } from '../form/index.ts';
import type { Choices } from './use-choices.ts';
import styles from './record-fields.module.css';

interface SelectWidgetProps {
  control: Control<unknown>;
  choices: Choices;
  /** What an unchosen select holds. */
  blank: unknown;
  /** Lets a person take the choice back. */
  clearable: boolean;
  several?: boolean;
}

/** A select that is searched by typing. */
export const SelectWidget = ({ control, choices, blank, clearable, several = false }: SelectWidgetProps) => {
  const { name: _, value, onChange, onBlur, ...wiring } = control;
  return (
    <AntdProvider>
      <Select<unknown>
        {...wiring}
        className={styles.wide ?? ''}
        {...(wiring['aria-invalid'] ? { status: 'error' as const } : {})}
        value={value === blank ? (several ? [] : undefined) : value}
        options={choices.options}
        loading={choices.waiting}
        showSearch={{ optionFilterProp: 'label', filterSort: beginningsFirst }}
        allowClear={clearable && !several}
        {...(several ? { mode: 'multiple' as const } : {})}
        placeholder={choices.waiting ? 'Loading' : 'Select'}
        notFoundContent={choices.waiting ? 'Loading' : 'Nothing matches'}
        onChange={(next) => onChange(next ?? blank)}
        onBlur={onBlur}
      />
      {choices.retry && (
        <p className={styles.missing}>
          This list could not be loaded.{' '}
          <button type="button" className={styles.again} onClick={choices.retry}>
            Retry
          </button>
        </p>
      )}
    </AntdProvider>
  );
};

/** "ma" means Male before Female; otherwise the list keeps its order. */
const beginningsFirst = (one: Choice, other: Choice, { searchValue }: { searchValue: string }): number =>
  Number(begins(other, searchValue)) - Number(begins(one, searchValue));

type Choice = { label?: unknown };
const begins = ({ label }: Choice, searched: string): boolean =>
  String(label).toLowerCase().startsWith(searched.toLowerCase());
