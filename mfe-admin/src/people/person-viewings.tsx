import { calls, type Viewing } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { useRead } from '@phila/platform';
import { classes, Loaded, Skeleton } from '@phila/ui';
import { Table } from 'antd';

/** Who saw the portal as the person does, and why. */
export const PersonViewings = ({ id }: { id: string }) => {
  const reading = useRead(calls.identity.viewings, { params: { id } }, { staleTime: 0 });
  return (
    <Loaded what="Who looked" reading={reading} waiting={<Skeleton height={80} />}>
      {(viewings) =>
        viewings.length === 0 ? (
          <p className={classes('muted')}>No one in the last 30 days.</p>
        ) : (
          <Table<Viewing>
            rowKey="id"
            size="small"
            pagination={false}
            dataSource={viewings}
            scroll={{ x: 'max-content' }}
            columns={[
              { title: 'Who', render: (_: unknown, { viewer }) => viewer ?? 'A deleted account' },
              { title: 'Why', dataIndex: 'reason' },
              { title: 'From', render: (_: unknown, { startedAt }) => southAfricanTime(startedAt) },
              { title: 'Until', render: (_: unknown, { endsAt }) => southAfricanTime(endsAt) },
            ]}
          />
        )
      }
    </Loaded>
  );
};
