import type { MediaReleaseDetail } from '@phila/contract/calls';
import { classes, Markdown, Picture } from '@phila/ui';
import styles from './media.module.css';
import { ReleaseMotif } from './release-picture.tsx';

/** Body of a release: its picture, or else our motif, and its text. */
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
