import type { ReactNode } from 'react';
import styles from './filters.module.css';

interface FiltersProps {
  children: ReactNode;
  /** Six of them stand in one line at 1280, each narrower; default: four or five. */
  isMany?: boolean;
}

/** What narrows a list: as many beside one another as there is room for. */
export const Filters = ({ children, isMany = false }: FiltersProps) => (
  <fieldset aria-label="Filters" className={styles.filters} data-many={isMany || undefined}>
    {children}
  </fieldset>
);
