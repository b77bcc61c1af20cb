import { inRem } from '@phila/platform';
import { useState } from 'react';
import { Wordmark } from './wordmark.tsx';
import styles from './logo.module.css';

interface LogoProps {
  /** An organisation: its own logo replaces ours. The logo's address or data URL, and the organisation's name. */
  organisation?: { readonly logo: string | null; readonly osName: string } | null | undefined;
  /** In pixels beside letters of 16, with which it grows; default: 32. */
  height?: number;
  /** The ground beneath: on an organisation's own colour its logo, drawn for white paper, could not be seen. */
  on?: 'ground' | 'chrome';
}

/** Shows the word mark, or the organisation's logo. A missing or broken logo shows the organisation's name instead. */
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
      style={{ height: inRem(height) }}
      alt={osName}
      onError={() => setBroken(logo)}
    />
  );
};

/**
 * Makes an address of a base64 image or a data URL (specification: accounts). The first bytes of base64 tell the
 * picture's type.
 */
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
