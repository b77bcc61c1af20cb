import { useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { Unseen } from '../unseen/index.ts';
import styles from './facts.module.css';

interface MaskedProps {
  /** An account or ID number. */
  value: string;
  /** What it is called: "account number". */
  what: string;
}

/** Last digits that stay readable, so that a person knows one account from another. */
const SHOWN = 4;

/** A number that is only shown: its last four digits, the whole at a press. It cannot be read over a shoulder. */
export const Masked = ({ value, what }: MaskedProps) => {
  const [isShown, setShown] = useState(false);
  if (value.length <= SHOWN) return <span className={styles.digits}>{value}</span>;
  const end = value.slice(-SHOWN);
  return (
    <span className={styles.masked}>
      <span className={styles.digits} aria-live="polite">
        {isShown ? (
          value
        ) : (
          <>
            <span aria-hidden="true">•••• {end}</span>
            <Unseen>ends in {end}</Unseen>
          </>
        )}
      </span>
      <IconButton
        icon={isShown ? 'eye-off' : 'eye'}
        label={`${isShown ? 'Hide' : 'Show'} the ${what} that ends in ${end}`}
        hint={isShown ? 'Hide' : 'Show'}
        size={18}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      />
    </span>
  );
};
