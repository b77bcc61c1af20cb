import { Button, Icon } from '@phila/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './checkout.module.css';

interface ByAPressProps {
  /** The field after it, by its name in the form. */
  name: string;
  /** What the field begins with: one that has a value is shown at once. */
  value: string | null | undefined;
  /** What the button says. */
  children: ReactNode;
}

/** Stands before a field that few people fill in, and is a button in its place until it is pressed. */
export const ByAPress = ({ name, value, children }: ByAPressProps) => {
  const [isPressed, setPressed] = useState(false);
  const [hadValue] = useState((value ?? '') !== '');
  const isOpen = isPressed || hadValue;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only now it is displayed, and can have the focus.
    if (isPressed) place.current?.closest('form')?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }, [isPressed, name]);
  return (
    <div ref={place} className={styles.byAPress} data-open={isOpen || undefined}>
      {!isOpen && (
        <Button type="text" icon={<Icon name="add" />} onClick={() => setPressed(true)}>
          {children}
        </Button>
      )}
    </div>
  );
};
