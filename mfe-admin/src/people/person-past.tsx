import {
  calls,
  type LookedAtPerson,
  type PersonEvent,
  type TimelineKind,
  timelineKinds,
} from '@phila/contract/calls';
import { useMay } from '@phila/platform';
import { Button, classes, Empty, Field, Loaded, Select, Skeleton, Surface, Timeline } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Earlier } from '../administrative/earlier.tsx';
import { NoteDialog } from './note-dialog.tsx';
import styles from './person-page.module.css';

const words: Readonly<Record<TimelineKind, string>> = {
  order: 'Orders',
  payment: 'Payments',
  refund: 'Refunds',
  message: 'Emails and texts',
  'sign-in': 'Sign-ins',
  note: 'Notes by staff',
  look: 'Looks by staff',
};

/** Kinds of events that this member of staff may see. */
const useKinds = (): readonly TimelineKind[] => {
  const seesOrders = useMay('shop.orders.read');
  const seesAudit = useMay('site.operations.read');
  const seesViewings = useMay('identity.viewing.read');
  const hidden = new Set<TimelineKind>([
    ...(seesOrders ? [] : (['order', 'payment', 'refund'] as const)),
    ...(seesAudit || seesViewings ? [] : (['look'] as const)),
  ]);
  return timelineKinds.filter((kind) => !hidden.has(kind));
};

const EventText = ({ event: { title, detail, to } }: { event: PersonEvent }) => (
  <div className={classes('row wrap between gap-8')}>
    <span className={classes('grow shrink anywhere', styles.text)}>{detail}</span>
    {to !== null && (
      <Link to={to} className={classes('rigid')} aria-label={`Open: ${title}`}>
        Open
      </Link>
    )}
  </div>
);

/** Everything that happened with a person, the latest first, by kind, with notes to write. */
const PersonPast = ({ person: { id } }: { person: LookedAtPerson }) => {
  const kinds = useKinds();
  const mayWrite = useMay('identity.people.write');
  const [isWriting, setWriting] = useState(false);
  const [params, setParams] = useSearchParams();
  const kind = kinds.find((one) => one === params.get('show'));
  const before = params.get('after');
  const reading = useQuery(
    calls.identity.personTimeline.query(
      {
        params: { id },
        query: {
          ...(kind === undefined ? {} : { Kind: kind }),
          ...(before === null ? {} : { Before: before }),
        },
      },
      { staleTime: 0 },
    ),
  );
  return (
    <Surface
      title="What happened"
      action={
        mayWrite && (
          <Button size="small" onClick={() => setWriting(true)}>
            Write a note
          </Button>
        )
      }
    >
      <div className={classes('stack gap-24')}>
        <Field label="Show">
          {({ 'aria-invalid': _wrong, ...wiring }) => (
            <Select<TimelineKind | ''>
              {...wiring}
              value={kind ?? ''}
              options={[
                { value: '', label: 'Everything' },
                ...kinds.map((one) => ({ value: one, label: words[one] })),
              ]}
              onChange={(next) => setParams(next ? { show: next } : {})}
            />
          )}
        </Field>
        <Loaded what="What happened" reading={reading} inCard waiting={<Skeleton height={320} />}>
          {({ events, next }) => (
            <>
              {events.length === 0 ? (
                <Empty title="Nothing here">
                  {kind === undefined
                    ? 'Actions by and for this person appear here.'
                    : `There is nothing under “${words[kind]}”.`}
                </Empty>
              ) : (
                <Timeline
                  label="What happened with this person"
                  events={events.map((event) => ({
                    key: event.id,
                    at: event.at,
                    title: event.title,
                    tone: event.tone,
                    ...(event.detail === null && event.to === null
                      ? {}
                      : { text: <EventText event={event} /> }),
                  }))}
                />
              )}
              <Earlier next={next} />
            </>
          )}
        </Loaded>
      </div>
      {isWriting && <NoteDialog id={id} onClose={() => setWriting(false)} />}
    </Surface>
  );
};

export default PersonPast;
