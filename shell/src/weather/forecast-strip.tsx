import { classes, IconButton, useHolding, useStill } from '@phila/ui';
import { useEffect, useRef, useState } from 'react';
import { AutoScroll, STEP } from './auto-scroll.ts';
import type { ForecastDay } from './forecast-days.ts';
import styles from './forecast-strip.module.css';
import { TemperatureIcon } from './temperature-icon.tsx';

/** Whether there is more of the strip than its place shows. */
const useOverflow = (strip: React.RefObject<HTMLElement | null>): boolean => {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const look = (): void => setOverflows(element.scrollWidth > element.clientWidth + 1);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    look();
    return () => observer.disconnect();
  }, [strip]);
  return overflows;
};

/** The next days at noon, in a strip that moves by itself unless it is paused or the person asked for less motion. */
export const ForecastStrip = ({ days }: { days: readonly ForecastDay[] }) => {
  const strip = useRef<HTMLDivElement>(null);
  const [motion] = useState(() => new AutoScroll());
  const place = useHolding({
    hold: (holder) => motion.hold(holder),
    release: (holder) => motion.release(holder),
    touched: () => motion.touched(),
  });
  const [isPaused, setIsPaused] = useState(false);
  const still = useStill();
  const overflows = useOverflow(strip);
  const moves = overflows && !still && !isPaused;

  useEffect(() => {
    if (!moves || !strip.current) return undefined;
    motion.start(strip.current);
    return () => motion.stop();
  }, [motion, moves]);

  const move = (direction: 1 | -1): void => {
    strip.current?.scrollBy({ left: direction * STEP, behavior: still ? 'auto' : 'smooth' });
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
                label={isPaused ? 'Let the days move' : 'Keep the days still'}
                onClick={() => setIsPaused(!isPaused)}
              />
            )}
            <IconButton tone="inherit" icon="forward" label="Later days" onClick={() => move(1)} />
          </div>
        )}
      </div>
      <section
        ref={strip}
        className={styles.strip}
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
