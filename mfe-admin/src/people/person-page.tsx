import { calls, type LookedAtPerson } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { useMay } from '@phila/platform';
import { Callout, classes, Empty, Fact, Facts, lazy, Loaded, Page, Skeleton, Surface } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { Acts } from '../acts/acts.tsx';
import { useRemoteTitles } from '../remotes/remote-titles.ts';
import { AskedNext } from './asked-next.tsx';
import { PersonActs } from './person-acts.tsx';
import styles from './person-page.module.css';
import { PersonSessions } from './person-sessions.tsx';
import { ViewAs } from './view-as.tsx';

// Come after the page: a timeline and a form weigh more than all else here.
const PersonPast = lazy(() => import(/* webpackChunkName: "person-past" */ './person-past.tsx'), {
  what: 'what happened',
  height: 480,
});
const IsItThem = lazy(() => import(/* webpackChunkName: "person-desk" */ './is-it-them.tsx'), {
  what: '“Is it them?”',
  height: 320,
});
const OpenCases = lazy(() => import(/* webpackChunkName: "person-desk" */ './open-cases.tsx'), {
  what: 'what is open',
  height: 112,
});

const moment = (at: string | null, none: string): string => (at === null ? none : southAfricanTime(at));

/** Names the version that the person agreed to; a newer version needs no new agreement. */
const agreedWords = (agreed: LookedAtPerson['agreed']['terms']): string =>
  agreed === null
    ? 'Not agreed to yet'
    : `Version ${agreed.version} on ${southAfricanTime(agreed.at)}${agreed.isInForce ? '' : ', and a newer one is in force'}`;

type Shown = { person: LookedAtPerson };

/** Tells who they are, with what can be done for them. */
const WhoTheyAre = ({ person }: Shown) => (
  <Surface title="Who they are">
    <div className={classes('stack gap-16')}>
      {person.disabledAt !== null && (
        <Callout tone="warning" title="This account is disabled">
          Since {southAfricanTime(person.disabledAt)}: {person.disabledBecause}
        </Callout>
      )}
      <Facts label="Who they are">
        <Fact label="Email">{person.email ?? 'None'}</Fact>
        <Fact label="Mobile">{person.mobile ?? 'None'}</Fact>
        <Fact label="Organisation">{person.organisations.join(', ') || 'None'}</Fact>
        <Fact label="Last signed in">{moment(person.lastSignInAt, 'Never')}</Fact>
      </Facts>
      <PersonActs person={person} />
      <Acts>
        <ViewAs person={person} />
      </Acts>
    </div>
  </Surface>
);

const ProfilesAndRoles = ({ person }: Shown) => {
  const titleOf = useRemoteTitles(person.roles.some(({ remotes }) => remotes !== null));
  return (
    <Facts label="Organisations and roles">
      {person.profiles.map(({ osNo, osName, confirmedAt, createdAt }) => (
        <Fact key={osNo} label={osName ?? 'Consumer'}>
          {osName === null
            ? `Since ${southAfricanTime(createdAt)}`
            : moment(confirmedAt, 'Claimed, and not confirmed')}
        </Fact>
      ))}
      {person.roles.map(({ id, name, osName, remotes }) => (
        <Fact key={id} label="Role">
          {[
            name,
            ...(osName === null ? [] : [`at ${osName}`]),
            ...(remotes === null ? [] : [`for ${remotes.map(titleOf).join(', ')}`]),
          ].join(', ')}
        </Fact>
      ))}
    </Facts>
  );
};

const Account = ({ person }: Shown) => (
  <Facts label="Account">
    <Fact label="Account since">{southAfricanTime(person.createdAt)}</Fact>
    {person.importedAt !== null && (
      <Fact label="Brought by an employer">{southAfricanTime(person.importedAt)}</Fact>
    )}
    <Fact label="Password">{person.hasPassword ? 'Set' : 'Not set yet'}</Fact>
    <Fact label="Agreed to">
      {[
        ...(person.consents.marketing ? ['Marketing'] : []),
        ...(person.consents.analytics ? ['Analytics'] : []),
      ].join(', ') || 'No optional consents'}
    </Fact>
    <Fact label="Terms">{agreedWords(person.agreed.terms)}</Fact>
    <Fact label="Privacy policy">{agreedWords(person.agreed.privacy)}</Fact>
  </Facts>
);

const PersonDetails = ({ person }: Shown) => {
  const seesOrders = useMay('shop.orders.read');
  return (
    <div className={styles.room}>
      <div className={styles.parts}>
        <div className={styles.side}>
          <WhoTheyAre person={person} />
          <IsItThem person={person} />
          {seesOrders && <OpenCases id={person.id} />}
        </div>
        <div className={styles.past}>
          <PersonPast person={person} />
        </div>
        <div className={styles.side}>
          <Surface title="Organisations and roles">
            <ProfilesAndRoles person={person} />
          </Surface>
          <Surface title="Account">
            <Account person={person} />
          </Surface>
          <Surface title="At next sign-in">
            <AskedNext person={person} />
          </Surface>
          <Surface title="Sessions">
            <PersonSessions person={person} />
          </Surface>
        </div>
      </div>
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
