import { type Announcement, calls } from '@phila/contract/calls';
import { numberText } from '@phila/contract/format';
import { useMay } from '@phila/platform';
import { Badge, classes, Empty } from '@phila/ui';
import { Drawer } from 'antd';
import RowHistory from '../audit/row-history.tsx';
import { FactsTable } from '../facts-table/facts-table.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { mailedOf, stateWords, whenOf } from './announcement-words.ts';
import { Reach } from './reach.tsx';

const ANNOUNCEMENT_CALLS = [calls.messaging.announcements];

const AnnouncementDetails = ({ announcement }: { announcement: Announcement }) => {
  const { id, state, title, text, to, delivered, opened } = announcement;
  const seesAudit = useMay('site.operations.read');
  return (
    <div className={classes('stack gap-24')}>
      <div>
        <Badge tone={stateWords[state].tone}>{stateWords[state].name}</Badge>
      </div>
      <AnnouncementPreview title={title} text={text} />
      {state === 'draft' && <Reach id={id} />}
      <FactsTable
        facts={[
          ['Goes to', to],
          ['Sent', whenOf(announcement)],
          ['Delivered', numberText(delivered)],
          ['Opened in the bell', numberText(opened)],
          ['Emailed', mailedOf(announcement)],
        ]}
      />
      {seesAudit && (
        <section>
          <h3 className={classes('strong below-12')}>History</h3>
          <RowHistory rowId={id} by={ANNOUNCEMENT_CALLS} of="announcement" />
        </section>
      )}
    </div>
  );
};

export interface AnnouncementDrawerProps {
  /** Undefined if the list has no row with the id in the address. */
  announcement: Announcement | undefined;
  onClose: () => void;
}

/** Details of an announcement: its text, its progress and its history. */
const AnnouncementDrawer = ({ announcement, onClose }: AnnouncementDrawerProps) => (
  <Drawer
    open
    size={640}
    title={announcement?.title ?? 'Announcement'}
    closable={{ 'aria-label': 'Close' }}
    onClose={onClose}
  >
    {announcement === undefined ? (
      <Empty inCard title="We can’t find this announcement">
        It may have been deleted. The list has those that there are.
      </Empty>
    ) : (
      <AnnouncementDetails announcement={announcement} />
    )}
  </Drawer>
);

export default AnnouncementDrawer;
