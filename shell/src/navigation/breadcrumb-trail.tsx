import { classes } from '@phila/ui';
import { Link } from 'react-router-dom';
import { breadcrumb, isOneOfMany } from '../declarations/breadcrumb.ts';
import { useShell } from '../shell-context.ts';
import styles from './breadcrumb-trail.module.css';
import { useOwnTitle } from './own-title.ts';

/** Breadcrumb of the pages above this one (specification: shell). */
export const BreadcrumbTrail = () => {
  const { registry, pathname } = useShell();
  const ownTitle = useOwnTitle();
  const crumbs = breadcrumb(registry, pathname);
  // Keeps the line for its neighbours if a page has no parents.
  if (crumbs.every(({ to }) => to === null)) return <div className={styles.none} />;
  const last = crumbs.length - 1;
  return (
    <nav aria-label="Breadcrumb">
      <ol className={classes('flex wrap tiny muted line-24', styles.trail)}>
        {crumbs.map(({ label, to }, index) => (
          <li key={`${index} ${label}`} className={classes('row', styles.step)}>
            {to === null ? (
              <span aria-current={index === last ? 'page' : undefined}>
                {index === last && isOneOfMany(registry, pathname) ? ownTitle : label}
              </span>
            ) : (
              <Link to={to} className={classes('inline-block inherit', styles.link)}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
