import { type Announcement, calls } from '@phila/contract/calls';
import { send, useMay, useRead } from '@phila/platform';
import {
  Badge,
  Button,
  classes,
  Confirm,
  DataTable,
  Empty,
  Loaded,
  Page,
  Skeleton,
  Surface,
  type TableColumn,
} from '@phila/ui';
import { useState } from 'react';
import { useActs } from '../jobs/use-acts.ts';
import { stateWords, whenOf } from './announcement-words.ts';
import { DraftDialog } from './draft-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';

const { announcements, removeAnnouncement, stopAnnouncement, testAnnouncement } = calls.messaging;

const columns: readonly TableColumn<Announcement>[] = [
  { name: 'title', label: 'Title', cell: ({ title }) => <strong>{title}</strong>, isTitle: true },
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
    cell: ({ delivered }) => delivered.toLocaleString('en-ZA'),
    isNumber: true,
  },
  {
    name: 'opened',
    label: 'Opened in the bell',
    cell: ({ opened }) => opened.toLocaleString('en-ZA'),
    isNumber: true,
  },
  {
    name: 'mailed',
    label: 'Mailed',
    cell: ({ byMail, mailed }) => (byMail ? mailed.toLocaleString('en-ZA') : 'Not by mail'),
    isNumber: true,
  },
];

/** What is done with one, and asks first. */
type Asked = { act: 'change' | 'send' | 'stop' | 'remove'; announcement: Announcement };

/** Announcements to people: written, tried on oneself, sent at a time, stopped, and how many opened them. */
const MessagingPage = () => {
  const mayWrite = useMay('site.announcements.write');
  const reading = useRead(announcements, {}, { staleTime: 0, refetchInterval: 15_000 });
  const { busy, act } = useActs([announcements, calls.messaging.receivedAnnouncements]);
  const [isWriting, setWriting] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const isAsked = (what: Asked['act']): Announcement | null =>
    asked?.act === what ? asked.announcement : null;
  const [changing, sending, stopping, removing] = [
    isAsked('change'),
    isAsked('send'),
    isAsked('stop'),
    isAsked('remove'),
  ];
  const write = (
    <Button type="primary" onClick={() => setWriting(true)}>
      Write an announcement
    </Button>
  );
  const actions = (announcement: Announcement) => {
    const { id, state, title } = announcement;
    const button = (what: Asked['act'], label: string, danger = false) => (
      <Button
        size="small"
        danger={danger}
        loading={busy === id && what === 'stop'}
        aria-label={`${label} ${title}`}
        onClick={() => setAsked({ act: what, announcement })}
      >
        {label}
      </Button>
    );
    return (
      <div className={classes('row wrap gap-8')}>
        {state === 'draft' && (
          <>
            {button('change', 'Change')}
            <Button
              size="small"
              loading={busy === id}
              aria-label={`Try ${title} on yourself`}
              onClick={() =>
                void act(
                  id,
                  () => send(testAnnouncement, { params: { id } }),
                  'It is in your bell, and in your mail where it goes by mail',
                )
              }
            >
              Try it on yourself
            </Button>
            {button('send', 'Send')}
          </>
        )}
        {(state === 'scheduled' || state === 'sent') && button('stop', 'Stop', true)}
        {(state === 'draft' || state === 'stopped') && button('remove', 'Delete', true)}
      </div>
    );
  };
  return (
    <Page
      title="Messaging"
      sentence="Announcements to people, in the bell of the site and, to those who agreed to it, by mail."
    >
      <Surface label="Announcements">
        <div className={classes('stack gap-24')}>
          {mayWrite && <div>{write}</div>}
          <Loaded
            what="Announcements"
            reading={reading}
            waiting={<Skeleton height={320} />}
            empty={
              <Empty title="No announcements yet">
                Write one and try it on yourself. No one else sees it before you send it.
              </Empty>
            }
          >
            {(rows) => (
              <DataTable<Announcement>
                label="Announcements"
                rows={rows}
                keyOf={({ id }) => id}
                nameOf={({ title }) => title}
                columns={columns}
                {...(mayWrite ? { actions } : {})}
              />
            )}
          </Loaded>
        </div>
      </Surface>
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
      {stopping !== null && (
        <Confirm
          title="Stop this announcement?"
          confirm="Stop it"
          cancel="Keep it"
          onCancel={close}
          onConfirm={() => {
            close();
            void act(
              stopping.id,
              () => send(stopAnnouncement, { params: { id: stopping.id } }),
              'It is stopped',
            );
          }}
        >
          It goes to no one else and leaves every bell, for good. What was mailed was mailed.
        </Confirm>
      )}
      {removing !== null && (
        <Confirm
          title="Delete this announcement?"
          confirm="Delete it"
          cancel="Keep it"
          onCancel={close}
          onConfirm={() => {
            close();
            void act(
              removing.id,
              () => send(removeAnnouncement, { params: { id: removing.id } }),
              'It is deleted',
            );
          }}
        >
          It cannot be brought back.
        </Confirm>
      )}
    </Page>
  );
};

export default MessagingPage;
