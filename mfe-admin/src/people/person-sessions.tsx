import { calls, type LookedAtPerson } from '@phila/contract/calls';
import { deviceWords, placeWords, southAfricanTime } from '@phila/contract/format';
import { send, useMay } from '@phila/platform';
import { Button, classes } from '@phila/ui';
import { useActs } from '../acts/use-acts.tsx';

/** Lists the person's sessions, each with a button that ends it. */
export const PersonSessions = ({ person }: { person: LookedAtPerson }) => {
  const mayWrite = useMay('identity.people.write');
  const { busy, act, dialog } = useActs([calls.identity.lookAtPerson]);
  const end = (sessionId: string) => {
    const params = { id: person.id, sessionId };
    void act({
      row: sessionId,
      work: () => send(calls.identity.endSessionOf, { params }),
      done: 'The session is ended',
    });
  };
  if (person.sessions.length === 0) return <p className={classes('muted')}>Not signed in anywhere.</p>;
  return (
    <>
      <ul aria-label="Sessions">
        {person.sessions.map(({ id, userAgent, network, createdAt, lastUsedAt }, at) => (
          <li
            key={id}
            className={classes(at === 0 ? 'row gap-16 pad-y-12' : 'row gap-16 pad-y-12 rule-above')}
          >
            <div className={classes('grow shrink grid gap-2')}>
              <strong>{deviceWords(userAgent)}</strong>
              <span className={classes('small muted anywhere')}>{placeWords(network)}</span>
              <span className={classes('small muted')}>
                Since {southAfricanTime(createdAt)}, last used {southAfricanTime(lastUsedAt)}
              </span>
            </div>
            {mayWrite && (
              <Button
                size="small"
                danger
                className={classes('rigid')}
                aria-label={`End the session of ${deviceWords(userAgent)}, signed in ${southAfricanTime(createdAt)}`}
                loading={busy === id}
                onClick={() => end(id)}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
};
