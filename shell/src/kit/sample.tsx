import type { ReactNode } from 'react';
import styles from './kit-page.module.css';

/** One block of the kit in one of its states. */
export const Sample = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className={styles.sample} aria-label={name}>
    <h3 className={styles.name}>{name}</h3>
    {children}
  </section>
);
