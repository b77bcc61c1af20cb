import { moneyText } from '@phila/contract/format';
import type { BudgetEntry } from '@phila/finance/budget';
import { useMonthlyElsewhere } from './use-monthly-elsewhere.ts';
import type { Values } from '../../keeping/start.ts';
import { FoundPanel } from '../frame/found-panel.tsx';

interface BudgetSuggestionsProps {
  values: Values;
  onTake: (part: BudgetEntry) => void;
}

/** Offers monthly payments from the person's records and calculators for the budget. */
export const BudgetSuggestions = ({ values, onTake }: BudgetSuggestionsProps) => {
  const { lines, reads } = useMonthlyElsewhere();
  return (
    <FoundPanel
      found={lines.map(({ field, label, amount, source }) => ({
        key: field,
        label,
        text: moneyText(amount),
        source,
        isTaken: values[field] === amount,
      }))}
      reads={reads}
      nothing="Nothing that is paid each month yet. Add your policies in My Wealth, or save a calculation as yours."
      onTake={(keys) =>
        onTake(
          Object.fromEntries(
            lines.filter(({ field }) => keys.includes(field)).map(({ field, amount }) => [field, amount]),
          ),
        )
      }
    />
  );
};
