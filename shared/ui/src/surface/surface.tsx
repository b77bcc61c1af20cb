import type { ReactNode } from 'react';
import styles from './surface.module.css';

interface SurfaceProps {
  children: ReactNode;
  /** A short heading of the second level, with an optional action beside it. */
  title?: string;
  action?: ReactNode;
  /** For a card that is a region of its own: names it, where there is no visible title. */
  label?: string;
  className?: string | undefined;
}

/** A card: a white ground, one hairline, a radius of 12. */
export const Surface = ({ children, title, action, label, className }: SurfaceProps) => (
  <section
    className={className ? `${styles.surface} ${className}` : styles.surface}
    aria-label={title ?? label}
  >
    {(title !== undefined || action !== undefined) && (
      <div className={styles.head}>
        {title !== undefined && <h2 className={styles.title}>{title}</h2>}
        {action}
      </div>
    )}
    {children}
  </section>
);
