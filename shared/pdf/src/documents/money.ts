import { type Cents, formatCents } from '@phila/finance/cents';

/** Formats an amount with non-breaking spaces: 'R 1 234.56'. */
export const money = (cents: Cents): string => formatCents(cents).replaceAll(' ', '\u00a0');
