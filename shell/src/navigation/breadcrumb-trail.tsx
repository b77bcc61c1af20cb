import { classes } from '@phila/ui';
import { Link } from 'react-router-dom';
import { breadcrumb } from '../declarations/breadcrumb.ts';
import { useShell } from '../shell-context.ts';
import styles from './breadcrumb-trail.module.css';

/** Where one is, from the address (specification: shell). */
export const BreadcrumbTrail = () => {
  const { registry, pathname } = useShell();
  const crumbs = breadcrumb(registry, pathname);
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb">
      <ol className={classes('flex wrap tiny muted line-24', styles.trail)}>
        {crumbs.map(({ label, to }, index) => (
          <li key={`${index} ${label}`} className={classes('row', styles.step)}>
            {to === null ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
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
