import {
  calls,
  type HandedPaper,
  type PaperBatch,
  type PaperState,
  paperStates,
} from '@phila/contract/calls';
import { numberText, southAfricanTime } from '@phila/contract/format';
import { messageOf, notify, saveBlob, send, useMay } from '@phila/platform';
import {
  AdminList,
  type AdminColumn,
  Badge,
  Button,
  classes,
  Empty,
  Field,
  Menu,
  type MenuItem,
  Pager,
  Select,
  useListAddress,
  useListRows,
} from '@phila/ui';
import { useState } from 'react';
import { ReasonDialog } from '../acts/reason-dialog.tsx';
import { useActs } from '../acts/use-acts.tsx';
import { Filters } from '../administrative/filters.tsx';
import { OF_ROW } from '../administrative/of-row.ts';
import { PersonLink } from '../administrative/person-link.tsx';
import { countOfFiles } from './batch-list.tsx';
import { evidenceWords, stateWords } from './paper-words.ts';
import { PersonDialog } from './person-dialog.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';

const { batchById, batches, choosePerson, leavePaperOut, paperFile, papersOfBatch, withdrawPaper } =
  calls.papers;
const SHOWN = [papersOfBatch, batchById, batches];
const SIZES = [25, 50, 100] as const;

const PersonCell = ({ paper: { personId, personName, several } }: { paper: HandedPaper }) => {
  if (personId !== null) return <PersonLink id={personId} name={personName ?? 'No name yet'} />;
  return several.length === 0 ? '' : several.join(' or ');
};

const columns: readonly AdminColumn<HandedPaper>[] = [
  {
    name: 'fileName',
    label: 'File',
    cell: ({ fileName }) => <span className={classes('strong anywhere')}>{fileName}</span>,
  },
  { name: 'person', label: 'For', cell: (paper) => <PersonCell paper={paper} /> },
  {
    name: 'state',
    label: 'State',
    cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].name}</Badge>,
  },
  { name: 'by', label: 'Found by', cell: ({ by }) => (by === null ? '' : evidenceWords[by]) },
  {
    name: 'readAt',
    label: 'Read',
    cell: ({ state, readAt, withdrawnReason }) =>
      state === 'withdrawn'
        ? (withdrawnReason ?? '')
        : readAt === null
          ? state === 'handedOver'
            ? 'Not yet'
            : ''
          : southAfricanTime(readAt),
  },
];

type Opened = { dialog: 'person' | 'replace' | 'withdraw'; paper: HandedPaper };

interface PaperListProps {
  guid: string;
  batch: PaperBatch;
}

/** Files of a batch, each with its verdict and what mends it. */
export const PaperList = ({ guid, batch }: PaperListProps) => {
  const mayChange = useMay('organisation.members.write') && !batch.isUnderWay;
  const list = useListAddress({ prefix: OF_ROW, sizes: SIZES, isStill: true });
  const state = paperStates.find((one) => one === list.value('state'));
  const params = { guid, batchId: batch.id };
  const papers = useListRows(papersOfBatch, list, {
    input: { params, query: state === undefined ? {} : { State: state } },
    staleTime: 0,
  });
  const { busy, act, ask, dialog } = useActs(SHOWN);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const open = async ({ id, fileName }: HandedPaper) => {
    try {
      saveBlob(await send(paperFile, { params: { ...params, paperId: id } }), fileName);
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error, 'We could not open the file. Please try again.') });
    }
  };
  const itemsOf = (paper: HandedPaper): MenuItem[] => {
    const isDraft = paper.state !== 'handedOver' && paper.state !== 'withdrawn';
    const hasFile = paper.state !== 'notPdf' && paper.state !== 'withdrawn';
    return [
      ...(hasFile ? [{ text: 'Download', onSelect: () => void open(paper) }] : []),
      ...(mayChange && isDraft && hasFile
        ? [{ text: 'Choose the person', onSelect: () => setOpened({ dialog: 'person', paper }) }]
        : []),
      ...(mayChange && isDraft
        ? [
            { text: 'Replace', onSelect: () => setOpened({ dialog: 'replace', paper }) },
            {
              text: 'Leave out',
              tone: 'danger' as const,
              onSelect: () =>
                ask({
                  row: paper.id,
                  title: `Leave ${paper.fileName} out?`,
                  text: 'It is deleted from this batch. No one was told of it.',
                  confirm: 'Leave it out',
                  cancel: 'Keep it',
                  work: () => send(leavePaperOut, { params: { ...params, paperId: paper.id } }),
                  done: `${paper.fileName} is left out`,
                }),
            },
          ]
        : []),
      ...(mayChange && paper.state === 'handedOver'
        ? [
            {
              text: 'Withdraw',
              tone: 'danger' as const,
              onSelect: () => setOpened({ dialog: 'withdraw', paper }),
            },
          ]
        : []),
    ];
  };
  const actions = (paper: HandedPaper) => {
    const items = itemsOf(paper);
    const needsPerson = mayChange && (paper.state === 'none' || paper.state === 'several');
    return (
      <div className={classes('row gap-8')}>
        {needsPerson && (
          <Button
            size="small"
            loading={busy === paper.id}
            aria-label={`Choose the person of ${paper.fileName}`}
            onClick={() => setOpened({ dialog: 'person', paper })}
          >
            Choose the person
          </Button>
        )}
        {items.length > 0 && <Menu label={`Actions for ${paper.fileName}`} items={items} />}
      </div>
    );
  };
  const nameOf = (one: PaperState) => `${stateWords[one].name} (${numberText(batch.counts[one])})`;
  return (
    <>
      <AdminList<HandedPaper>
        label="Files"
        level={3}
        rows={papers.reading}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ fileName }) => fileName}
        actions={actions}
        busy={papers.busy}
        failure="The files could not be loaded. Please try again."
        tools={
          <Filters>
            <Field label="State">
              {({ 'aria-invalid': _wrong, ...wiring }) => (
                <Select<PaperState | ''>
                  {...wiring}
                  value={state ?? ''}
                  options={[
                    { value: '', label: `All (${numberText(countOfFiles(batch))})` },
                    ...paperStates
                      .filter((one) => batch.counts[one] > 0 || one === state)
                      .map((one) => ({ value: one, label: nameOf(one) })),
                  ]}
                  onChange={(next) => list.put({ state: next || null })}
                />
              )}
            </Field>
          </Filters>
        }
        empty={
          state === undefined ? (
            <Empty title="No files yet">
              Choose the PDFs of this batch. You can add more until you hand it over.
            </Empty>
          ) : (
            <Empty title="No file is in this state">Choose another state, or all.</Empty>
          )
        }
        paging={
          papers.pages > 1 && (
            <Pager
              page={papers.page}
              pages={papers.pages}
              total={papers.count ?? undefined}
              size={list.view.size}
              sizes={SIZES}
              onSize={(size) => list.changeView({ size })}
              onPage={(page) => list.changeView({ page })}
              label="Pages of files"
            />
          )
        }
      />
      {opened?.dialog === 'person' && (
        <PersonDialog
          guid={guid}
          paper={opened.paper}
          onClose={close}
          onChoose={({ id: personId, name }) => {
            const { id: paperId, fileName } = opened.paper;
            close();
            void act({
              row: paperId,
              work: () => send(choosePerson, { params: { ...params, paperId }, body: { personId } }),
              done: `${fileName} is for ${name ?? 'this member'}`,
            });
          }}
        />
      )}
      {opened?.dialog === 'replace' && (
        <ReplaceDialog
          guid={guid}
          batchId={batch.id}
          paper={opened.paper}
          onReplaced={() => {
            close();
            void act({ row: opened.paper.id, work: async () => {}, done: 'The file is replaced' });
          }}
          onClose={close}
        />
      )}
      {opened?.dialog === 'withdraw' && (
        <ReasonDialog
          title={`Withdraw ${opened.paper.fileName}?`}
          sentence={`${opened.paper.personName ?? 'The person'} can no longer open it, and the file is deleted. The list keeps its line.`}
          label="Why"
          hint="Administrators of this organisation see it."
          missing="Please enter why you withdraw it"
          submit="Withdraw it"
          shown={SHOWN}
          act={(reason) =>
            send(withdrawPaper, { params: { ...params, paperId: opened.paper.id }, body: { reason } })
          }
          onDone={() => notify({ severity: 'success', text: 'The paper is withdrawn' })}
          onClose={close}
        />
      )}
      {dialog}
    </>
  );
};
