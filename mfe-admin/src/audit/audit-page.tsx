import { calls, type ValueOf } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { send } from '@phila/platform';
import {
  AdminList,
  type AdminColumn,
  Badge,
  classes,
  Empty,
  type ListAddress,
  Page,
  Surface,
  useListKeys,
  useListReturn,
  lazyDialog,
} from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Earlier } from '../administrative/earlier.tsx';
import { auditChips } from './audit-chips.ts';
import { AuditFilters } from './audit-filters.tsx';
import { areaText, kindWords } from './audit-words.ts';
import { SaveList } from '../files/save-list.tsx';
import { useAuditAddress } from './use-audit-address.ts';

const EntryDrawer = lazyDialog(
  () => import(/* webpackChunkName: "drawers" */ './entry-drawer.tsx'),
  'what you opened',
);

/** Milliseconds that prefetched entries count as current. */
const JUST_NOW = 5_000;

type Row = ValueOf<typeof calls.administration.audit>['entries'][number];

const columnsOf = (list: ListAddress): readonly AdminColumn<Row>[] => [
  {
    name: 'what',
    label: 'What',
    cell: ({ id, what }) => (
      <Link {...list.linkTo(id)} className={classes('strong')}>
        {what}
      </Link>
    ),
  },
  {
    name: 'kind',
    label: 'Kind',
    cell: ({ kind }) => <Badge tone={kindWords[kind].tone}>{kindWords[kind].name}</Badge>,
  },
  { name: 'who', label: 'Who', cell: ({ actor }) => actor ?? 'A deleted account' },
  { name: 'when', label: 'When', cell: ({ at }) => southAfricanTime(at) },
  { name: 'area', label: 'Part of the site', cell: ({ area }) => areaText(area) },
  { name: 'from', label: 'Where from', cell: ({ network }) => network ?? 'Not recorded' },
];

/** Lists administrators' changes, data that they revealed, and their sign-ins. */
const AuditPage = () => {
  const { list, filters, after, open, filter, clear } = useAuditAddress();
  const reading = useQuery(
    calls.administration.audit.query(
      { query: { ...filters, ...(after === undefined ? {} : { After: after }) } },
      { staleTime: JUST_NOW },
    ),
  );
  const { data: choices } = useQuery(calls.administration.auditActors.query({}));
  const isFiltered = Object.keys(filters).length > 0;
  const place = useRef<HTMLDivElement>(null);
  useListKeys(place);
  useListReturn(place);
  return (
    <Page
      title="Audit"
      sentence="What administrators changed, what was revealed to them, and how they came in."
    >
      <Surface label="Audit">
        <div ref={place}>
          <AdminList<Row>
            label="The audit"
            rows={{ data: reading.data?.entries, error: reading.error, refetch: reading.refetch }}
            columns={columnsOf(list)}
            keyOf={({ id }) => id}
            nameOf={({ what }) => what}
            tools={
              <>
                <AuditFilters filters={filters} choices={choices} onFilter={filter} />
                <div>
                  <SaveList
                    name="audit"
                    sheetOf={(Format) =>
                      send(calls.administration.auditFile, { query: { ...filters, Format } })
                    }
                  >
                    Save these
                  </SaveList>
                </div>
              </>
            }
            chips={auditChips(filters, choices?.people, filter)}
            {...(isFiltered ? { onClear: clear } : {})}
            empty={
              <Empty title="Nothing here">
                {isFiltered ? 'Nothing matches these filters.' : 'What administrators change appears here.'}
              </Empty>
            }
            paging={<Earlier next={reading.data?.next ?? null} />}
          />
        </div>
      </Surface>
      {open !== undefined && <EntryDrawer key={open} id={open} onClose={() => list.openRow(null)} />}
    </Page>
  );
};

export default AuditPage;
