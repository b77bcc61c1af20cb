import type { ReactNode } from 'react';
import styles from './surface.module.css';

interface SurfaceProps {
  children: ReactNode;
  /** A short heading, with an optional action beside it. */
  title?: string;
  /** The heading's level; default: 2; 3 for a card below a heading. */
  level?: 2 | 3;
  action?: ReactNode;
  /** Names a card that is a region, if it has no visible title. */
  label?: string;
  className?: string | undefined;
}

/** A card: white ground, a hairline, a radius of 12 pixels. */
export const Surface = ({ children, title, level = 2, action, label, className }: SurfaceProps) => {
  const Heading = `h${level}` as const;
  return (
    <section
      className={className ? `${styles.surface} ${className}` : styles.surface}
      aria-label={title ?? label}
    >
      {(title !== undefined || action !== undefined) && (
        <div className={styles.head}>
          {title !== undefined && <Heading className={styles.title}>{title}</Heading>}
          {action}
        </div>
      )}
      {children}
    </section>
  );
};
