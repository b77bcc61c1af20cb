import { calls, type GivenInMonth } from '@phila/contract/calls';
import { moneyText, monthText, numberText } from '@phila/contract/format';
import { classes, AdminList, Empty, Loaded, Skeleton, type AdminColumn } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';

const columns: readonly AdminColumn<GivenInMonth>[] = [
  { name: 'month', label: 'Month', cell: ({ month }) => monthText(month) },
  {
    name: 'orders',
    label: 'Orders',
    cell: ({ orders }) => numberText(orders),
    isNumber: true,
  },
  { name: 'given', label: 'Given', cell: ({ given }) => moneyText(given), isNumber: true },
];

/** Adds in whole cents, as rand would drift. */
const sumOf = (months: readonly GivenInMonth[]): number =>
  months.reduce((sum, { given }) => sum + Math.round(given * 100), 0) / 100;

/** Shows the money that bundles gave to a cause, month by month. */
export const GivenToCause = ({ id, name }: { id: number; name: string }) => {
  const reading = useQuery(calls.shop.givenToCause.query({ params: { id } }, { staleTime: 0 }));
  return (
    <Loaded
      what="What was given"
      reading={reading}
      waiting={<Skeleton height={200} />}
      empty={
        <Empty title="Nothing was given yet">
          What people pay for value bundles that give to this cause is added up here.
        </Empty>
      }
    >
      {(months) => (
        <section aria-label="What was given" className={classes('stack gap-16')}>
          <p>
            <span className={classes('large strong')}>{moneyText(sumOf(months))}</span>{' '}
            <span className={classes('muted')}>given in all</span>
          </p>
          <AdminList<GivenInMonth>
            label={`What was given to ${name}, by month`}
            rows={[...months]}
            keyOf={({ month }) => month}
            nameOf={({ month }) => monthText(month)}
            columns={columns}
          />
          <p className={classes('small muted')}>
            By the month in which the orders were paid. Of what was paid back since, the cause’s part is taken
            off.
          </p>
        </section>
      )}
    </Loaded>
  );
};
