import { useState } from 'react';
import { Motif } from '../motif/index.ts';
import styles from './picture.module.css';

interface PictureProps {
  /** The address, or null where there is none. */
  src: string | null;
  /** What it shows; '' where words beside it say the same. */
  alt: string;
  /** The picture's own width and height in pixels: its place is kept while it comes. */
  width: number;
  height: number;
  /** The same picture in other widths: width in pixels → address. */
  widths?: Readonly<Record<number, string>>;
  /** How wide it is shown, as the `sizes` of an image; default: the whole width. */
  sizes?: string;
  /** `contain` shows all of it; default: `cover`. */
  fit?: 'cover' | 'contain';
  /** True for what is seen first; the others load as they come near. */
  eager?: boolean;
  /** Said on the motif where there is no picture: "No image available: Bundle". Default: nothing is said. */
  missing?: string;
  className?: string | undefined;
}

/** A picture in its place, and our motif where there is none or it does not come. */
export const Picture = ({
  src,
  alt,
  width,
  height,
  widths,
  sizes = '100vw',
  fit = 'cover',
  eager = false,
  missing,
  className,
}: PictureProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  const set = Object.entries(widths ?? {}).map(([wide, address]) => `${address} ${wide}w`);
  return (
    <span
      className={className ? `${styles.picture} ${className}` : styles.picture}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {src === null || failed === src ? (
        <span className={styles.motif} {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })}>
          <Motif variant="corner" />
          {missing !== undefined && <span className={styles.missing}>{missing}</span>}
        </span>
      ) : (
        <img
          className={styles.image}
          style={{ objectFit: fit }}
          src={src}
          {...(set.length > 0 ? { srcSet: set.join(', '), sizes } : {})}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
};
