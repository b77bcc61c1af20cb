import { useState } from 'react';
import { Icon } from '../icon/index.ts';
import { Input, type InputProps } from './input.tsx';
import styles from './input.module.css';

/** An input for a password, which the person may show to themselves. */
export const PasswordInput = (props: Omit<InputProps, 'type' | 'suffix'>) => {
  const [shown, setShown] = useState(false);
  return (
    <Input
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
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
  );
};
