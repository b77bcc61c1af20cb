import { classes, Motif } from '@phila/ui';
import styles from './media.module.css';

/** Two corners of our motif, in the place of a release's picture; the place says how large it is and is of the chrome's colour. */
export const ReleaseMotif = () => (
  <>
    <Motif variant="corner" tone="chrome" className={styles.corner} />
    <Motif variant="corner" tone="chrome" className={styles.otherCorner} />
  </>
);

interface ReleasePictureProps {
  /** `/api/v1/Image/file/10/7/0/0.webp?v=…`, or null where the release has none. */
  heroUrl: string | null;
}

/** Quality and device in the address of a picture, with how wide it is then. */
const WIDTHS = [
  ['2/0', 300],
  ['1/0', 600],
] as const;

const inWidth = (heroUrl: string, size: string): string => heroUrl.replace(/\/\d\/\d\.webp/, `/${size}.webp`);

/**
 * The picture of a release in the list, over two corners of our motif, which are seen where there is none or it does not come.
 * The title beside it says what the release is about, so it says nothing itself.
 */
export const ReleasePicture = ({ heroUrl }: ReleasePictureProps) => (
  <span className={classes('block relative clip rounded', styles.thumb)}>
    <ReleaseMotif />
    {heroUrl !== null && (
      <img
        className={styles.picture}
        src={inWidth(heroUrl, '1/0')}
        srcSet={WIDTHS.map(([size, width]) => `${inWidth(heroUrl, size)} ${width}w`).join(', ')}
        sizes="(max-width: 767px) 96px, 200px"
        alt=""
        width={600}
        height={315}
        loading="lazy"
        decoding="async"
      />
    )}
  </span>
);
