import type { ComponentProps } from 'react';
import { classes } from '../classes/index.ts';

/** Text for screen readers only. */
export const Unseen = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span className={classes('unseen', className)} {...rest} />
);
