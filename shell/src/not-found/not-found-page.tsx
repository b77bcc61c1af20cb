import { useOrganisation } from '@phila/platform';
import { ButtonLink, classes, Motif } from '@phila/ui';
import { firstPortalEntry } from '../declarations/first-portal-entry.ts';
import { paths } from '../declarations/well-known.ts';
import { leftOutAt } from '../left-out/left-out.ts';
import { useShell } from '../shell-context.ts';
import styles from './not-found-page.module.css';

/**
 * Page for an address that no remote declares, or that belongs to a remote switched off for the person's organisation.
 * Shown in its area's layout.
 */
const NotFoundPage = () => {
  const { registry, viewer, where, pathname } = useShell();
  const organisation = useOrganisation();
  const leftOut = leftOutAt(registry, pathname);
  const home = where.layout === 'public' ? paths.home : firstPortalEntry(registry, viewer);
  return (
    <div className={classes('full page-wide', styles.place)}>
      <Motif variant="band" className={styles.band} />
      <h1 className={classes('above-32 below-12 title')}>
        {leftOut === null
          ? 'We can’t find this page'
          : `${organisation?.name ?? 'Your organisation'} does not use ${leftOut}`}
      </h1>
      <p className={classes('below-24 muted lines-15', styles.sentence)}>
        {leftOut === null
          ? 'The address may have a typing mistake in it, or the page has moved. Nothing of yours is lost.'
          : 'So its pages are not shown to you. What you saved there is kept, and is in the copy of your data.'}
      </p>
      <ButtonLink type="primary" size="large" to={home}>
        {home === paths.home ? 'Go to the home page' : 'Go to my pages'}
      </ButtonLink>
    </div>
  );
};
export default NotFoundPage;
