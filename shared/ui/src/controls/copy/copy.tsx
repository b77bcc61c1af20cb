import { useEffect, useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { Unseen } from '../../layout/unseen/index.ts';
import styles from './copy.module.css';

interface CopyProps {
  /** The text for the clipboard. */
  text: string;
  /** Names the text: "voucher code". */
  what: string;
}

/** Milliseconds that the button confirms the copy (specification: vouchers, "Redeeming"). */
const SAID = 2_000;

/** Copies a text. If the browser refuses the clipboard, says so, and the person can select the text by hand. */
export const Copy = ({ text, what }: CopyProps) => {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), SAID);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      // oxlint-disable-next-line no-restricted-properties -- the button says that it could not copy
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
