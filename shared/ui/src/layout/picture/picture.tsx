import { useState } from 'react';
import { Motif } from '../motif/index.ts';
import styles from './picture.module.css';

interface PictureProps {
  /** The address; null for none. */
  src: string | null;
  /** Describes the picture; '' if words beside it already do. */
  alt: string;
  /** The picture's own size in pixels, to keep its place while it loads. */
  width: number;
  height: number;
  /** Other widths of the picture: width in pixels → address. */
  widths?: Readonly<Record<number, string>>;
  /** The width on the page, as the `sizes` of an image; default: the whole width. */
  sizes?: string;
  /** `contain` shows the whole picture, `cover` fills the place; default: `cover`. */
  fit?: 'cover' | 'contain';
  /** True for pictures that are seen first; the others load as they come near. */
  eager?: boolean;
  /** Shown on the motif without a picture: "No image available: Bundle". Default: no text. */
  missing?: string;
  className?: string | undefined;
}

/** A picture in its place; our motif if there is none or it fails to load. */
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
