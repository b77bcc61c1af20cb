import type { MediaReleaseDetail } from '@phila/contract/calls';
import { Markdown, Picture } from '@phila/ui';
import styles from './media.module.css';

/** What a release says, below its heading: its picture and its text. */
export const ReleaseArticle = ({
  heroUrl,
  heroAlt,
  body,
}: Pick<MediaReleaseDetail, 'heroUrl' | 'heroAlt' | 'body'>) => (
  <>
    {heroUrl !== null && (
      <Picture className={styles.hero} src={heroUrl} alt={heroAlt} width={1200} height={630} eager />
    )}
    <Markdown>{body}</Markdown>
  </>
);
