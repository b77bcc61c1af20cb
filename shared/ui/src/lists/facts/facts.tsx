import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactProps {
  label: string;
  children: ReactNode;
  /** Fills the whole width, for long texts. */
  across?: boolean;
}

/** A word, such as an email address, too long for three fifths of a phone's width. */
const LONG = /\S{22}/;

/** A name and a value, for {@link Facts}. */
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

/** Names and values to read: in two columns where the container has room, or else name beside value. */
export const Facts = ({ children, label }: { children: ReactNode; label?: string }) => (
  <div className={styles.place}>
    <dl className={styles.facts} aria-label={label}>
      {children}
    </dl>
  </div>
);
