import type { ComponentProps } from 'react';
import styles from './unseen.module.css';

/** Text for screen readers only: visually hidden, but in the accessibility tree. */
export const Unseen = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span className={className ? `${styles.unseen} ${className}` : styles.unseen} {...rest} />
);
