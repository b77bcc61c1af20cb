import { useState } from 'react';
import { IconButton } from '../../controls/icon-button/index.ts';
import { Unseen } from '../../layout/unseen/index.ts';
import styles from './facts.module.css';

interface MaskedProps {
  /** An account or ID number. */
  value: string;
  /** Names the number: "account number". */
  what: string;
}

/** Last digits that stay readable, to tell accounts apart. */
const SHOWN = 4;

/** Shows the last four digits of a number, and all of it at a press, so that no one reads it over a shoulder. */
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
