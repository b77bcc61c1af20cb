import { useId } from 'react';
import { Frieze } from './frieze.tsx';
import { Mural } from './mural.tsx';
import { Corner } from './corner.tsx';
import styles from './motif.module.css';

interface MotifProps {
  /**
   * `band`: a frieze that repeats over the width of its place, 48 high unless the class says otherwise. `panel`: a
   * painted wall that fills its place, mirrored about its middle. `corner`: a stepped quarter for a card's top right
   * corner; the class turns it for other corners.
   */
  variant: 'band' | 'panel' | 'corner';
  /** The ground: `wall` for the page's own, `chrome` for the navigation's colour. */
  tone?: 'wall' | 'chrome';
  className?: string | undefined;
}

/**
 * Decoration in the spirit of Ndebele wall painting (stepped shapes in flat colour, outlined, mirrored) and of Basotho
 * litema (petals, and furrows that turn at each square). Takes its colours from the theme, so follows an organisation
 * and the dark mode. Hidden from screen readers.
 */
export const Motif = ({ variant, tone = 'wall', className }: MotifProps) => {
  const id = useId();
  const classes = [styles.motif, styles[variant], styles[tone], className].filter(Boolean).join(' ');
  if (variant === 'band') return <Frieze className={classes} id={id} />;
  return variant === 'panel' ? <Mural className={classes} id={id} /> : <Corner className={classes} />;
};
