import { numberText } from '@phila/contract/format';
import { calls, type LookupUse } from '@phila/contract/calls';
import { classes, Empty, Loaded, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

const KINDS: {
  readonly [K in LookupUse['kind']]: { readonly one: string; readonly many: string; readonly page: string };
} = {
  offer: { one: 'offer', many: 'offers', page: '/admin/offer-management' },
  bundle: { one: 'value bundle', many: 'value bundles', page: '/admin/subscription-management' },
  cause: { one: 'cause', many: 'causes', page: '/admin/cause-management' },
};

const Rows = ({ kind, count, rows }: LookupUse) => {
  const { one, many, page } = KINDS[kind];
  const more = count - rows.length;
  return (
    <section className={classes('stack gap-8')}>
      <h3 className={classes('strong')}>
        {numberText(count)} {count === 1 ? one : many}
      </h3>
      <ul className={classes('grid gap-8')}>
        {rows.map(({ id, name }) => (
          <li key={id}>
            <Link to={`${page}?row=${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={classes('small muted')}>
          And {numberText(more)} more, which the <Link to={page}>list of {many}</Link> has.
        </p>
      )}
    </section>
  );
};

/** Links to the rows that use an entry; they keep it even once it can no longer be chosen. */
export const UsedBy = ({ id }: { id: number }) => {
  const reading = useQuery(calls.voucher.lookupUses.query({ params: { id } }, { staleTime: 0 }));
  return (
    <Loaded
      what="Where it is used"
      reading={reading}
      waiting={<Skeleton height={160} />}
      empty={
        <Empty title="Not used">No offer, value bundle or cause has this entry. It can be removed.</Empty>
      }
    >
      {(uses) => (
        <section aria-label="Where it is used" className={classes('stack gap-24')}>
          {uses.map((use) => (
            <Rows key={use.kind} {...use} />
          ))}
          <p className={classes('small muted')}>
            An entry that is used cannot be removed. Switch off “Can be chosen” in its details: what has it
            keeps it, and nothing else can choose it.
          </p>
        </section>
      )}
    </Loaded>
  );
};
