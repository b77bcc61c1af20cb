import { useId } from 'react';
import { Frieze } from './frieze.tsx';
import { Mural } from './mural.tsx';
import { Corner } from './corner.tsx';
import styles from './motif.module.css';

interface MotifProps {
  /**
   * `band`: a frieze that repeats along its length, as wide as its place and 48 high unless the class says otherwise.
   * `panel`: a painted wall that fills its place, mirrored about its middle. `corner`: a stepped quarter for the
   * right-hand top corner of a card; the class turns it for another corner.
   */
  variant: 'band' | 'panel' | 'corner';
  /** The wall painted on: `wall` for the page's own ground, `chrome` for the navigation's colour. */
  tone?: 'wall' | 'chrome';
  className?: string | undefined;
}

/**
 * Decoration in the spirit of Ndebele wall painting (stepped shapes in flat colour, outlined, mirrored) and of Basotho
 * litema (petals and ploughed furrows that turn at each square). Colours come from the theme, so that it follows an
 * organisation and the dark mode. It means nothing to a screen reader.
 */
export const Motif = ({ variant, tone = 'wall', className }: MotifProps) => {
  const id = useId();
  const classes = [styles.motif, styles[variant], styles[tone], className].filter(Boolean).join(' ');
  if (variant === 'band') return <Frieze className={classes} id={id} />;
  return variant === 'panel' ? <Mural className={classes} id={id} /> : <Corner className={classes} />;
};
