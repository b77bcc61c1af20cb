import { permissionOf, refusalOf } from '@phila/contract/permissions';
import { ButtonLink, classes, Motif } from '@phila/ui';
import { firstPortalEntry } from '../declarations/first-portal-entry.ts';
import { useShell } from '../shell-context.ts';
import styles from '../not-found/not-found-page.module.css';

/** Replaces a page that the person's roles don't open: names the right they need and who can give it. */
const RefusedPage = () => {
  const { registry, viewer, where } = useShell();
  const permission = permissionOf(where.access);
  return (
    <div className={classes('full page-wide', styles.place)}>
      <Motif variant="band" className={styles.band} />
      <h1 className={classes('above-24 below-8 title')}>You may not open this page</h1>
      <p className={classes('below-24 muted lines-15', styles.sentence)}>
        {permission === null ? 'An administrator can give you a role that opens it.' : refusalOf(permission)}
      </p>
      <ButtonLink type="primary" size="large" to={firstPortalEntry(registry, viewer)}>
        Go to my pages
      </ButtonLink>
    </div>
  );
};
export default RefusedPage;
