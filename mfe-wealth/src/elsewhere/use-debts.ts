import { calls, itemsOf } from '@phila/contract/calls';
import { lookups } from '@phila/contract/lookups';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Owed } from './debts.ts';
import { useNames } from './use-names.ts';

/** The person's loans and bonds, with bank names; empty until loaded. */
export const useDebts = () => {
  const reading = useQuery(calls.wealth.debts.list.query({ query: {} }));
  const banks = useNames(lookups.bankBranches);
  const debts = useMemo(
    (): Owed[] =>
      itemsOf(reading.data ?? []).map(
        ({ kind, bankId, bankName, balance, balanceDate, monthlyInstalment }) => ({
          kind,
          bank: bankName ?? banks.get(bankId),
          balance,
          balanceDate,
          monthlyInstalment,
        }),
      ),
    [reading.data, banks],
  );
  return { debts, reading };
};
