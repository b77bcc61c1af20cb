import { Button } from '../../controls/button/index.ts';
import { classes } from '../../layout/classes/index.ts';
import { Icon } from '../../layout/icon/index.ts';
import styles from './admin-list.module.css';

/** An active filter. */
export interface Chip {
  name: string;
  /** The filter in words: "State: Paid". */
  words: string;
  onRemove: () => void;
}

interface ChipsProps {
  chips: readonly Chip[];
  onClear: () => void;
}

/** The active filters; a press removes one. */
export const Chips = ({ chips, onClear }: ChipsProps) => (
  <ul className={styles.chips} aria-label="Filters in use">
    {chips.map(({ name, words, onRemove }) => (
      <li key={name}>
        <button type="button" className={styles.chip} onClick={onRemove}>
          {words}
          <Icon name="close" size={14} />
          <span className={classes('unseen')}>: remove this filter</span>
        </button>
      </li>
    ))}
    <li>
      <Button type="text" size="small" onClick={onClear}>
        Clear all
      </Button>
    </li>
  </ul>
);
