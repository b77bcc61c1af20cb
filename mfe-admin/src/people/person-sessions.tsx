import { calls, type LookedAtPerson } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { messageOf, notify, refreshReads, send, useMay } from '@phila/platform';
import { Button, classes, useConfirmedWrite } from '@phila/ui';
import { Table } from 'antd';

type Session = LookedAtPerson['sessions'][number];

/** Where the person is signed in, each with a way to end it. */
export const PersonSessions = ({ person }: { person: LookedAtPerson }) => {
  const mayWrite = useMay('identity.people.write');
  const { write, dialog } = useConfirmedWrite();
  const end = async (sessionId: string) => {
    try {
      const written = await write(() =>
        send(calls.identity.endSessionOf, { params: { id: person.id, sessionId } }),
      );
      if (written.done) notify({ severity: 'success', text: 'The session is ended' });
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error, 'This could not be done. Please try again.') });
    }
    await refreshReads([calls.identity.lookAtPerson]);
  };
  if (person.sessions.length === 0) return <p className={classes('muted')}>Signed in nowhere.</p>;
  return (
    <>
      <Table<Session>
        rowKey="id"
        size="small"
        pagination={false}
        dataSource={person.sessions}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: 'Browser', dataIndex: 'userAgent' },
          { title: 'Where from', dataIndex: 'network' },
          { title: 'Since', render: (_: unknown, { createdAt }) => southAfricanTime(createdAt) },
          { title: 'Last used', render: (_: unknown, { lastUsedAt }) => southAfricanTime(lastUsedAt) },
          ...(mayWrite
            ? [
                {
                  title: <span className={classes('unseen')}>Actions</span>,
                  key: 'actions',
                  render: (_: unknown, { id }: Session) => (
                    <Button size="small" danger onClick={() => void end(id)}>
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
