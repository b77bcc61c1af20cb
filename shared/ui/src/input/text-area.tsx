import type { ComponentProps } from 'react';
import styles from './input.module.css';

/** Several lines of text; where the browser knows how, the box grows with them. */
export const TextArea = ({ className = '', rows = 4, ...native }: ComponentProps<'textarea'>) => (
  <textarea
    required={native['aria-required'] === true}
    {...native}
    rows={rows}
    className={`${styles.control} ${styles.area} ${className}`}
  />
);
