import { ButtonLink, classes, Motif } from '@phila/ui';
import { firstPortalEntry } from '../declarations/first-portal-entry.ts';
import { paths } from '../declarations/well-known.ts';
import { useShell } from '../shell-context.ts';
import styles from './not-found-page.module.css';

/** The page of an address that no remote declares, in the layout of its area. */
const NotFoundPage = () => {
  const { registry, viewer, where } = useShell();
  const home = where.layout === 'public' ? paths.home : firstPortalEntry(registry, viewer);
  return (
    <div className={classes('full page-wide', styles.place)}>
      <Motif variant="band" className={styles.band} />
      <h1 className={classes('above-32 below-12 title')}>We can’t find this page</h1>
      <p className={classes('below-24 muted lines-15', styles.sentence)}>
        The address may have a typing mistake in it, or the page has moved. Nothing of yours is lost.
      </p>
      <ButtonLink type="primary" size="large" to={home}>
        {home === paths.home ? 'Go to the home page' : 'Go to my pages'}
      </ButtonLink>
    </div>
  );
};
export default NotFoundPage;
