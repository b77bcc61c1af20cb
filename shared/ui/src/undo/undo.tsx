import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import styles from './undo.module.css';

interface UndoProps {
  /** What happened, with its name: "Payslip.pdf moved to the trash". */
  children: ReactNode;
  /** Takes it back; a failure is said and it can be tried again. */
  onUndo: () => Promise<unknown> | void;
  /** Called when the strip is to be removed: after `onUndo` succeeded, or after `time` without it. */
  onEnd: () => void;
  /** Milliseconds to think about it; default: 10 000. They stand still while the strip is pointed at or has the focus. */
  time?: number;
}

/** Says that something went and offers to bring it back, in the place where it was. */
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
