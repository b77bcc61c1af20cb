import type { ReactNode } from 'react';
import styles from './filters.module.css';

interface FiltersProps {
  children: ReactNode;
  /** Narrows each filter so that six fit one line at 1280 px; otherwise four or five do. */
  isMany?: boolean;
}

/** Lays out a list's filters, as many on a line as fit. */
export const Filters = ({ children, isMany = false }: FiltersProps) => (
  <fieldset aria-label="Filters" className={styles.filters} data-many={isMany || undefined}>
    {children}
  </fieldset>
);
