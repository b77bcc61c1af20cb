import { classes } from '@phila/ui';
import type { ReactNode } from 'react';
import styles from './public-page.module.css';

/** A public page, made of an `Opening`, `Part`s and a `NextStep`. */
export const PublicPage = ({ children }: { children: ReactNode }) => (
  <article className={classes('text', styles.page)}>{children}</article>
);
