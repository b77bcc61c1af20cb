import type { ComponentProps } from 'react';
import { nativelyRequired } from './natively-required.ts';
import styles from './input.module.css';

/** Several lines of text; where the browser knows how, the box grows with them. */
export const TextArea = ({ className = '', rows = 4, ...native }: ComponentProps<'textarea'>) => (
  <textarea
    {...nativelyRequired(native)}
    rows={rows}
    className={`${styles.control} ${styles.area} ${className}`}
  />
);
