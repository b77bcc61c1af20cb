import { classes } from '@phila/ui';
import type { Notice } from '@phila/platform/host';
import { useNotices } from '@phila/platform/host';
import { createPortal } from 'react-dom';
import { NoticeCard } from './notice-card.tsx';
import styles from './notices.module.css';

const isUrgent = ({ severity, role }: Notice): boolean =>
  role === undefined ? severity === 'error' || severity === 'warning' : role === 'alert';

/**
 * The snackbars, top centre (specification: shell). Both regions are there from the beginning, so that a screen reader hears
 * what comes into them: errors and warnings at once, the rest when it has finished speaking.
 */
export const Notices = () => {
  const notices = useNotices();
  const urgent = notices.filter(isUrgent);
  const calm = notices.filter((notice) => !urgent.includes(notice));
  return createPortal(
    <div className={classes('grid gap-8 fixed unpressed', styles.place)}>
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
    </div>,
    document.body,
  );
};
