import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Button } from '../../controls/button/index.ts';
import styles from './undo.module.css';

interface UndoProps {
  /** Says what happened: "Payslip.pdf moved to the trash". */
  children: ReactNode;
  /** Undoes it; a failure is shown, and the person can try again. */
  onUndo: () => Promise<unknown> | void;
  /** Called to remove the strip: after `onUndo` succeeded, or after `time`. */
  onEnd: () => void;
  /** Milliseconds to decide; default: 10 000. They stop while the strip is hovered or focused. */
  time?: number;
}

/**
 * Says that something is gone and offers Undo, at the foot of the window. Stays where it is drawn for the keyboard and for
 * screen readers.
 */
export const Undo = ({ children, onUndo, onEnd, time = 10_000 }: UndoProps) => {
  const [held, setHeld] = useState(false);
  const [state, setState] = useState<'offered' | 'undoing' | 'failed'>('offered');
  const end = useEffectEvent(onEnd);
  const waits = !held && state !== 'undoing';
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => end(), time);
    return () => clearTimeout(timer);
  }, [waits, time]);
  const undo = async () => {
    setState('undoing');
    try {
      await onUndo();
      onEnd();
    } catch {
      setState('failed');
    }
  };
  return (
    <div
      role="presentation"
      className={styles.undo}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <output className={styles.words}>
        {children}
        {state === 'failed' && '. This did not work. Please try again.'}
      </output>
      <Button size="small" loading={state === 'undoing'} onClick={() => void undo()}>
        Undo
      </Button>
    </div>
  );
};
