import type { BannerAdvert } from '@phila/contract/calls';
import { safeAddress } from '@phila/contract/web-address';
import { useAnalyticsConsent } from '@phila/platform';
import { classes, IconButton, RetryButton, Skeleton, useHeld, useStill, useTurn } from '@phila/ui';
import { useState } from 'react';
import styles from './adverts-column.module.css';
import { tellClick } from './tell-click.ts';
import { REFETCHED_EVERY, useAdverts } from './use-adverts.ts';

/** Adverts shown in the column; a phone shows only the first. */
const SHOWN = 2;

const Advert = ({ advert, consent }: { advert: BannerAdvert; consent: boolean | null }) => {
  const to = safeAddress(advert.redirectUri);
  if (to === null) return null;
  return (
    <li className={classes('appear', styles.advert)}>
      <a
        href={to}
        target="_blank"
        rel="noopener noreferrer"
        className={classes('block edge rounded-card clip edge-on-hover')}
        onClick={() => void tellClick(to, consent)}
      >
        <img
          className={styles.picture}
          src={`data:image/webp;base64,${advert.bannerFileBase64String}`}
          alt={`${advert.title} (opens in a new tab)`}
          width={640}
          height={400}
        />
      </a>
    </li>
  );
};

/** Picks the adverts that fit, from the current turn on. */
const inTurn = (adverts: readonly BannerAdvert[], turn: number): BannerAdvert[] =>
  [...adverts.slice(turn), ...adverts.slice(0, turn)].slice(0, SHOWN);

/**
 * Column of adverts of type 2 (specification: dashboard). It turns every 11 seconds, unless it is paused, hovered or
 * focused, or the person prefers reduced motion.
 */
export const AdvertsColumn = () => {
  const consent = useAnalyticsConsent();
  const [isPaused, setPaused] = useState(false);
  const prefersStill = useStill();
  const { isHeld, ref } = useHeld();
  const isStill = isPaused || isHeld || prefersStill;
  const { adverts, isError, refetch } = useAdverts(isStill);
  const { turn, next } = useTurn({ count: adverts?.length ?? 0, every: REFETCHED_EVERY, isStill });

  if (isError) {
    return (
      <p className={classes('row wrap gap-12 small muted')}>
        The adverts could not be loaded. <RetryButton onRetry={refetch} />
      </p>
    );
  }
  if (adverts === undefined) {
    return (
      <div aria-busy="true" className={styles.waiting}>
        <Skeleton className={styles.picture} height={220} />
      </div>
    );
  }
  if (adverts.length === 0) return null;
  return (
    <section aria-label="Adverts" className={classes('shrink')}>
      <div className={classes('row between min-high-44')}>
        <h2 className={classes('small strong muted')}>Adverts</h2>
        {adverts.length > 1 && (
          <div className={classes('flex')}>
            {!prefersStill && (
              <IconButton
                icon={isPaused ? 'play' : 'pause'}
                size={18}
                label="Pause the adverts"
                aria-pressed={isPaused}
                onClick={() => setPaused(!isPaused)}
              />
            )}
            <IconButton icon="forward" size={18} label="Next advert" onClick={next} />
          </div>
        )}
      </div>
      {/*
       * Slot where the shell asks once if it may measure adverts (shell/README.md, “Where the question about adverts
       * stands”).
       */}
      <div data-slot="advert-question" />
      <ul ref={ref} className={classes('grid gap-16', styles.adverts)}>
        {inTurn(adverts, turn).map((advert) => (
          <Advert key={advert.id} advert={advert} consent={consent} />
        ))}
      </ul>
    </section>
  );
};
