import { useState } from 'react';
import { Wordmark } from './wordmark.tsx';
import styles from './logo.module.css';

interface LogoProps {
  /** An organisation's own logo takes the place of ours: an address or data URL, and the name it stands for. */
  organisation?: { readonly logo: string | null; readonly osName: string } | null | undefined;
  /** In pixels; default: 32. */
  height?: number;
  /** Where it stands. Organisations draw their logos for white paper: on their own colour these would not be seen. */
  on?: 'ground' | 'chrome';
}

/**
 * The word mark, or the organisation's logo where there is one. A logo that is missing or cannot be shown falls back
 * to the organisation's name in words, never to a broken picture.
 */
export const Logo = ({ organisation, height = 32, on = 'ground' }: LogoProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  if (!organisation) return <Wordmark height={height} />;
  const { logo, osName } = organisation;
  if (!logo || logo === broken) return <span className={styles.name}>{osName}</span>;
  return (
    <img
      className={styles.image}
      data-on={on}
      src={addressOf(logo)}
      height={height}
      alt={osName}
      onError={() => setBroken(logo)}
    />
  );
};

/** Specification: accounts: a logo is a base64 image or a data URL. The first bytes of base64 tell which picture it is. */
const addressOf = (logo: string): string => {
  if (/^(data:|https?:|blob:|\/(?!9j))/.test(logo)) return logo;
  const kind = logo.startsWith('/9j')
    ? 'jpeg'
    : logo.startsWith('UklGR')
      ? 'webp'
      : logo.startsWith('PHN2') || logo.startsWith('PD94')
        ? 'svg+xml'
        : 'png';
  return `data:image/${kind};base64,${logo}`;
};
