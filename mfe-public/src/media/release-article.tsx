import type { MediaReleaseDetail } from '@phila/contract/calls';
import { classes, Markdown, Picture } from '@phila/ui';
import styles from './media.module.css';
import { ReleaseMotif } from './release-picture.tsx';

/** What a release says, below its heading: its picture, or our motif as in the list where it has none, and its text. */
export const ReleaseArticle = ({
  heroUrl,
  heroAlt,
  body,
}: Pick<MediaReleaseDetail, 'heroUrl' | 'heroAlt' | 'body'>) => (
  <>
    {heroUrl === null ? (
      <div className={classes('relative', styles.plate)}>
        <ReleaseMotif />
      </div>
    ) : (
      <Picture className={styles.hero} src={heroUrl} alt={heroAlt} width={1200} height={630} eager />
    )}
    <Markdown>{body}</Markdown>
  </>
);
