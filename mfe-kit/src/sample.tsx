import { classes } from '@phila/ui';
import type { ReactNode } from 'react';

/** Frames a block of the kit in a named state. */
export const Sample = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className={classes('pad-y-16 rule-above')} aria-label={name}>
    <h3 className={classes('below-12 small strong muted')}>{name}</h3>
    {children}
  </section>
);
