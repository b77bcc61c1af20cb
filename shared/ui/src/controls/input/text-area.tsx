import type { ComponentProps } from 'react';
import styles from './input.module.css';

/** An input for several lines. Grows with its text if the browser supports it. */
export const TextArea = ({ className = '', rows = 4, ...native }: ComponentProps<'textarea'>) => (
  <textarea
    required={native['aria-required'] === true}
    {...native}
    rows={rows}
    className={`${styles.control} ${styles.area} ${className}`}
  />
);
