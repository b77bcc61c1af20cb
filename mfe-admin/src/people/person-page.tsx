import { useQuery } from '@tanstack/react-query';
import { lazyBelow } from '../below/lazy-below.tsx';
import { calls, type LookedAtPerson } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { useMay } from '@phila/platform';
import { Callout, classes, Empty, Loaded, Page, Skeleton, Surface } from '@phila/ui';
import { Link, useParams } from 'react-router-dom';
import { HistoryBelow } from '../audit/history-below.tsx';
import { FactsTable } from '../facts-table/facts-table.tsx';
import { useRemoteTitles } from '../remotes/remote-titles.ts';
import { AskedNext } from './asked-next.tsx';
import { PersonActs } from './person-acts.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { ViewAs } from './view-as.tsx';

const PersonOrders = lazyBelow(() => import(/* webpackChunkName: "person-tables" */ './person-orders.tsx'), {
  what: 'the orders',
  height: 120,
});
const PersonViewings = lazyBelow(
  () => import(/* webpackChunkName: "person-tables" */ './person-viewings.tsx'),
  { what: 'who looked', height: 80 },
);

const moment = (at: string | null, none: string): string => (at === null ? none : southAfricanTime(at));

/** Names the version that the person agreed to; a newer version needs no new agreement. */
const agreedWords = (agreed: LookedAtPerson['agreed']['terms']): string =>
  agreed === null
    ? 'Not agreed to yet'
    : `Version ${agreed.version} on ${southAfricanTime(agreed.at)}${agreed.isInForce ? '' : ', and a newer one is in force'}`;

const PersonDetails = ({ person }: { person: LookedAtPerson }) => {
  const seesOrders = useMay('shop.orders.read');
  const seesAudit = useMay('site.operations.read');
  const seesViewings = useMay('identity.viewing.read');
  const titleOf = useRemoteTitles(person.roles.some(({ remotes }) => remotes !== null));
  return (
    <div className={classes('stack gap-24')}>
      {person.disabledAt !== null && (
        <Callout tone="warning" title="This account is disabled">
          Since {southAfricanTime(person.disabledAt)}: {person.disabledBecause}
        </Callout>
      )}
      <Surface title="Account">
        <div className={classes('stack gap-16')}>
          <FactsTable
            facts={[
              ['Email', person.email ?? 'None'],
              ['Mobile', person.mobile ?? 'None'],
              ['Account since', southAfricanTime(person.createdAt)],
              person.importedAt === null
                ? null
                : ['Brought by an employer', southAfricanTime(person.importedAt)],
              ['Last signed in', moment(person.lastSignInAt, 'Never')],
              ['Password', person.hasPassword ? 'Set' : 'Not set yet'],
              [
                'Agreed to',
                [
                  ...(person.consents.marketing ? ['Marketing'] : []),
                  ...(person.consents.analytics ? ['Analytics'] : []),
                ].join(', ') || 'No optional consents',
              ],
              ['Terms', agreedWords(person.agreed.terms)],
              ['Privacy policy', agreedWords(person.agreed.privacy)],
            ]}
          />
          <div className={classes('row wrap gap-8')}>
            <ViewAs person={person} />
          </div>
          <PersonActs person={person} />
        </div>
      </Surface>
      <Surface title="At next sign-in">
        <AskedNext person={person} />
      </Surface>
      <Surface title="Organisations and roles">
        <FactsTable
          facts={[
            ...person.profiles.map(
              ({ osName, confirmedAt, createdAt }) =>
                [
                  osName ?? 'Consumer',
                  osName === null
                    ? `Since ${southAfricanTime(createdAt)}`
                    : moment(confirmedAt, 'Claimed, and not confirmed'),
                ] as const,
            ),
            ...person.roles.map(
              ({ name, osName, remotes }) =>
                [
                  'Role',
                  [
                    name,
                    ...(osName === null ? [] : [`at ${osName}`]),
                    ...(remotes === null ? [] : [`for ${remotes.map(titleOf).join(', ')}`]),
                  ].join(', '),
                ] as const,
            ),
          ]}
        />
      </Surface>
      <Surface title="Sessions">
        <PersonSessions person={person} />
      </Surface>
      {seesViewings && (
        <Surface title="Seen as this person">
          <PersonViewings id={person.id} />
        </Surface>
      )}
      {seesOrders && (
        <Surface title="Orders">
          <PersonOrders id={person.id} />
        </Surface>
      )}
      {seesAudit && (
        <Surface title="History">
          <HistoryBelow rowId={person.id} of="person" />
        </Surface>
      )}
    </div>
  );
};

/** Page of a person, at an address that holds only an id. */
const PersonPage = () => {
  const { id = '' } = useParams();
  const isId = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id);
  const reading = useQuery(
    calls.identity.lookAtPerson.query({ params: { id } }, { enabled: isId, staleTime: 0 }),
  );
  const { data } = reading;
  return (
    <Page
      title={data === undefined ? 'Person' : `${data.firstName} ${data.lastName}`.trim() || 'Person'}
      sentence="To see masked details, give a reason. It is logged."
    >
      {isId ? (
        <Loaded what="This person" reading={reading} waiting={<Skeleton height={480} />}>
          {(person) => <PersonDetails person={person} />}
        </Loaded>
      ) : (
        <Surface label="Person">
          <Empty title="We can’t find this person">
            <Link to="/admin/administrative/people">Look for somebody</Link>
          </Empty>
        </Surface>
      )}
    </Page>
  );
};

export default PersonPage;
