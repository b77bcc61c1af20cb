import { clientResourceCalls } from '@phila/contract/resources';
import { voucherBundle } from '@phila/contract/resources/voucher-bundle';
import { Badge, classes, Empty, Loaded, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

const { list } = clientResourceCalls(voucherBundle);
const PATH = '/admin/subscription-management';

/** Value bundles reserved for an organisation's people. */
const OrganisationBundles = ({ osNo }: { osNo: number }) => {
  const reading = useQuery(list.query({ query: { 'osNo.eq': osNo, PageSize: 50 } }));
  return (
    <Loaded what="Value bundles" reading={reading} waiting={<Skeleton height={160} />}>
      {({ items, hasNext }) =>
        items.length === 0 ? (
          <Empty title="No value bundle is for these people alone">
            A bundle with the number of this organisation, {osNo}, is shown to its confirmed members.
          </Empty>
        ) : (
          <>
            <ul className={classes('grid gap-12')}>
              {items.map(({ id, name, isActive }) => (
                <li key={id} className={classes('row wrap gap-12')}>
                  <Link to={`${PATH}?row=${id}`} className={classes('strong anywhere')}>
                    {name}
                  </Link>
                  <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'On' : 'Off'}</Badge>
                </li>
              ))}
            </ul>
            {hasNext && <Link to={`${PATH}?osNo.eq=${osNo}`}>All value bundles of this organisation</Link>}
          </>
        )
      }
    </Loaded>
  );
};

export default OrganisationBundles;
