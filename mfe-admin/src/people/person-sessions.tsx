import { calls, type LookedAtPerson } from '@phila/contract/calls';
import { deviceWords, placeWords, southAfricanTime } from '@phila/contract/format';
import { send, useMay } from '@phila/platform';
import { Button, classes } from '@phila/ui';
import { Table } from 'antd';
import { useActs } from '../acts/use-acts.tsx';

type Session = LookedAtPerson['sessions'][number];

/** Where the person is signed in, each with a way to end it. */
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
      <Table<Session>
        rowKey="id"
        size="small"
        pagination={false}
        dataSource={person.sessions}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: 'Device', dataIndex: 'userAgent', render: deviceWords },
          { title: 'From', dataIndex: 'network', render: placeWords },
          { title: 'Since', render: (_: unknown, { createdAt }) => southAfricanTime(createdAt) },
          { title: 'Last used', render: (_: unknown, { lastUsedAt }) => southAfricanTime(lastUsedAt) },
          ...(mayWrite
            ? [
                {
                  title: <span className={classes('unseen')}>Actions</span>,
                  key: 'actions',
                  render: (_: unknown, { id, userAgent, createdAt }: Session) => (
                    <Button
                      size="small"
                      danger
                      aria-label={`End the session of ${deviceWords(userAgent)}, signed in ${southAfricanTime(createdAt)}`}
                      loading={busy === id}
                      onClick={() => end(id)}
                    >
                      End
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {dialog}
    </>
  );
};
