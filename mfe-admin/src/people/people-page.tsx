import { calls, type FoundPerson } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { send, useMay } from '@phila/platform';
import {
  AdminList,
  type AdminColumn,
  Badge,
  Check,
  classes,
  Empty,
  Field,
  Page,
  Select,
  Surface,
  useListAddress,
  useListKeys,
  useListReturn,
  useTypedSearch,
} from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Filters } from '../administrative/filters.tsx';
import { PageSteps } from '../administrative/page-steps.tsx';
import { SearchField } from '../administrative/search-field.tsx';
import { readingOf, useSearchResults } from '../administrative/use-search-results.ts';

const PATH = '/admin/administrative/people';

const nameOf = ({ firstName, lastName }: FoundPerson): string =>
  `${firstName} ${lastName}`.trim() || 'No name yet';

const columns: readonly AdminColumn<FoundPerson>[] = [
  {
    name: 'name',
    label: 'Person',
    cell: (person) => (
      <Link to={`${PATH}/${person.id}`} data-row={person.id} className={classes('strong')}>
        {nameOf(person)}
      </Link>
    ),
  },
  { name: 'email', label: 'Email', cell: ({ email }) => email ?? 'None' },
  { name: 'mobile', label: 'Mobile', cell: ({ mobile }) => mobile ?? 'None' },
  {
    name: 'organisations',
    label: 'Organisations',
    cell: ({ organisations }) => organisations.join(', ') || 'None',
  },
  {
    name: 'last',
    label: 'Last signed in',
    cell: ({ lastSignInAt }) => (lastSignInAt === null ? 'Never' : southAfricanTime(lastSignInAt)),
  },
  {
    name: 'state',
    label: 'State',
    cell: ({ disabledAt }) =>
      disabledAt === null ? <Badge tone="success">In use</Badge> : <Badge tone="danger">Disabled</Badge>,
  },
];

/**
 * Search for people by name, address, number or organisation; each is counted and audited. Its words are in no address,
 * yet there again on Back.
 */
const PeoplePage = () => {
  const list = useListAddress({ isPersonal: true });
  const { search, page } = list.view;
  const place = useRef<HTMLDivElement>(null);
  useListKeys(place);
  useListReturn(place);
  const seesOrganisations = useMay('organisation.structures.read');
  const structures = useQuery(calls.organisation.structures.query({}, { enabled: seesOrganisations }));
  const chosen = Number(list.value('organisation'));
  const osNo = Number.isSafeInteger(chosen) && chosen > 0 ? chosen : null;
  const isDisabled = list.value('disabled') === 'true';
  const results = useSearchResults(
    useCallback(
      (signal: AbortSignal) =>
        send(
          calls.identity.findPeople,
          { body: { text: search.trim(), osNo, isDisabled, page } },
          { signal },
        ),
      [search, osNo, isDisabled, page],
    ),
  );
  const [typed, type] = useTypedSearch(search, (text) => list.changeView({ search: text }));
  const showOf = (organisation: number | null) =>
    list.put({ organisation: organisation === null ? null : String(organisation) });
  const showDisabled = (only: boolean) => list.put({ disabled: only ? 'true' : null });
  const isNarrowed = osNo !== null || isDisabled;
  return (
    <Page title="People" sentence="Accounts, who they belong to, and what can be done for somebody.">
      <Surface label="People">
        <div ref={place}>
          <AdminList<FoundPerson>
            label="People"
            columns={columns}
            rows={readingOf(results, ({ people }) => people)}
            keyOf={({ id }) => id}
            nameOf={nameOf}
            failure="The list could not be loaded. Please try again."
            tools={
              <Filters>
                <SearchField
                  hint="Name, organisation, start of the email address, or full mobile number. The audit records each search."
                  error={results.refused}
                  value={typed}
                  onType={type}
                />
                {seesOrganisations && (
                  <Field label="Organisation">
                    {({ 'aria-invalid': _wrong, ...wiring }) => (
                      <Select<number | ''>
                        {...wiring}
                        value={osNo ?? ''}
                        options={[
                          { value: '' as const, label: 'All' },
                          ...(structures.data ?? []).map((one) => ({ value: one.osNo, label: one.osName })),
                        ]}
                        onChange={(next) => showOf(typeof next === 'number' ? next : null)}
                      />
                    )}
                  </Field>
                )}
                <Check checked={isDisabled} onChange={showDisabled}>
                  Only those that are disabled
                </Check>
              </Filters>
            }
            chips={[
              ...(osNo === null
                ? []
                : [
                    {
                      name: 'organisation',
                      words: `Organisation: ${structures.data?.find((one) => one.osNo === osNo)?.osName ?? osNo}`,
                      onRemove: () => showOf(null),
                    },
                  ]),
              ...(isDisabled
                ? [{ name: 'disabled', words: 'Disabled', onRemove: () => showDisabled(false) }]
                : []),
            ]}
            {...(isNarrowed ? { onClear: () => list.put({ organisation: null, disabled: null }) } : {})}
            empty={<Empty title="No one found">Try the beginning of a name, or fewer words.</Empty>}
            paging={
              <PageSteps
                page={page}
                hasMore={results.found?.hasMore ?? false}
                onPage={(to) => list.changeView({ page: to })}
              />
            }
          />
        </div>
      </Surface>
    </Page>
  );
};

export default PeoplePage;
