import { classes } from '@phila/ui';
import type { Notice } from '@phila/platform/host';
import { useNotices } from '@phila/platform/host';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { NoticeCard } from './notice-card.tsx';
import styles from './notices.module.css';

/** Pixels between the notices and dialogs that make room for them. */
const GAP = 8;

const isUrgent = ({ severity, role }: Notice): boolean =>
  role === undefined ? severity === 'error' || severity === 'warning' : role === 'alert';

/** Sets `--phila-notices` to the height taken at the window's top, so that no dialog is under a notice. */
const useRoomTaken = () => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    const { style } = document.documentElement;
    if (!element) return undefined;
    const tell = (): void => {
      const isEmpty = element.querySelector('[data-severity]') === null;
      if (isEmpty) style.removeProperty('--phila-notices');
      else
        style.setProperty('--phila-notices', `${Math.ceil(element.getBoundingClientRect().bottom) + GAP}px`);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--phila-notices');
    };
  }, []);
  return place;
};

/**
 * Snackbars at the top centre (specification: shell); those that offer Undo at the foot of the window, as `Undo` is. All live regions exist from the start, so that screen readers
 * announce errors and warnings at once, and the rest when they have finished speaking.
 */
export const Notices = () => {
  const notices = useNotices();
  const place = useRoomTaken();
  const offers = notices.filter(({ action }) => action === 'Undo');
  const urgent = notices.filter((notice) => isUrgent(notice) && !offers.includes(notice));
  const calm = notices.filter((notice) => !urgent.includes(notice) && !offers.includes(notice));
  return createPortal(
    <>
      <div ref={place} className={classes('grid gap-8 fixed unpressed', styles.place)}>
        <div role="alert" className={classes('grid gap-8')}>
          {urgent.map((notice) => (
            <NoticeCard key={notice.id} notice={notice} />
          ))}
        </div>
        <output className={classes('grid gap-8')}>
          {calm.map((notice) => (
            <NoticeCard key={notice.id} notice={notice} />
          ))}
        </output>
      </div>
      <div aria-live="polite" className={classes('grid gap-8 fixed unpressed', styles.offers)}>
        {offers.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </div>
    </>,
    document.body,
  );
};
