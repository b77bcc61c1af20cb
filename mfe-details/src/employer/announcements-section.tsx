import { longDateText } from '@phila/contract/format';
import { classes, Markdown, Surface } from '@phila/ui';
import type { RoomSection } from './room-section.ts';

/** Announcements of today, the latest first. */
export const AnnouncementsSection: RoomSection = ({ room: { announcements } }) =>
  announcements.length === 0 ? null : (
    <Surface title="Announcements">
      <div className={classes('grid gap-24')}>
        {announcements.map(({ title, text, startDate, endDate }) => (
          <article key={`${startDate} ${title}`} className={classes('grid gap-8')}>
            <h3 className={classes('normal strong anywhere')}>{title}</h3>
            {text !== null && <Markdown level={4}>{text}</Markdown>}
            <p className={classes('small muted')}>Until {longDateText(endDate)}</p>
          </article>
        ))}
      </div>
    </Surface>
  );
