import { classes, Motif } from '@phila/ui';
import styles from './media.module.css';

/** Two corners of our motif, for a release without a picture. The container sets size and the chrome's colour. */
export const ReleaseMotif = () => (
  <>
    <Motif variant="corner" tone="chrome" className={styles.corner} />
    <Motif variant="corner" tone="chrome" className={styles.otherCorner} />
  </>
);

interface ReleasePictureProps {
  /** `/api/v1/Image/file/10/7/0/0.webp?v=…`, or null without a picture. */
  heroUrl: string | null;
}

/** Quality and device in a picture's address, with its width in pixels. */
const WIDTHS = [
  ['2/0', 300],
  ['1/0', 600],
] as const;

const inWidth = (heroUrl: string, size: string): string => heroUrl.replace(/\/\d\/\d\.webp/, `/${size}.webp`);

/**
 * Picture of a release in the list. Our motif lies behind it and shows if it is missing or fails. Has no alt text,
 * since the title beside it says the same.
 */
export const ReleasePicture = ({ heroUrl }: ReleasePictureProps) => (
  <span className={classes('block relative clip rounded', styles.thumb)}>
    <ReleaseMotif />
    {heroUrl !== null && (
      <img
        className={styles.picture}
        src={inWidth(heroUrl, '1/0')}
        srcSet={WIDTHS.map(([size, width]) => `${inWidth(heroUrl, size)} ${width}w`).join(', ')}
        sizes="(max-width: 47.99em) 6rem, 12.5rem"
        alt=""
        width={600}
        height={315}
        loading="lazy"
        decoding="async"
      />
    )}
  </span>
);
