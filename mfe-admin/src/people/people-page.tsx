import { calls, type FoundPerson } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { CallError, Link, messageOf, send, useMay, useRead } from '@phila/platform';
import {
  Badge,
  Button,
  Check,
  classes,
  Empty,
  FaultPanel,
  Field,
  Input,
  Loading,
  Page,
  Select,
  Skeleton,
  Surface,
} from '@phila/ui';
import { Table } from 'antd';
import { useEffect, useState } from 'react';
import { Filters } from '../administrative/filters.tsx';

const PATH = '/admin/administrative/people';
/** In milliseconds: how long nothing is typed before it is looked for. */
const PAUSE = 300;

interface Asked {
  text: string;
  osNo: number | null;
  isDisabled: boolean;
  page: number;
}

interface Found {
  people: readonly FoundPerson[];
  hasMore: boolean;
}

/**
 * What a search finds. The search is sent in a request body, so that a person's name stands in no address, in no log and
 * in no cache of the page.
 */
const useFoundPeople = (asked: Asked) => {
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  const [round, setRound] = useState(0);
  const { text, osNo, isDisabled, page } = asked;
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      try {
        const answer = await send(calls.identity.findPeople, {
          body: { text: text.trim(), osNo, isDisabled, page },
        });
        if (!isCurrent) return;
        setFound(answer);
        setError(null);
      } catch (failed) {
        if (!isCurrent) return;
        if (!(failed instanceof CallError)) throw failed;
        setError(failed);
      }
    };
    const waiting = setTimeout(() => void look(), round === 0 && text === '' ? 0 : PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(waiting);
    };
  }, [text, osNo, isDisabled, page, round]);
  return { found, error, retry: () => setRound(round + 1) };
};

const FIRST: Asked = { text: '', osNo: null, isDisabled: false, page: 1 };

const columns = [
  {
    title: 'Person',
    key: 'name',
    render: (_: unknown, { id, firstName, lastName }: FoundPerson) => (
      <Link to={`${PATH}/${id}`} className={classes('strong')}>
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

/** People, found by name, address, number or organisation. What is looked for is in no address. */
const PeoplePage = () => {
  const [asked, setAsked] = useState(FIRST);
  const { found, error, retry } = useFoundPeople(asked);
  const seesOrganisations = useMay('organisation.structures.read');
  const structures = useRead(calls.organisation.structures, {}, { enabled: seesOrganisations });
  const ask = (change: Partial<Asked>) => setAsked({ ...asked, page: 1, ...change });
  return (
    <Page title="People" sentence="Accounts, who they belong to, and what can be done for somebody.">
      <Surface label="People">
        <div className={classes('stack gap-24')}>
          <Filters>
            <Field label="Search" hint="By name, email address, mobile number or organisation.">
              {({ 'aria-invalid': _wrong, ...wiring }) => (
                <Input
                  {...wiring}
                  type="search"
                  autoComplete="off"
                  maxLength={100}
                  value={asked.text}
                  onChange={({ target }) => ask({ text: target.value })}
                />
              )}
            </Field>
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
          {error !== null ? (
            <FaultPanel area="People" onRetry={async () => retry()}>
              {messageOf(error, 'The list could not be read.')}
            </FaultPanel>
          ) : found === null ? (
            <Loading what="people">
              <Skeleton height={320} />
            </Loading>
          ) : found.people.length === 0 ? (
            <Empty title="No one is found">Try a part of the name, or fewer words.</Empty>
          ) : (
            <>
              <Table<FoundPerson>
                rowKey="id"
                pagination={false}
                dataSource={[...found.people]}
                scroll={{ x: 'max-content' }}
                columns={columns}
              />
              {(asked.page > 1 || found.hasMore) && (
                <div className={classes('row gap-16')}>
                  <Button disabled={asked.page === 1} onClick={() => ask({ page: asked.page - 1 })}>
                    Back
                  </Button>
                  <output className={classes('muted')}>Page {asked.page}</output>
                  <Button disabled={!found.hasMore} onClick={() => ask({ page: asked.page + 1 })}>
                    Next
                  </Button>
                </div>
              )}
            </>
          )}
        </div>
      </Surface>
    </Page>
  );
};

export default PeoplePage;
