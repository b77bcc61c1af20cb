import { queryOf } from '@phila/contract/calls';
import { lookups } from '@phila/contract/lookups';
import { classes, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useField } from 'react-final-form';

const useBank = (id: number | null) => {
  const { data, isError } = useQuery(queryOf(lookups.bankBranches.call, {}));
  return { bank: data?.find((one) => one.id === id), waiting: data === undefined && !isError };
};

/** Name of a bank with its universal branch code, because payments need the code. */
export const Bank = ({ id }: { id: number | null }) => {
  const { bank, waiting } = useBank(id);
  if (waiting) return <Skeleton width={144} height={18} />;
  if (!bank) return 'Not known';
  return (
    <>
      {bank.name}
      <span className={classes('block small muted figures')}>Branch code {bank.branchCode}</span>
    </>
  );
};

/** Branch code of the bank chosen in the form. */
export const ChosenBranch = () => {
  const { bank } = useBank(useField<number>('bankId', { subscription: { value: true } }).input.value);
  return (
    bank && (
      <p className={classes('pad-y-8 pad-x-12 accent-ground rounded small figures')}>
        The branch code of {bank.name} is <strong>{bank.branchCode}</strong>.
      </p>
    )
  );
};
