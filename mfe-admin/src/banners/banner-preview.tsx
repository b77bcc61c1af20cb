import { classes } from '@phila/ui';
import styles from './banner-preview.module.css';

/** Page widths for the preview of an advert, each with the chrome around it. */
const WIDTHS = [
  { width: 'computer', text: 'On a computer, 1280 wide' },
  { width: 'phone', text: 'On a phone, 375 wide' },
] as const;

/** Surroundings of each place and a hint about its picture, by number of `bannerTypes`. */
const PLACES: Readonly<Record<number, { part: 'strip' | 'dashboard'; page: string; hint: string }>> = {
  1: {
    part: 'strip',
    page: 'My Vouchers',
    hint: 'A phone shows only the left part of the picture: what has to be read belongs there.',
  },
  2: {
    part: 'dashboard',
    page: 'My Dashboard',
    hint: 'Both show the whole picture. A phone has one advert at a time, below everything else.',
  },
};

interface BannerPreviewProps {
  /** Number of `bannerTypes`; null while none is chosen. */
  place: number | null;
  title: string;
  /** Address of its picture; null if there is none. */
  picture: string | null;
}

/** Previews a banner in its place at both widths, to scale and cropped as on the page. */
export const BannerPreview = ({ place, title, picture }: BannerPreviewProps) => {
  const found = place === null ? undefined : PLACES[place];
  if (found === undefined)
    return <p className={classes('muted')}>Choose a place, and it is shown there as people see it.</p>;
  const { part, page, hint } = found;
  return (
    <div className={classes('grid gap-16')}>
      {WIDTHS.map(({ width, text }) => (
        <figure key={width} className={styles.figure} data-width={width}>
          <figcaption className={classes('small strong below-8')}>{text}</figcaption>
          <div className={styles.window}>
            <div className={styles.page} data-part={part} aria-hidden="true" inert>
              <span className={styles.chrome} />
              <strong className={styles.title}>{page}</strong>
              <span className={styles.advert}>
                {picture === null ? (
                  <span className={styles.missing}>No picture yet</span>
                ) : (
                  <img className={styles.picture} src={picture} alt="" />
                )}
              </span>
              <span className={styles.card} />
              <span className={styles.card} />
            </div>
          </div>
        </figure>
      ))}
      <p className={classes('small muted')}>
        {hint}
        {picture === null ? ' The picture is added after the banner is saved, under Pictures.' : ''}
      </p>
      {title.trim() !== '' && (
        <p className={classes('small anywhere')}>
          <span className={classes('muted')}>Read out in its place: </span>
          {title}
        </p>
      )}
    </div>
  );
};
