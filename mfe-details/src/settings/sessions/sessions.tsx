import { calls, type Session } from '@phila/contract/calls';
import { deviceWords, placeWords, southAfricanTime } from '@phila/contract/format';
import { CallError, messageOf, navigate, notify, useNow } from '@phila/platform';
import {
  Button,
  classes,
  Confirm,
  FaultPanel,
  Icon,
  Skeleton,
  Surface,
  Unseen,
  useConfirmedWrite,
} from '@phila/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { agoWords, isPhone } from './device-text.ts';
import styles from './sessions.module.css';

const { endEverySession, endSession, sessions } = calls.account;

const FAILURE = 'We could not sign you out there. Please try again.';

const SessionsSkeleton = () => (
  <div className={classes('grid gap-12')} aria-busy="true">
    <output>
      <Unseen>Loading where you are signed in</Unseen>
    </output>
    <Skeleton width="50%" />
    <Skeleton width="80%" />
    <Skeleton width="50%" />
    <Skeleton width="80%" />
  </div>
);

interface RowProps {
  session: Session;
  now: number;
  /** Called once the session has ended, by this press or otherwise. */
  onEnded: () => void;
}

const Row = ({ session, now, onEnded }: RowProps) => {
  const { id, userAgent, network, createdAt, lastUsedAt, current } = session;
  const { mutateAsync, isPending, isSuccess } = useMutation(endSession.mutation());
  const { write, dialog } = useConfirmedWrite();
  const device = deviceWords(userAgent);
  const ended = () => {
    notify({ severity: 'success', text: `Signed out: ${device}` });
    onEnded();
  };
  const end = async () => {
    try {
      const outcome = await write(() => mutateAsync({ params: { id } }));
      if (outcome.done) ended();
    } catch (error) {
      // Treats a session that had already ended as ended now.
      if (error instanceof CallError && error.status === 404) ended();
      else notify({ severity: 'error', text: messageOf(error, FAILURE) });
    }
  };
  return (
    <li className={classes('row gap-16 pad-y-16 rule-below', styles.session)} data-ending={isPending}>
      <span className={classes('centred rigid accent-ground rounded', styles.mark)} aria-hidden="true">
        <Icon name={isPhone(userAgent) ? 'mobile' : 'computer'} />
      </span>
      <div className={classes('grow shrink', styles.words)}>
        <p className={classes('row wrap gap-4 gap-x-12 bold')}>
          {device}
          {current && <span className={classes('pad-x-10 tiny line-20', styles.here)}>This device</span>}
        </p>
        <p className={classes('above-2 small muted line-20 anywhere', styles.detail)}>
          {current ? 'In use now' : `Last used ${agoWords(lastUsedAt, now)}`}, from {placeWords(network)}.
        </p>
        <p className={classes('above-2 small muted line-20 anywhere', styles.detail)}>
          Signed in {southAfricanTime(createdAt)}.
        </p>
      </div>
      {!current && (
        <Button
          aria-label={`Sign out ${device}, signed in ${southAfricanTime(createdAt)}`}
          disabled={isPending || isSuccess}
          onClick={() => void end()}
        >
          Sign out
        </Button>
      )}
      {dialog}
    </li>
  );
};

/** Sessions of the person, to end one or all (ASVS 7.5.2). */
export const Sessions = () => {
  const { data, isError, refetch } = useQuery(sessions.query({}, { staleTime: 0 }));
  const now = useNow();
  const { mutateAsync } = useMutation(endEverySession.mutation());
  const { write, dialog } = useConfirmedWrite();
  const list = useRef<HTMLUListElement>(null);
  const [asking, setAsking] = useState(false);
  const onEnded = () => {
    void refetch();
    // Moves the focus, as the button goes with its row.
    list.current?.focus({ preventScroll: true });
  };
  const signOutEverywhere = async () => {
    setAsking(false);
    try {
      const outcome = await write(() => mutateAsync({}));
      if (outcome.done) navigate('/sign-out');
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error, FAILURE) });
    }
  };
  return (
    <Surface title="Where you are signed in" level={3}>
      {data === undefined && !isError && <SessionsSkeleton />}
      {data === undefined && isError && (
        <FaultPanel area="Where you are signed in" onRetry={() => refetch()} />
      )}
      {data !== undefined && (
        <>
          <ul ref={list} className={styles.sessions} tabIndex={-1}>
            {data.map((session) => (
              <Row key={session.id} session={session} now={now} onEnded={onEnded} />
            ))}
          </ul>
          <div className={classes('row wrap between gap-16', styles.foot)}>
            <p className={classes('above-2 small muted line-20 anywhere', styles.detail)}>
              Something here that is not yours? Sign out everywhere, and choose a new password.
            </p>
            <Button onClick={() => setAsking(true)}>Sign out everywhere</Button>
          </div>
        </>
      )}
      {dialog}
      {asking && (
        <Confirm
          title="Sign out everywhere?"
          confirm="Sign out everywhere"
          cancel="Stay signed in"
          onConfirm={() => void signOutEverywhere()}
          onCancel={() => setAsking(false)}
        >
          You will be signed out on every device, this one too.
        </Confirm>
      )}
    </Surface>
  );
};
