import { type Cents, formatCents } from '@phila/finance/cents';

/** An amount that no line parts: 'R 1 234.56', its spaces such as do not break. */
export const money = (cents: Cents): string => formatCents(cents).replaceAll(' ', '\u00a0');
