import { useState } from 'react';
import { Icon } from '../../layout/icon/index.ts';
import { Input, type InputProps } from './input.tsx';
import { pastedBlank } from './pasted-blank.ts';
import styles from './input.module.css';

/** An input for a password; the person may reveal it. Warns about blanks that were pasted too. */
export const PasswordInput = (props: Omit<InputProps, 'type' | 'suffix'>) => {
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const hint = pastedBlank(typeof props.value === 'string' ? props.value : typed);
  return (
    <>
      <Input
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={shown ? 'text' : 'password'}
        onChange={(event) => {
          setTyped(event.target.value);
          props.onChange?.(event);
        }}
        suffix={
          <button
            type="button"
            className={styles.reveal}
            aria-label={shown ? 'Hide the password' : 'Show the password'}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        }
      />
      {/* Mounted before it has a text, so that a screen reader announces it. */}
      <span className={styles.pasted} aria-live="polite">
        {hint}
      </span>
    </>
  );
};
