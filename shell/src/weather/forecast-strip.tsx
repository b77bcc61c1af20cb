import { classes, IconButton, useHolding, useSideways, useStill } from '@phila/ui';
import { useEffect, useState } from 'react';
import { AutoScroll, STEP } from './auto-scroll.ts';
import type { ForecastDay } from './forecast-days.ts';
import styles from './forecast-strip.module.css';
import { TemperatureIcon } from './temperature-icon.tsx';

/**
 * Forecast of the next days at noon, in a strip that moves unless it is paused or the person prefers reduced motion.
 */
export const ForecastStrip = ({ days }: { days: readonly ForecastDay[] }) => {
  const { ref, row: strip, className, overflows } = useSideways<HTMLElement>();
  const [motion] = useState(() => new AutoScroll());
  const place = useHolding({
    hold: (holder) => motion.hold(holder),
    release: (holder) => motion.release(holder),
    touched: () => motion.touched(),
  });
  const [isPaused, setIsPaused] = useState(false);
  const still = useStill();
  const moves = overflows && !still && !isPaused;

  useEffect(() => {
    if (!moves || !strip) return undefined;
    motion.start(strip);
    return () => motion.stop();
  }, [motion, moves, strip]);

  const move = (direction: 1 | -1): void => {
    strip?.scrollBy({ left: direction * STEP, behavior: still ? 'auto' : 'smooth' });
    motion.touched();
  };

  return (
    <section
      ref={place}
      aria-label="Next five days"
      className={classes('grid shrink gap-8', styles.forecast)}
    >
      <div className={classes('row between gap-8 min-high-44')}>
        <h3 className={classes('small strong')}>Next five days at noon</h3>
        {overflows && (
          <div className={classes('flex')}>
            <IconButton tone="inherit" icon="back" label="Earlier days" onClick={() => move(-1)} />
            {!still && (
              <IconButton
                tone="inherit"
                icon={isPaused ? 'play' : 'pause'}
                label={isPaused ? 'Resume the forecast' : 'Pause the forecast'}
                onClick={() => setIsPaused(!isPaused)}
              />
            )}
            <IconButton tone="inherit" icon="forward" label="Later days" onClick={() => move(1)} />
          </div>
        )}
      </div>
      <section
        ref={ref}
        className={`${className} ${styles.strip}`}
        aria-label="Days"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
        tabIndex={overflows ? 0 : -1}
      >
        <ul className={classes('flex gap-12', styles.days)}>
          {days.map(({ day, label, temperature, description }) => (
            <li key={day} className={classes('grid gap-4 pad-y-12 pad-x-16 rounded', styles.day)}>
              <time dateTime={day} className={classes('small')}>
                {label}
              </time>
              <span className={classes('row gap-12')}>
                <TemperatureIcon temperature={temperature} size={40} />
                <span className={classes('large bold figures')}>{Math.round(temperature)}°C</span>
              </span>
              <span className={styles.description}>{description}</span>
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
};
