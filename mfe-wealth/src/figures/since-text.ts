import { longDateText } from '@phila/contract/format';
import type { AnyFigureTable } from '@phila/finance/figure-tables';

/** Says since when a table holds and who says so: `since 21 November 2025, South African Reserve Bank`. */
export const sinceText = ({ from, source }: Pick<AnyFigureTable, 'from' | 'source'>): string =>
  `since ${longDateText(from)}, ${source.name}`;
