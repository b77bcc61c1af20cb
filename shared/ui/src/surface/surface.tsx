import type { ReactNode } from 'react';
import styles from './surface.module.css';

interface SurfaceProps {
  children: ReactNode;
  /** A short heading, with an optional action beside it. */
  title?: string;
  /** Default: 2; 3 where the card stands under a heading of its own. */
  level?: 2 | 3;
  action?: ReactNode;
  /** For a card that is a region of its own: names it, where there is no visible title. */
  label?: string;
  className?: string | undefined;
}

/** A card: a white ground, one hairline, a radius of 12. */
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
