import { brand } from '@phila/contract/brand';
import { Button, classes, Icon } from '@phila/ui';
import { useState } from 'react';
import styles from './map-card.module.css';

/**
 * Map of the specification (public-site): a drawing that links to the real map. The embedded map loads only on
 * request, as its site then learns who looks, and its tiles cost prepaid data.
 */
export const MapCard = () => {
  const [shown, setShown] = useState(false);
  const { embed, label } = brand.map;
  if (shown && embed !== null)
    return (
      <iframe
        className={classes('block full rounded-card', styles.frame)}
        src={embed}
        title={label}
        referrerPolicy="no-referrer"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin: the map is drawn by its own script, from its own files, and cannot reach this page
        sandbox="allow-scripts allow-same-origin"
      />
    );
  return (
    <>
      <DrawnMap />
      {embed !== null && (
        <div className={classes('grid gap-8 above-12', styles.consent)}>
          <Button type="inherit" size="small" onClick={() => setShown(true)}>
            Show the map here
          </Button>
          <p className={classes('tiny lines-15')}>
            Opening the map shares your IP address with {new URL(embed).host}.
          </p>
        </div>
      )}
    </>
  );
};

const DrawnMap = () => (
  <a
    href={brand.map.link}
    target="_blank"
    rel="noopener noreferrer"
    className={classes('block on-card page-ring rounded-card clip small text no-line relative', styles.card)}
  >
    <svg
      viewBox="0 0 240 112"
      className={classes('block full', styles.map)}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.land} d="M0 0h240v112H0z" />
      <path className={styles.park} d="M150 0h90v38l-52 12-38-18zM0 74l46-10 26 48H0z" />
      <path
        className={styles.water}
        d="M0 30c40-14 60 12 100 2s60-34 140-22v8c-76-10-96 14-138 24S40 26 0 40z"
      />
      <path
        className={styles.roads}
        d="M-4 60L244 44M70-4l34 120M-4 96l120-8 128 12M168-4l-14 120M30 30L14 116M212 36l10 80M104 40l60-44"
      />
      <path className={styles.main} d="M-4 84C60 70 92 62 130 58s74-22 118-44" />
    </svg>
    <span className={classes('action absolute', styles.pin)}>
      <Icon name="pin" size={28} />
    </span>
    <span className={styles.label}>
      {brand.map.label}
      <span className={classes('row gap-6 above-4 strong underlined')}>
        Open the map <Icon name="external" size={14} title="(opens in a new tab)" />
      </span>
    </span>
  </a>
);
