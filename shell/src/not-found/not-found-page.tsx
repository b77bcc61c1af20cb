import { Link } from '@phila/platform';
import { Motif } from '@phila/ui';
import { firstPortalEntry } from '../declarations/first-portal-entry.ts';
import { paths } from '../declarations/well-known.ts';
import { useShell } from '../layouts/shell-context.ts';
import styles from './not-found-page.module.css';

/** An address that nobody declared, in the layout of its area. */
export const NotFoundPage = () => {
  const { registry, viewer, where } = useShell();
  const home = where.layout === 'public' ? paths.home : firstPortalEntry(registry, viewer);
  return (
    <div className={styles.place}>
      <Motif variant="band" className={styles.band} />
      <h1 className={styles.title}>We can’t find this page</h1>
      <p className={styles.sentence}>
        The address may have a typing mistake in it, or the page has moved. Nothing of yours is lost.
      </p>
      <Link to={home} className={styles.action}>
        {home === paths.home ? 'Go to the home page' : 'Go to my pages'}
      </Link>
    </div>
  );
};
