import { awayAt } from '@phila/contract/remote';
import { useOrganisation } from '@phila/platform';
import { ButtonLink, classes, Motif } from '@phila/ui';
import { firstPortalEntry } from '../declarations/first-portal-entry.ts';
import { paths } from '../declarations/well-known.ts';
import { hiddenAt } from '../left-out/left-out.ts';
import { useShell } from '../shell-context.ts';
import styles from './not-found-page.module.css';

const wordsOf = (hidden: ReturnType<typeof hiddenAt>, away: string | null, organisation: string) => {
  if (hidden === null && away === null)
    return {
      heading: 'We can’t find this page',
      sentence:
        'The address may have a typing mistake in it, or the page has moved. Nothing of yours is lost.',
    };
  return hidden === null || hidden.reason === 'withdrawn'
    ? {
        heading: `${hidden?.title ?? away} is away just now`,
        sentence:
          'The address is right, but this part of the site is switched off for now. What you saved there is kept, and everything else works.',
      }
    : {
        heading: `${organisation} does not use ${hidden.title}`,
        sentence:
          'So its pages are not shown to you. What you saved there is kept, and is in the copy of your data.',
      };
};

/**
 * Page for an address that no remote declares, or that belongs to a remote switched off for the person's organisation
 * or withdrawn since the page was opened. Shown in its area's layout.
 */
const NotFoundPage = () => {
  const { registry, viewer, where, pathname } = useShell();
  const organisation = useOrganisation();
  const hidden = hiddenAt(registry, pathname);
  const away = awayAt(registry, pathname);
  const words = wordsOf(hidden, away, organisation?.name ?? 'Your organisation');
  // A withdrawn remote takes its area's layout along, so that the page of a signed-in person may be in the public one.
  const isAtHome = viewer.signedIn && away !== null;
  const home = where.layout === 'public' && !isAtHome ? paths.home : firstPortalEntry(registry, viewer);
  return (
    <div className={classes('full page-wide', styles.place)}>
      <Motif variant="band" className={styles.band} />
      <h1 className={classes('above-24 below-8 title')}>{words.heading}</h1>
      <p className={classes('below-24 muted lines-15', styles.sentence)}>{words.sentence}</p>
      <ButtonLink type="primary" size="large" to={home}>
        {home === paths.home ? 'Go to the home page' : 'Go to my pages'}
      </ButtonLink>
    </div>
  );
};
export default NotFoundPage;
