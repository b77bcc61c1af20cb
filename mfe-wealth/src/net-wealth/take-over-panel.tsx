import { moneyText } from '@phila/contract/format';
import { Link } from 'react-router-dom';
import { FoundPanel, TakeOverButton } from '../calculators/frame/found-panel.tsx';
import { useValuesElsewhere } from './use-values-elsewhere.ts';
import type { Line } from './line.ts';
import { lineOf, type RecordedValue } from './take-over.ts';

interface TakeOverProps {
  today: string;
  lines: readonly Line[];
  onTake: (found: readonly RecordedValue[]) => void;
}

const keyOf = ({ source, label }: RecordedValue): string => `${source} ${label}`;

/** Offers the person's values from elsewhere, with source and day; takes one over only when pressed. */
export const TakeOver = (props: TakeOverProps) => (
  <TakeOverButton>
    <FoundValues {...props} />
  </TakeOverButton>
);

const FoundValues = ({ today, lines, onTake }: TakeOverProps) => {
  const { found, reads } = useValuesElsewhere(today);
  return (
    <FoundPanel
      found={found.map((one) => ({
        key: keyOf(one),
        label: one.label,
        text: moneyText(one.amount),
        source: one.source,
        isTaken: lineOf(lines, one)?.amount === one.amount,
      }))}
      reads={reads}
      nothing={
        <>
          Nothing with a value yet. Add{' '}
          <Link to="/wealth/financial-products/short-term-investments">investments</Link>, or save a{' '}
          <Link to="/wealth/financial-tools/mortgage">bond</Link> in its calculator as yours.
        </>
      }
      onTake={(keys) => onTake(found.filter((one) => keys.includes(keyOf(one))))}
    />
  );
};
