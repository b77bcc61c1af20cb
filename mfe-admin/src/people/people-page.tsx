import { calls, type FoundPerson } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { Link, send, useMay, useRead } from '@phila/platform';
import {
  Badge,
  Check,
  classes,
  Empty,
  FaultPanel,
  Field,
  ListTable,
  Loading,
  Page,
  Select,
  Skeleton,
  Surface,
  useListKeys,
  useListReturn,
} from '@phila/ui';
import { useRef, useState } from 'react';
import { Filters } from '../administrative/filters.tsx';
import { PageSteps } from '../administrative/page-steps.tsx';
import { SearchField } from '../administrative/search-field.tsx';
import { type AskedList, useFound } from '../administrative/use-found.ts';
import { keepSearch, keptSearch } from './kept-search.ts';

const PATH = '/admin/administrative/people';
interface AskedPeople extends AskedList {
  readonly osNo: number | null;
  readonly isDisabled: boolean;
}

const FIRST: AskedPeople = { text: '', osNo: null, isDisabled: false, page: 1, isTyped: false };

const read = ({ text, osNo, isDisabled, page }: AskedPeople, signal: AbortSignal) =>
  send(calls.identity.findPeople, { body: { text: text.trim(), osNo, isDisabled, page } }, { signal });

const columns = [
  {
    title: 'Person',
    key: 'name',
    render: (_: unknown, { id, firstName, lastName }: FoundPerson) => (
      <Link to={`${PATH}/${id}`} data-row={id} className={classes('strong')}>
        {`${firstName} ${lastName}`.trim() || 'No name yet'}
      </Link>
    ),
  },
  { title: 'Email', key: 'email', render: (_: unknown, { email }: FoundPerson) => email ?? 'None' },
  { title: 'Mobile', key: 'mobile', render: (_: unknown, { mobile }: FoundPerson) => mobile ?? 'None' },
  {
    title: 'Organisations',
    key: 'organisations',
    render: (_: unknown, { organisations }: FoundPerson) => organisations.join(', ') || 'None',
  },
  {
    title: 'Last signed in',
    key: 'last',
    render: (_: unknown, { lastSignInAt }: FoundPerson) =>
      lastSignInAt === null ? 'Never' : southAfricanTime(lastSignInAt),
  },
  {
    title: 'State',
    key: 'state',
    render: (_: unknown, { disabledAt }: FoundPerson) =>
      disabledAt === null ? <Badge tone="success">In use</Badge> : <Badge tone="danger">Disabled</Badge>,
  },
];

/** People, found by name, address, number or organisation, each search counted and kept. What is looked for is in no address, and there again on Back. */
const PeoplePage = () => {
  const [asked, setAsked] = useState<AskedPeople>(() => ({ ...FIRST, ...keptSearch() }));
  const place = useRef<HTMLDivElement>(null);
  useListKeys(place);
  useListReturn(place);
  const { found, failure, refused } = useFound(read, asked);
  const seesOrganisations = useMay('organisation.structures.read');
  const structures = useRead(calls.organisation.structures, {}, { enabled: seesOrganisations });
  const ask = (change: Partial<AskedPeople>) => {
    const next = { ...asked, page: 1, isTyped: false, ...change };
    keepSearch(next);
    setAsked(next);
  };
  return (
    <Page title="People" sentence="Accounts, who they belong to, and what can be done for somebody.">
      <Surface label="People">
        <div ref={place} className={classes('stack gap-24')}>
          <Filters>
            <SearchField
              hint="By name or organisation, how the email address begins, or the whole mobile number. Each search is kept in the audit."
              error={refused}
              value={asked.text}
              onType={(text) => ask({ text, isTyped: true })}
            />
            {seesOrganisations && (
              <Field label="Organisation">
                {({ 'aria-invalid': _wrong, ...wiring }) => (
                  <Select<number | ''>
                    {...wiring}
                    value={asked.osNo ?? ''}
                    options={[
                      { value: '' as const, label: 'All' },
                      ...(structures.data ?? []).map(({ osNo, osName }) => ({ value: osNo, label: osName })),
                    ]}
                    onChange={(osNo) => ask({ osNo: typeof osNo === 'number' ? osNo : null })}
                  />
                )}
              </Field>
            )}
            <Check checked={asked.isDisabled} onChange={(isDisabled) => ask({ isDisabled })}>
              Only those that are disabled
            </Check>
          </Filters>
          {failure !== null ? (
            <FaultPanel area="People" onRetry={async () => ask({ page: asked.page })}>
              {failure}
            </FaultPanel>
          ) : found === null ? (
            <Loading what="people">
              <Skeleton height={320} />
            </Loading>
          ) : found.people.length === 0 ? (
            <Empty title="No one found">Try the beginning of a name, or fewer words.</Empty>
          ) : (
            <>
              <ListTable<FoundPerson>
                rowKey="id"
                dataSource={found.people}
                scroll={{ x: 'max-content' }}
                columns={columns}
              />
              <PageSteps page={asked.page} hasMore={found.hasMore} onPage={(page) => ask({ page })} />
            </>
          )}
        </div>
      </Surface>
    </Page>
  );
};

export default PeoplePage;
