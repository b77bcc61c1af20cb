import { calls, type ReceivedAnnouncement } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { refreshReads, send } from '@phila/platform';
import { classes } from '@phila/ui';
import { Link } from 'react-router-dom';
import styles from './due-reminders.module.css';

const { openReceived, receivedAnnouncements } = calls.messaging;

/** Reports the first opening. A failure is ignored, as the next opening reports it. */
const tellOpened = async ({ id }: ReceivedAnnouncement): Promise<void> => {
  try {
    await send(openReceived, { params: { id } });
  } catch {
    return;
  }
  await refreshReads([receivedAnnouncements]);
};

interface AnnouncementsProps {
  /** Id of the heading. */
  id: string;
  items: readonly ReceivedAnnouncement[];
}

/** Announcements of the site, each opened by a press. */
export const Announcements = ({ id, items }: AnnouncementsProps) => (
  <section className={styles.group} aria-labelledby={id}>
    <p id={id} className={classes('below-8 small bold line-20', styles.title)}>
      News for you
    </p>
    <ul>
      {items.map((item) => (
        <li key={item.id} className={classes('pad-y-8 rule-above')}>
          <details
            onToggle={({ currentTarget }) => {
              if (currentTarget.open && !item.isOpened) void tellOpened(item);
            }}
          >
            <summary className={styles.news}>
              <span className={classes(item.isOpened ? 'line-22 anywhere' : 'bold line-22 anywhere')}>
                {item.title}
                {!item.isOpened && <span className={classes('unseen')}> (not read yet)</span>}
              </span>
            </summary>
            <p className={classes('small line-22 anywhere', styles.words)}>{item.text}</p>
            {item.to !== null && (
              <p className={classes('small line-22')}>
                <Link to={item.to}>Go to the page for it</Link>
              </p>
            )}
            <p className={classes('tiny muted line-18 figures')}>{southAfricanTime(item.deliveredAt)}</p>
          </details>
        </li>
      ))}
    </ul>
  </section>
);
