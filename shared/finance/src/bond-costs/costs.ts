import type { Figures } from '../figure-tables/figure-table.ts';
import { heldSince } from '../figure-tables/find.ts';
import { shippedFigures } from '../figure-tables/shipped.ts';
import { line, type ExplanationLine } from '../explanation.ts';
import { exact, percentOf, rand } from '../money/exact.ts';
import { percentText } from '../number-text.ts';

export type BondCostFigures = Pick<Figures, 'conveyancer' | 'deedsOffice' | 'vat'>;

/** Estimated costs in rand. */
export interface BondCosts {
  conveyancer: number;
  vat: number;
  /** Null above the last known row; the total then leaves it out. */
  deedsOffice: number | null;
  total: number;
  explanation: ExplanationLine[];
}

/**
 * Estimates the cost of registering a mortgage bond: the conveyancer's guideline fee, its VAT and the Deeds Office
 * fees. Conveyancers may charge less; postage and searches are extra.
 *
 * @param bond rand of the bond
 */
export function bondCosts(bond: number, figures: BondCostFigures = shippedFigures): BondCosts {
  const { conveyancer: guideline, deedsOffice: schedule } = figures;
  const vatRate = figures.vat.values.percent;
  const row = guideline.values.rows.findLast(({ from }) => bond > from) ?? {
    from: 0,
    base: 0,
    step: 0,
    per: 1,
  };
  const conveyancer = exact(bond).minus(row.from).div(row.per).ceil().times(row.step).plus(row.base);
  const vat = percentOf(conveyancer, vatRate);
  const fee = schedule.values.rows.find(({ upTo }) => bond <= upTo)?.fee;
  const deedsOffice = fee === undefined ? null : fee + schedule.values.lodgementFee;
  const total = conveyancer.plus(vat).plus(deedsOffice ?? 0);
  return {
    conveyancer: rand(conveyancer),
    vat: rand(vat),
    deedsOffice,
    total: rand(total),
    explanation: [
      line('Conveyancer, guideline', conveyancer, heldSince(guideline)),
      line('VAT on the conveyancer', vat, `${percentText(vatRate)} of the fee`),
      ...(deedsOffice === null ? [] : [line('Deeds Office and lodgement', deedsOffice, heldSince(schedule))]),
      line('Bond registration', total, 'The amounts above together'),
    ],
  };
}
