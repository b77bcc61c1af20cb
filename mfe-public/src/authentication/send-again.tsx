import { classes } from '@phila/ui';
import { messageOf } from '@phila/platform';
import { useState } from 'react';
import styles from './form.module.css';
import { useWait } from './use-wait.ts';

interface SendAgainProps {
  /** Sent thing: "code", "link". */
  what: string;
  /** Sends it again; fails with a `CallError`. */
  send: () => Promise<unknown>;
}

type Outcome = 'none' | 'sending' | 'sent' | { failed: string };

/** Sends a code or link again, after a visible countdown. */
export const SendAgain = ({ what, send }: SendAgainProps) => {
  const { left, start } = useWait();
  const [outcome, setOutcome] = useState<Outcome>('none');
  const isWaiting = left > 0 || outcome === 'sending';
  const again = async (): Promise<void> => {
    // Stays enabled, so the keyboard keeps its place.
    if (isWaiting) return;
    setOutcome('sending');
    try {
      await send();
      setOutcome('sent');
      start();
    } catch (error) {
      setOutcome({ failed: messageOf(error, `We could not send the ${what}. Please try again.`) });
    }
  };
  return (
    <div>
      <button
        type="button"
        className={classes('min-high-24 action from-start underlined', styles.again)}
        aria-disabled={isWaiting}
        onClick={() => void again()}
      >
        {left > 0 ? `Send the ${what} again in ${left} s` : `Send the ${what} again`}
      </button>
      <output className={classes('block')}>
        {outcome === 'sent' && `We have sent the ${what} again.`}
        {typeof outcome === 'object' && outcome.failed}
      </output>
    </div>
  );
};
