import type { ReactNode } from 'react';
import styles from './filters.module.css';

/** What narrows a list: as many beside one another as there is room for. */
export const Filters = ({ children }: { children: ReactNode }) => (
  <fieldset aria-label="Filters" className={styles.filters}>
    {children}
  </fieldset>
);
