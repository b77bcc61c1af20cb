import {
  Button,
  CardFault,
  CardHead,
  Chart,
  classes,
  CompletionRing,
  DataTable,
  Empty,
  Expiry,
  Fact,
  Facts,
  FaultPanel,
  IconButton,
  Loaded,
  LoadedCard,
  Loading,
  Masked,
  Money,
  Pager,
  Percentage,
  RetryButton,
  Skeleton,
  Tabs,
  Tile,
  Tiles,
  Timeline,
  useListAddress,
  type ChartProps,
  type Reading,
  type TableColumn,
} from '@phila/ui';
import { useState } from 'react';
import { Sample } from './sample.tsx';
import styles from './kit-page.module.css';

const refetch = () => Promise.resolve();
const readings: Record<string, Reading<string[]>> = {
  waiting: { data: undefined, error: null, refetch },
  empty: { data: [], error: null, refetch },
  full: { data: ['Renew the passport', 'Send the tax return'], error: null, refetch },
};

interface Account {
  id: string;
  bank: string;
  number: string;
  balance: number;
  share: number;
  until: string;
}

const accounts: Account[] = [
  {
    id: '1',
    bank: 'Bank of Gauteng',
    number: '62012345678',
    balance: 12345.5,
    share: 62.5,
    until: '2030-03-05',
  },
  { id: '2', bank: 'Ubuntu Savings', number: '10987654321', balance: -250, share: 37.5, until: '2024-02-29' },
];
const columns: TableColumn<Account>[] = [
  { name: 'bank', label: 'Bank', cell: ({ bank }) => bank },
  {
    name: 'number',
    label: 'Account number',
    cell: ({ number }) => <Masked value={number} what="account number" />,
  },
  { name: 'balance', label: 'Balance', cell: ({ balance }) => <Money value={balance} />, isNumber: true },
  { name: 'share', label: 'Share', cell: ({ share }) => <Percentage value={share} />, isNumber: true },
  { name: 'until', label: 'Card', cell: ({ until }) => <Expiry day={until} />, isSortable: false },
];
const keyOf = ({ id }: Account): string => id;
const nameOf = ({ bank }: Account): string => bank;
const actions = ({ bank }: Account) => (
  <>
    <IconButton icon="edit" label={`Edit ${bank}`} hint="Edit" />
    <IconButton icon="delete" tone="danger" label={`Delete ${bank}`} hint="Delete" />
  </>
);

const ButtonPager = () => {
  const [page, setPage] = useState(4);
  return <Pager label="Pages of bundles" page={page} pages={9} onPage={setPage} buttons={5} />;
};

const Accounts = ({ label, busy = false }: { label: string; busy?: boolean }) => {
  const { view, changeView: change } = useListAddress({
    prefix: label.startsWith('Narrow') ? 'narrow-' : '',
  });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['1']));
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={accounts}
        keyOf={keyOf}
        nameOf={(row) => `${nameOf(row)}${busy ? ' (busy)' : ''}`}
        actions={actions}
        selection={{
          selected,
          onSelect: (ids, on) =>
            setSelected(new Set([...[...selected].filter((id) => !ids.includes(id)), ...(on ? ids : [])])),
        }}
        order={view.order}
        onSort={(order) => change({ order })}
        busy={busy}
        level={3}
      />
      <Pager
        label={`Pages of ${label.toLowerCase()}`}
        page={view.page}
        pages={4}
        size={view.size}
        sizes={[5, 10, 25]}
        onPage={(page) => change({ page })}
        onSize={(size) => change({ size })}
      />
    </>
  );
};

const chart = {
  summary: 'Most of it is paid back in the last two years.',
  labels: ['2026', '2027', '2028', '2029'],
  labelled: 'Year',
  series: [
    { name: 'Capital', values: [40_000, 55_000, 72_000, 90_000] },
    { name: 'Interest', values: [30_000, 22_000, 12_000, 4_000] },
  ],
} satisfies Omit<ChartProps, 'title' | 'kind'>;

/** Faults, shown one at a time: each has a Retry, and no two actions of a screen may share a name. */
const FAULTS = [
  {
    key: 'panel',
    text: 'FaultPanel',
    content: (
      <FaultPanel area="Your payslips" onRetry={refetch}>
        The pay office does not answer. Please try again in a minute.
      </FaultPanel>
    ),
  },
  { key: 'card', text: 'CardFault', content: <CardFault onRetry={refetch} /> },
  {
    key: 'line',
    text: 'RetryButton',
    content: (
      <p className={classes('row wrap gap-12')}>
        Some of this could not be loaded.
        <RetryButton size="small" onRetry={refetch} />
      </p>
    ),
  },
  {
    key: 'loaded',
    text: 'Loaded: failed',
    content: (
      <Loaded
        what="Reminders (failed)"
        reading={{ data: undefined, error: new Error('Not now'), refetch }}
        waiting={null}
        inCard
      >
        {() => null}
      </Loaded>
    ),
  },
];

const Faults = () => {
  const [chosen, setChosen] = useState('panel');
  return (
    <Sample name="FaultPanel, CardFault, Loaded: failed">
      <Tabs label="Faults" tabs={FAULTS} chosen={chosen} onChoose={setChosen} />
    </Sample>
  );
};

/** Samples of blocks that read data and show it. */
export const DataSamples = () => (
  <>
    {Object.entries(readings).map(([state, reading]) => (
      <Sample key={state} name={`Loaded: ${state}`}>
        <Loaded
          what={`Reminders (${state})`}
          reading={reading}
          waiting={<Skeleton width="60%" />}
          empty={<Empty title="No reminders yet">What must not be forgotten stands here.</Empty>}
        >
          {(list) => <p>{list.join(', ')}</p>}
        </Loaded>
      </Sample>
    ))}
    <Sample name="CardHead">
      <CardHead title="My trips" icon="calendar">
        <Button>Add</Button>
      </CardHead>
    </Sample>
    <Sample name="LoadedCard: waiting, empty, full">
      <div className={classes('grid fit-208 gap-16')}>
        {Object.entries(readings).map(([state, reading]) => (
          <LoadedCard
            key={state}
            title={`My work (${state})`}
            what={`Your CVs (${state})`}
            reading={reading}
            shape="figure"
            empty={{
              isEmpty: (list) => list.length === 0,
              sentence: 'There is nothing for a CV yet.',
              action: 'Begin your CV',
              to: '/kit',
            }}
          >
            {(list) => <p>{list.length} CVs</p>}
          </LoadedCard>
        ))}
      </div>
    </Sample>
    <Faults />
    <Sample name="Loading">
      <Loading what="your payslips">
        <div className={classes('stack gap-8')}>
          <Skeleton width="40%" />
          <Skeleton width="70%" />
        </div>
      </Loading>
    </Sample>
    <Sample name="DataTable and Pager">
      <Accounts label="Accounts" />
    </Sample>
    <Sample name="DataTable in a narrow container">
      <div className={styles.narrow}>
        <Accounts label="Narrow accounts" />
      </div>
    </Sample>
    <Sample name="Pager with page buttons">
      <ButtonPager />
    </Sample>
    <Sample name="Tiles">
      <Tiles label="Ways on">
        <Tile to="/details/banking" icon="bank" title="BANKING" text="Add your bank account" />
        <Tile onPress={() => undefined} icon="folder" title="Identity documents" text="3 documents" />
      </Tiles>
    </Sample>
    <Sample name="Tiles of cards, in narrower columns">
      <Tiles label="Airtime" least={148}>
        {['R 12', 'R 29', 'R 55', 'R 110'].map((price) => (
          <li key={price} className={classes('card pad-16')}>
            {price}
          </li>
        ))}
      </Tiles>
    </Sample>
    <Sample name="CompletionRing">
      <div className={classes('row wrap gap-12')}>
        <CompletionRing label="Passports" percentage={80} />
        <CompletionRing saysNotStarted label="Medical aid" percentage={0} />
        <CompletionRing label="Risk cover" percentage={undefined} />
      </div>
    </Sample>
    <Sample name="Facts and Masked">
      <Facts>
        <Fact label="Account number">
          <Masked value="62012345678" what="account number" />
        </Fact>
        <Fact label="Balance">
          <Money value={1234.5} />
        </Fact>
        <Fact label="Interest">
          <Percentage value={null} />
        </Fact>
        <Fact label="Remarks" across>
          Opened in Bloemfontein
        </Fact>
      </Facts>
    </Sample>
    <Sample name="Timeline">
      <Timeline
        label="What happened to the order"
        events={[
          { key: 'paid', title: 'Paid', at: '2026-11-20T09:00:00Z', tone: 'success', text: 'By card.' },
          { key: 'held', title: 'Held at the border', at: '2026-11-21T09:00:00Z', tone: 'danger' },
          { key: 'here', title: 'Delivered' },
        ]}
      />
    </Sample>
    {(['line', 'area', 'bars', 'rows', 'stack', 'share'] as const).map((kind) => (
      <Sample key={kind} name={`Chart: ${kind}`}>
        <Chart {...chart} kind={kind} title={`What is paid back, as ${kind}`} />
      </Sample>
    ))}
  </>
);
