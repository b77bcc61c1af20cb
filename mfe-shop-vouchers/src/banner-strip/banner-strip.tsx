import { calls } from '@phila/contract/calls';
import { safeAddress } from '@phila/contract/web-address';
import { classes, IconButton, useHeld, useStill, useTurn } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './banner-strip.module.css';

/** Banner type of the strip, 1400 by 150 px. */
const STRIP = 1;
/** Milliseconds per advert (specification: vouchers, "My vouchers"). */
const TURN = 11_000;

/**
 * Strip of adverts above offers and vouchers. It turns every 11 seconds, unless it is paused, hovered or focused, or
 * the person prefers reduced motion. All adverts are read once, so turning fetches nothing.
 */
export const BannerStrip = () => {
  const { data, isPending } = useQuery(
    calls.banner.advertisementByType.query({
      params: { type: STRIP },
      query: {},
    }),
  );
  const adverts = (data ?? []).flatMap((advert) => {
    const to = safeAddress(advert.redirectUri);
    return to === null ? [] : [{ ...advert, to }];
  });
  const prefersStill = useStill();
  const [isPaused, setPaused] = useState(false);
  const { isHeld, ref } = useHeld();
  const isStill = isPaused || isHeld || prefersStill;
  const { turn } = useTurn({ count: adverts.length, every: TURN, isStill });
  const shown = adverts[turn];
  if (isPending) return <div className={classes('below-16', styles.strip)} aria-hidden="true" />;
  // Shows nothing without adverts: the page doesn't need them.
  if (shown === undefined) return null;
  const picture = (
    <img
      key={shown.id}
      className={classes('appear', styles.picture)}
      src={`data:image/webp;base64,${shown.bannerFileBase64String}`}
      alt={shown.to.startsWith('/') ? shown.title : `${shown.title} (opens in a new tab)`}
      width={1400}
      height={150}
    />
  );
  const link = classes('block rounded-card clip edge edge-on-hover');
  const canPause = adverts.length > 1 && !prefersStill;
  return (
    <section
      ref={ref}
      aria-label="Advert"
      className={classes('below-16', styles.strip)}
      data-pause={canPause || undefined}
    >
      {shown.to.startsWith('/') ? (
        <Link to={shown.to} className={link}>
          {picture}
        </Link>
      ) : (
        <a href={shown.to} target="_blank" rel="noopener noreferrer" className={link}>
          {picture}
        </a>
      )}
      {canPause && (
        <span className={styles.pause}>
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            size={18}
            label="Pause the adverts"
            aria-pressed={isPaused}
            onClick={() => setPaused(!isPaused)}
          />
        </span>
      )}
    </section>
  );
};
