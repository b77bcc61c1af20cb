import { numberText } from '@phila/contract/format';
import { type Announcement, calls } from '@phila/contract/calls';
import { send, useMay } from '@phila/platform';
import {
  Badge,
  Button,
  classes,
  AdminList,
  Empty,
  Icon,
  MainAction,
  Menu,
  Page,
  Surface,
  type AdminColumn,
  type ListAddress,
  useListAddress,
  useListKeys,
  useListReturn,
  lazyDialog,
} from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useActs } from '../acts/use-acts.tsx';
import { mailedOf, stateWords, whenOf } from './announcement-words.ts';
import { DraftDialog } from './draft-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import styles from './messaging.module.css';

const AnnouncementDrawer = lazyDialog(
  () => import(/* webpackChunkName: "drawers" */ './announcement-drawer.tsx'),
  'what you opened',
);

const { announcements, removeAnnouncement, stopAnnouncement, testAnnouncement } = calls.messaging;

const columnsOf = (list: ListAddress): readonly AdminColumn<Announcement>[] => [
  {
    name: 'title',
    label: 'Title',
    cell: ({ id, title }) => (
      <Link {...list.linkTo(id)} className={classes('strong', styles.title)}>
        {title}
      </Link>
    ),
  },
  {
    name: 'state',
    label: 'State',
    cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].name}</Badge>,
  },
  { name: 'to', label: 'Goes to', cell: ({ to }) => to },
  { name: 'when', label: 'Sent', cell: whenOf },
  {
    name: 'delivered',
    label: 'Delivered',
    cell: ({ delivered }) => numberText(delivered),
    isNumber: true,
  },
  {
    name: 'opened',
    label: 'Opened in the bell',
    cell: ({ opened }) => numberText(opened),
    isNumber: true,
  },
  {
    name: 'mailed',
    label: 'Emailed',
    cell: mailedOf,
    isNumber: true,
  },
];

/** Dialog that is open for one announcement. */
type Opened = { dialog: 'change' | 'send'; announcement: Announcement };

/** Announcements: written, tried on oneself, scheduled, stopped, and counted as opened. */
const MessagingPage = () => {
  const mayWrite = useMay('site.announcements.write');
  const reading = useQuery(announcements.query({}, { staleTime: 0, refetchInterval: 15_000 }));
  const { busy, act, ask, dialog } = useActs([announcements, calls.messaging.receivedAnnouncements]);
  const list = useListAddress();
  const shown = list.open;
  const place = useRef<HTMLDivElement>(null);
  useListKeys(place);
  useListReturn(place);
  const [isWriting, setWriting] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const openedFor = (which: Opened['dialog']): Announcement | null =>
    opened?.dialog === which ? opened.announcement : null;
  const changing = openedFor('change');
  const sending = openedFor('send');
  const actions = (announcement: Announcement) => {
    const { id, state, title } = announcement;
    const button = (label: string, onClick: () => void, danger = false) => (
      <Button
        size="small"
        danger={danger}
        loading={danger && busy === id}
        aria-label={`${label} ${title}`}
        onClick={onClick}
      >
        {label}
      </Button>
    );
    const test = () =>
      void act({
        row: id,
        work: () => send(testAnnouncement, { params: { id } }),
        done: 'It is in your bell, and in your inbox where it goes by email',
      });
    const stop = () =>
      ask({
        title: 'Stop this announcement?',
        text: 'No one else gets it, and it is removed from every bell for good. Emails that were sent cannot be taken back.',
        confirm: 'Stop it',
        cancel: 'Keep it',
        row: id,
        work: () => send(stopAnnouncement, { params: { id } }),
        done: 'It is stopped',
      });
    const remove = () =>
      ask({
        title: 'Delete this announcement?',
        text: 'It cannot be restored.',
        confirm: 'Delete it',
        cancel: 'Keep it',
        row: id,
        work: () => send(removeAnnouncement, { params: { id } }),
        done: 'It is deleted',
      });
    return (
      <div className={classes('row gap-8')}>
        {state === 'draft' && (
          <>
            {button('Send', () => setOpened({ dialog: 'send', announcement }))}
            <Menu
              label={`Actions for ${title}`}
              items={[
                { text: 'Change', onSelect: () => setOpened({ dialog: 'change', announcement }) },
                { text: 'Send a test to yourself', disabled: busy === id, onSelect: test },
                { text: 'Delete', tone: 'danger', onSelect: remove },
              ]}
            />
          </>
        )}
        {(state === 'scheduled' || state === 'sent') && button('Stop', stop, true)}
        {state === 'stopped' && button('Delete', remove, true)}
      </div>
    );
  };
  return (
    <Page
      title="Messaging"
      sentence="Announcements to people, in the bell of the site and, to those who agreed to it, by email."
    >
      {mayWrite && (
        <MainAction
          text="Write an announcement"
          icon={<Icon name="add" size={18} />}
          onClick={() => setWriting(true)}
        >
          Write an announcement
        </MainAction>
      )}
      <Surface label="Announcements">
        <div ref={place}>
          <AdminList<Announcement>
            label="Announcements"
            rows={reading}
            keyOf={({ id }) => id}
            nameOf={({ title }) => title}
            columns={columnsOf(list)}
            {...(mayWrite ? { actions } : {})}
            empty={
              <Empty
                title="No announcements yet"
                action={
                  mayWrite ? (
                    <Button type="primary" onClick={() => setWriting(true)}>
                      Write an announcement
                    </Button>
                  ) : undefined
                }
              >
                Write one and send a test to yourself. No one else sees it before you send it.
              </Empty>
            }
          />
        </div>
      </Surface>
      {shown !== null && reading.data !== undefined && (
        <AnnouncementDrawer
          announcement={reading.data.find(({ id }) => id === shown)}
          onClose={() => list.openRow(null)}
        />
      )}
      {(isWriting || changing !== null) && (
        <DraftDialog
          announcement={changing}
          onClose={() => {
            setWriting(false);
            close();
          }}
        />
      )}
      {sending !== null && <SendDialog announcement={sending} onClose={close} />}
      {dialog}
    </Page>
  );
};

export default MessagingPage;
