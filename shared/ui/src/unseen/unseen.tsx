import type { ComponentProps } from 'react';
import { classes } from '../classes/index.ts';

/** Text for screen readers only: visually hidden, but in the accessibility tree. */
export const Unseen = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span className={classes('unseen', className)} {...rest} />
);
