import type { AnyForm } from '@phila/contract/records';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useForm } from 'react-final-form';
import { Button } from '../../controls/button/index.ts';
import { Icon } from '../../layout/icon/index.ts';
import styles from './form-fields.module.css';

/** Settings of a folding section. */
export interface Folded {
  /** Drawn beside its heading. */
  beside: ReactNode;
  /** True if it starts open. */
  open: boolean;
  /**
   * Fields that most people fill in. The other fields show one by one, at a press, or once they have a value. Default:
   * all.
   */
  usual?: readonly string[];
}

interface FoldProps extends Folded {
  heading: string;
  type: AnyForm;
  fields: readonly string[];
  renderField: (name: string) => ReactNode;
}

/** A folding section of a form. Keeps its entries when folded: its fields stay in the form. */
export const Fold = ({ heading, beside, open, usual, type, fields, renderField }: FoldProps) => {
  const place = useRef<HTMLFieldSetElement>(null);
  const { values } = useForm<Record<string, unknown>>().getState();
  const [shown, setShown] = useState<readonly string[]>(() =>
    fields.filter((name) => !usual || usual.includes(name) || (values[name] ?? '') !== ''),
  );
  const wanted = useRef<string | null>(null);
  // Runs after every render, because the field to focus may not exist before.
  useEffect(() => {
    if (wanted.current === null) return;
    place.current?.querySelector<HTMLElement>(`[name="${CSS.escape(wanted.current)}"]`)?.focus();
    wanted.current = null;
  });
  const add = (name: string) => {
    setShown((before) => [...before, name]);
    wanted.current = name;
  };
  const others = fields.filter((name) => !shown.includes(name));
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.foldHead}>
        <span className={styles.foldName}>{heading}</span>
        <span className={styles.beside}>{beside}</span>
      </summary>
      <fieldset ref={place} className={styles.section} aria-label={heading}>
        <div className={styles.columns}>{fields.filter((name) => shown.includes(name)).map(renderField)}</div>
        {others.length > 0 && (
          <fieldset aria-label={`More for ${heading}`} className={`${styles.section} ${styles.more}`}>
            {others.map((name) => (
              <Button key={name} size="small" icon={<Icon name="add" size={16} />} onClick={() => add(name)}>
                {type.fields[name]?.label}
              </Button>
            ))}
          </fieldset>
        )}
      </fieldset>
    </details>
  );
};
