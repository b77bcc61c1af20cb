import { roundedPercentText } from '@phila/contract/format';
import type { Share } from '@phila/finance/explanation';

/** Lists the parts of a whole: `Capital 74.2%, Interest 24.6%.` A table has the exact amounts. */
export const sharesText = (shares: readonly Share[]): string => {
  const parts = shares
    .filter(({ amount }) => amount > 0)
    .map(({ label, percent }) => `${label} ${roundedPercentText(percent ?? 0, 1)}`);
  return parts.length === 0 ? 'Nothing yet.' : `${parts.join(', ')}.`;
};
