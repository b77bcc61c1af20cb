import { classes, Icon, IconButton, useHeld, useStill } from '@phila/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ConnectionState, News } from './news-connection.ts';
import { newsConnection } from './news-connection.ts';
import styles from './news-ticker.module.css';

/** Milliseconds that each headline stays. */
export const STAY = 6_000;

const words: Record<ConnectionState, string> = {
  connecting: 'Connecting to the news',
  open: 'Live',
  error: 'The connection to the news was lost; trying again',
  closed: 'Not connected to the news',
};

const Headlines = ({ state, items }: News) => {
  const still = useStill();
  const [isPaused, setIsPaused] = useState(false);
  const { isHeld, ref } = useHeld();
  const newest = items[0]?.Id;
  const [seen, setSeen] = useState(newest);
  const [shown, setShown] = useState(newest);
  // Shows a new headline at once, unless the ticker has the pointer or the focus: then its link must not change.
  if (newest !== seen && !isHeld) {
    setSeen(newest);
    setShown(newest);
  }
  const count = items.length;
  const at = Math.max(
    0,
    items.findIndex(({ Id }) => Id === shown),
  );
  const item = items[at];
  const next = items[(at + 1) % count]?.Id;
  const moves = count > 1 && !still && !isPaused && !isHeld;

  // Restarts the timer for each headline, also one chosen by a button.
  useEffect(() => {
    if (!moves) return undefined;
    const timer = setTimeout(() => setShown(next), STAY);
    return () => clearTimeout(timer);
  }, [moves, next]);

  if (!item) return null;
  return (
    <section
      ref={ref}
      aria-label="News"
      className={classes('row full page-wide gap-12 appear', styles.ticker)}
      data-state={state}
    >
      <p className={classes('row rigid gap-8 small bold')}>
        <span className={styles.light} title={words[state]} />
        News<span className={classes('unseen')}>. {words[state]}</span>
      </p>
      <a
        key={item.Id}
        className={styles.headline}
        href={item.Link}
        target="_blank"
        rel="noopener noreferrer"
        title={item.Title}
      >
        <span className={styles.text}>{item.Title}</span>
        <Icon name="external" size={16} />
        <span className={classes('unseen')}> (opens in a new tab)</span>
      </a>
      {count > 1 && (
        <div className={classes('flex rigid')}>
          {!still && (
            <IconButton
              tone="inherit"
              icon={isPaused ? 'play' : 'pause'}
              label={isPaused ? 'Resume the headlines' : 'Pause the headlines'}
              onClick={() => setIsPaused(!isPaused)}
            />
          )}
          <IconButton tone="inherit" icon="forward" label="Next headline" onClick={() => setShown(next)} />
        </div>
      )}
    </section>
  );
};

/**
 * Last three headlines in turn (specification: weather-and-news). Stops while paused, hovered or focused, and for
 * reduced motion. Shows nothing without news.
 */
export default function NewsTicker() {
  const news = useSyncExternalStore(newsConnection.subscribe, newsConnection.news);
  return news.items.length === 0 ? null : <Headlines {...news} />;
}
