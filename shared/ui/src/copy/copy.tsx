import { useEffect, useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { Unseen } from '../unseen/index.ts';
import styles from './copy.module.css';

interface CopyProps {
  /** What is put on the clipboard. */
  text: string;
  /** What it is called: "voucher code". */
  what: string;
}

/** Milliseconds for which the button says that it worked (specification: vouchers, "Redeeming"). */
const SAID = 2_000;

/** Copies a text. Where the browser refuses the clipboard, it says so and the text is left to be marked by hand. */
export const Copy = ({ text, what }: CopyProps) => {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), SAID);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <span className={styles.copy}>
      <IconButton
        icon={state === 'copied' ? 'check' : 'copy'}
        label={`Copy ${what}`}
        size={18}
        onClick={() => void copy()}
      />
      <output>
        {state === 'copied' && <Unseen>Copied</Unseen>}
        {state === 'refused' && (
          <span className={styles.refused}>Could not copy. Please mark and copy it.</span>
        )}
      </output>
    </span>
  );
};
