import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactProps {
  label: string;
  children: ReactNode;
  /** Over the whole width, for long texts. */
  across?: boolean;
}

/** A word, such as an email address, that would break in three fifths of a phone's width. */
const LONG = /\S{22}/;

/** One of {@link Facts}: what it is called, and what it is. */
export const Fact = ({ label, children, across = false }: FactProps) => (
  <div
    className={styles.fact}
    data-across={across || undefined}
    data-long={(typeof children === 'string' && LONG.test(children)) || undefined}
  >
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

/** Things that are known, to be read: two columns where the container has room, name beside value where it has not. */
export const Facts = ({ children, label }: { children: ReactNode; label?: string }) => (
  <div className={styles.place}>
    <dl className={styles.facts} aria-label={label}>
      {children}
    </dl>
  </div>
);
