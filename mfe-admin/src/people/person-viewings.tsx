import { calls, type Viewing } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { AdminList, type AdminColumn, classes } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';

const columns: readonly AdminColumn<Viewing>[] = [
  { name: 'viewer', label: 'Who', cell: ({ viewer }) => viewer ?? 'A deleted account' },
  { name: 'reason', label: 'Why', cell: ({ reason }) => reason },
  { name: 'startedAt', label: 'From', cell: ({ startedAt }) => southAfricanTime(startedAt) },
  { name: 'endsAt', label: 'Until', cell: ({ endsAt }) => southAfricanTime(endsAt) },
];

/** Lists who viewed the portal as this person, and why. */
const PersonViewings = ({ id }: { id: string }) => {
  const reading = useQuery(calls.identity.viewings.query({ params: { id } }, { staleTime: 0 }));
  return (
    <AdminList<Viewing>
      label="Who looked"
      isDense
      level={3}
      rows={reading}
      keyOf={(viewing) => String(viewing.id)}
      nameOf={({ viewer }) => viewer ?? 'A deleted account'}
      columns={columns}
      empty={<p className={classes('muted')}>No one in the last 30 days.</p>}
    />
  );
};

export default PersonViewings;
