import { calls, type ValueOf } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { Link, send, useRead } from '@phila/platform';
import {
  Badge,
  classes,
  Empty,
  ListTable,
  Loaded,
  Page,
  Skeleton,
  Surface,
  useListKeys,
  useListReturn,
} from '@phila/ui';
import { useRef } from 'react';
import { Earlier } from '../administrative/earlier.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { areaText, kindWords } from './audit-words.ts';
import { EntryDrawer } from './late-parts.tsx';
import { SaveList } from '../files/save-list.tsx';
import { useAuditAddress } from './use-audit-address.ts';

/** In milliseconds: entries that were asked for ahead of the page are those of now. */
const JUST_NOW = 5_000;

type Row = ValueOf<typeof calls.administration.audit>['entries'][number];

/** What administrators changed, what was revealed to them, and how they came in. */
const AuditPage = () => {
  const { filters, after, open, filter, clear, close, addressOf } = useAuditAddress();
  const reading = useRead(
    calls.administration.audit,
    { query: { ...filters, ...(after === undefined ? {} : { After: after }) } },
    { staleTime: JUST_NOW },
  );
  const place = useRef<HTMLDivElement>(null);
  useListKeys(place);
  useListReturn(place);
  return (
    <Page
      title="Audit"
      sentence="What administrators changed, what was revealed to them, and how they came in."
    >
      <Surface label="Audit">
        <div ref={place} className={classes('stack gap-24')}>
          <AuditFilters filters={filters} onFilter={filter} onClear={clear} />
          <div>
            <SaveList
              name="audit"
              sheetOf={(Format) => send(calls.administration.auditFile, { query: { ...filters, Format } })}
            >
              Save these
            </SaveList>
          </div>
          <Loaded isList what="The audit" reading={reading} waiting={<Skeleton height={320} />}>
            {({ entries, next }) =>
              entries.length === 0 ? (
                <Empty title="Nothing here">
                  {Object.keys(filters).length === 0
                    ? 'What administrators change appears here.'
                    : 'Nothing matches these filters.'}
                </Empty>
              ) : (
                <div className={classes('stack gap-16')}>
                  <ListTable<Row>
                    rowKey="id"
                    size="middle"
                    dataSource={entries}
                    scroll={{ x: 'max-content' }}
                    columns={[
                      {
                        title: 'What',
                        render: (_: unknown, { id, what }) => (
                          <Link to={addressOf(id)} data-row={id} className={classes('strong')}>
                            {what}
                          </Link>
                        ),
                      },
                      {
                        title: 'Kind',
                        render: (_: unknown, { kind }) => (
                          <Badge tone={kindWords[kind].tone}>{kindWords[kind].name}</Badge>
                        ),
                      },
                      { title: 'Who', render: (_: unknown, { actor }) => actor ?? 'A deleted account' },
                      { title: 'When', render: (_: unknown, { at }) => southAfricanTime(at) },
                      { title: 'Part of the site', render: (_: unknown, { area }) => areaText(area) },
                      { title: 'Where from', render: (_: unknown, { network }) => network ?? 'Not recorded' },
                    ]}
                  />
                  <Earlier next={next} />
                </div>
              )
            }
          </Loaded>
        </div>
      </Surface>
      {open !== undefined && <EntryDrawer key={open} id={open} onClose={close} />}
    </Page>
  );
};

export default AuditPage;
