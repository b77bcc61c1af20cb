import type { FigureTable } from '../figure-tables/figure-table.ts';
import { shippedFigures } from '../figure-tables/shipped.ts';
import { line, type ExplanationLine } from '../explanation.ts';
import { exact, rand } from '../money/exact.ts';
import { figureText } from '../money/text.ts';
import { percentText } from '../number-text.ts';
import { taxByTable } from '../tax-years/income-tax.ts';

/** Duty in rand, with its explanation. */
export interface TransferDuty {
  amount: number;
  explanation: ExplanationLine[];
}

/**
 * Transfer duty a natural person pays on a property (Transfer Duty Act section 2), half-up to the cent. Zero if the
 * seller charges VAT.
 *
 * @param price rand: the price paid or the fair value, whichever is higher
 */
export function transferDuty(
  price: number,
  { from, values: { rows } }: FigureTable<'transferDuty'> = shippedFigures.transferDuty,
): TransferDuty {
  const { tax, row } = taxByTable(rows, exact(price));
  const basis = `Transfer Duty Act section 2(1)(b), table from ${from}: ${figureText(row.base)} + ${percentText(row.rate)} × (${figureText(price)} − ${figureText(row.from)})`;
  return { amount: rand(tax), explanation: [line('Transfer duty', rand(tax), basis)] };
}
