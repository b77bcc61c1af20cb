import { calls, type PaperBatch, paperKindWords, paperStatesToMend } from '@phila/contract/calls';
import { numberText, southAfricanTime } from '@phila/contract/format';
import { useMay } from '@phila/platform';
import {
  AdminList,
  type AdminColumn,
  Badge,
  Button,
  classes,
  Empty,
  type ListAddress,
  Pager,
  type Tone,
  useListKeys,
  useListReturn,
  useListRows,
} from '@phila/ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { BatchDialog } from './batch-dialog.tsx';

/** Counts files that need somebody before they can be handed over. */
export const countToMend = ({ counts }: PaperBatch): number =>
  paperStatesToMend.reduce((sum, state) => sum + counts[state], 0);

/** Counts all files of a batch. */
export const countOfFiles = ({ counts }: PaperBatch): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const stateOf = (batch: PaperBatch): { name: string; tone: Tone } => {
  const { counts, isUnderWay, isStopped } = batch;
  if (isUnderWay) return { name: 'Being handed over', tone: 'info' };
  if (isStopped && counts.matched > 0) return { name: 'Stopped', tone: 'warning' };
  if (counts.unread > 0) return { name: 'Being read', tone: 'info' };
  if (counts.handedOver > 0) return { name: 'Handed over', tone: 'success' };
  return counts.withdrawn > 0
    ? { name: 'Withdrawn', tone: 'neutral' }
    : { name: 'Not handed over', tone: 'warning' };
};

const columnsOf = (list: ListAddress): readonly AdminColumn<PaperBatch>[] => [
  {
    name: 'title',
    label: 'Papers',
    cell: ({ id, kind, title }) => (
      <Link {...list.linkTo(id)} className={classes('strong')}>
        {paperKindWords[kind].many}, {title}
      </Link>
    ),
  },
  {
    name: 'state',
    label: 'State',
    cell: (batch) => {
      const { name, tone } = stateOf(batch);
      return <Badge tone={tone}>{name}</Badge>;
    },
  },
  { name: 'files', label: 'Files', isNumber: true, cell: (batch) => numberText(countOfFiles(batch)) },
  {
    name: 'toMend',
    label: 'To look at',
    isNumber: true,
    cell: (batch) => (countToMend(batch) === 0 ? '' : numberText(countToMend(batch))),
  },
  {
    name: 'read',
    label: 'Read',
    isNumber: true,
    cell: ({ read, counts }) =>
      counts.handedOver === 0 ? '' : `${numberText(read)} of ${numberText(counts.handedOver)}`,
  },
  { name: 'addedAt', label: 'Brought', cell: ({ addedAt }) => southAfricanTime(addedAt) },
];

interface BatchListProps {
  guid: string;
  list: ListAddress;
}

/** Batches of papers of an organisation, the latest first. */
export const BatchList = ({ guid, list }: BatchListProps) => {
  const mayBring = useMay('organisation.members.write');
  const [isBringing, setBringing] = useState(false);
  const batches = useListRows(calls.papers.batches, list, { input: { params: { guid } }, staleTime: 0 });
  const place = useRef<HTMLDivElement>(null);
  useListKeys(place);
  useListReturn(place);
  const button = mayBring ? (
    <Button type="primary" onClick={() => setBringing(true)}>
      Bring papers
    </Button>
  ) : undefined;
  return (
    <div ref={place} className={classes('stack gap-16')}>
      <div className={classes('row wrap gap-12 between')}>
        <p className={classes('muted grow')}>
          Payslips, IRP5s and letters as PDF. Each goes to the one person that it is for, and you see who has
          read theirs.
        </p>
        {batches.rows.length > 0 && button}
      </div>
      <AdminList<PaperBatch>
        label="Papers"
        rows={batches.reading}
        columns={columnsOf(list)}
        keyOf={({ id }) => id}
        nameOf={({ kind, title }) => `${paperKindWords[kind].many}, ${title}`}
        busy={batches.busy}
        failure="The list could not be loaded. Please try again."
        empty={
          <Empty title="No papers yet" action={button}>
            Bring a folder of PDFs. They are matched by employee number or ID number, in their names or in
            their text, with the confirmed members of this organisation.
          </Empty>
        }
        paging={
          batches.pages > 1 && (
            <Pager
              page={batches.page}
              pages={batches.pages}
              size={list.view.size}
              onPage={(page) => list.changeView({ page })}
              label="Pages of papers"
            />
          )
        }
      />
      {isBringing && (
        <BatchDialog guid={guid} onBegun={({ id }) => list.openRow(id)} onClose={() => setBringing(false)} />
      )}
    </div>
  );
};
