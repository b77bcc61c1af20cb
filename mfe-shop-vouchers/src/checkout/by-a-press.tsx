import { Button, Icon } from '@phila/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './checkout.module.css';

interface ByAPressProps {
  /** Name of the following field in the form. */
  name: string;
  /** Initial value of the field; a field with a value is shown at once. */
  value: string | null | undefined;
  /** Label of the button. */
  children: ReactNode;
}

/** Button that shows a field when pressed, for fields that few people need. */
export const ByAPress = ({ name, value, children }: ByAPressProps) => {
  const [isPressed, setPressed] = useState(false);
  const [hadValue] = useState((value ?? '') !== '');
  const isOpen = isPressed || hadValue;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Focuses the field after the render that shows it.
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
