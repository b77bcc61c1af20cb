import { holds } from '@phila/contract/fields';
import type { AnyResource } from '@phila/contract/resources';
import { messageOf } from '@phila/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Drawer } from './antd-drawer.ts';
import { Button } from '../../controls/button/index.ts';
import { Callout } from '../../feedback/callout/index.ts';
import { classes } from '../../layout/classes/index.ts';
import { Confirm } from '../../overlays/dialog/index.ts';
import { FaultPanel } from '../../feedback/fault-panel/index.ts';
import { Empty } from '../../feedback/empty/index.ts';
import type { Activity } from '../form-activity/index.ts';
import { ValueText } from '../form-fields/index.ts';
import { useLeaveWarning } from '../leave-warning/index.ts';
import { Loading } from '../../feedback/loading/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { Tabs, type Tab } from '../../controls/tabs/index.ts';
import { History } from './history.tsx';
import { Pictures } from './pictures.tsx';
import { Publication } from './publication-form.tsx';
import { idOfRow } from './resource-address.ts';
import { nameOfRow } from './resource-cell.ts';
import { ResourceForm, type Preview } from './resource-form.tsx';
import type { ResourceItem } from './resource-row.ts';
import { useResourceCalls } from './use-resource-calls.ts';
import type { ResourceWrites, WriteResult } from './use-resource-writes.ts';
import { addWords, singularHead } from './resource-words.ts';
import styles from './resource-screen.module.css';

/** Draws further parts of a row; separate calls save them. */
export type RowParts = (row: ResourceItem, canWrite: boolean) => readonly Tab[];

export interface RowDrawerProps {
  resource: AnyResource;
  /** The row's id, or `new`. */
  open: string;
  canWrite: boolean;
  writes: ResourceWrites;
  /** Called once it is on the screen, when the list behind may be drawn. */
  onDrawn: () => void;
  /** Called after a save, with its text for Undo. */
  onWritten: (written: WriteResult, text: string) => void;
  preview?: Preview | undefined;
  /** Draws further parts of a row, each in a tab. */
  parts?: RowParts | undefined;
  /** Gives the address of the page that shows a row on the site. */
  pageOf?: ((row: ResourceItem) => string) | undefined;
  /** Opens another row. */
  onOpen: (id: string) => void;
  onClose: () => void;
}

const QUIET: Activity = { dirty: false, sending: false, busy: false };

/** A row's values, for people who may not change it. */
const Facts = ({ resource, row }: { resource: AnyResource; row: ResourceItem }) => (
  <dl className={classes('grid gap-12')}>
    {Object.entries(resource.fields).map(([name, field]) =>
      holds(field, 'fields', 'rows', 'constant') ? null : (
        <div key={name}>
          <dt className={classes('small muted')}>{field.label}</dt>
          <dd className={classes('anywhere')}>
            <ValueText field={field} value={row[name]} masks />
          </dd>
        </div>
      ),
    )}
  </dl>
);

interface ContentProps extends Omit<RowDrawerProps, 'open' | 'onDrawn'> {
  row: ResourceItem;
  onActivity: (activity: Activity) => void;
  onCancel: () => void;
}

const Content = (props: ContentProps) => {
  const {
    resource,
    row,
    canWrite,
    writes,
    preview,
    parts,
    pageOf,
    onWritten,
    onClose,
    onActivity,
    onCancel,
  } = props;
  const [tab, setTab] = useState('details');
  const isRemoved = row.removedAt !== null;
  const isEditable = canWrite && !isRemoved;
  const name = nameOfRow(resource, row);
  const tabs: Tab[] = [
    {
      key: 'details',
      text: 'Details',
      content: isEditable ? (
        <ResourceForm
          resource={resource}
          row={row}
          writes={writes}
          preview={preview}
          onActivity={onActivity}
          onCancel={onCancel}
          onSaved={(written) => {
            if (written !== null) onWritten(written, `${nameOfRow(resource, written.row)} saved`);
            onClose();
          }}
        />
      ) : (
        <>
          <Pictures resource={resource} row={row} canWrite={false} writes={writes} />
          <Facts resource={resource} row={row} />
          {preview !== undefined && (
            <section aria-label="Preview" className={styles.preview}>
              {preview({ ...row, ...row.pictures }, row)}
            </section>
          )}
        </>
      ),
    },
    ...(parts?.(row, isEditable) ?? []),
    {
      key: 'history',
      text: 'History',
      content: (
        <History
          resource={resource}
          row={row}
          writes={isEditable ? writes : undefined}
          onUndone={(operation, text) => {
            onWritten({ operation, row }, text);
            // Fills the form from the present row; asks first if there are unsaved changes.
            onCancel();
          }}
        />
      ),
    },
  ];
  return (
    <div className={styles.drawer}>
      {isRemoved && (
        <Callout
          tone="warning"
          title={`This ${resource.title} was removed`}
          action={
            canWrite &&
            resource.isRestorable && (
              <Button
                onClick={async () => {
                  onWritten(await writes.restore(row), `${name} restored`);
                }}
              >
                Restore
              </Button>
            )
          }
        >
          It is kept, but not shown anywhere.
        </Callout>
      )}
      {(resource.isPublished || resource.publishedBy !== null) && !isRemoved && (
        <Publication
          resource={resource}
          row={row}
          canWrite={canWrite}
          writes={writes}
          onWritten={onWritten}
          name={name}
          page={pageOf?.(row)}
        />
      )}
      <Tabs label={`Parts of ${name}`} tabs={tabs} chosen={tab} onChoose={setTab} />
    </div>
  );
};

/** Says that the row of the address does not exist, or is not for this person. */
const NoRow = ({ resource, onClose }: Pick<ContentProps, 'resource' | 'onClose'>) => (
  <Empty
    inCard
    title={`We can’t find this ${resource.title}`}
    action={<Button onClick={onClose}>Back to the list</Button>}
  >
    It may have been deleted, or the link is not for you.
  </Empty>
);

/** Reads the row of the address, because it may be on another page of the list. */
const ReadRow = ({ id, ...props }: Omit<ContentProps, 'row'> & { id: number }) => {
  const calls = useResourceCalls(props.resource);
  const { data, error, refetch } = useQuery(calls.read.query({ params: { id } }));
  if (data !== undefined) {
    const row = data as ResourceItem;
    // Keeps the form when a picture or a state is saved, and with it the entries.
    return <Content key={row.id} {...props} row={row} />;
  }
  // Offers no Retry, because it would fail again.
  if (error?.status === 404) return <NoRow {...props} />;
  if (error !== null)
    return (
      <FaultPanel area={`This ${props.resource.title}`} onRetry={refetch}>
        {messageOf(error, 'This could not be loaded. Please try again.')}
      </FaultPanel>
    );
  return (
    <Loading what={`this ${props.resource.title}`}>
      <Skeleton height={280} />
    </Loading>
  );
};

/** Names the open row once it has loaded. */
const RowName = ({ resource, id }: { resource: AnyResource; id: number }) => {
  const { data } = useQuery(useResourceCalls(resource).read.query({ params: { id } }));
  return data === undefined ? singularHead(resource) : nameOfRow(resource, data as ResourceItem);
};

/** Shows a row beside the list, at its own address: form, pictures and history. */
const RowDrawer = ({ open, onOpen, onClose, onDrawn, ...props }: RowDrawerProps) => {
  const { resource, canWrite, writes, onWritten } = props;
  const activity = useRef<Activity>(QUIET);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(onDrawn, [onDrawn]);
  const onActivity = (now: Activity) => {
    activity.current = now;
  };
  useLeaveWarning(() => activity.current.dirty);
  const close = () => {
    if (activity.current.sending) return;
    if (activity.current.dirty) setLeaving(true);
    else onClose();
  };
  const isNew = open === 'new';
  const id = idOfRow(open);
  const content = { ...props, onOpen, onClose, onActivity, onCancel: close };
  return (
    <Drawer
      open
      size={props.preview === undefined ? 640 : 1120}
      title={
        isNew ? (
          addWords(resource)
        ) : id === null ? (
          singularHead(resource)
        ) : (
          <RowName resource={resource} id={id} />
        )
      }
      onClose={close}
      closable={{ 'aria-label': 'Close' }}
    >
      {isNew && canWrite ? (
        <ResourceForm
          resource={resource}
          row={null}
          writes={writes}
          preview={props.preview}
          onActivity={onActivity}
          onCancel={close}
          onSaved={(written) => {
            if (written === null) return;
            onWritten(written, `${nameOfRow(resource, written.row)} added`);
            // Continues to the row's own page if it has pictures, other parts or is to be published.
            const goesOn =
              resource.isPublished ||
              resource.publishedBy !== null ||
              Object.keys(resource.pictures).length > 0 ||
              props.parts !== undefined;
            if (goesOn) onOpen(String(written.row.id));
            else onClose();
          }}
        />
      ) : id !== null ? (
        <ReadRow id={id} {...content} />
      ) : (
        <NoRow {...content} />
      )}
      {isLeaving && (
        <Confirm
          title="Discard your changes?"
          confirm="Discard"
          cancel="Keep editing"
          onConfirm={() => {
            activity.current = QUIET;
            onClose();
          }}
          onCancel={() => setLeaving(false)}
        >
          What you changed is not saved yet.
        </Confirm>
      )}
    </Drawer>
  );
};

export default RowDrawer;
