import { line, type ExplanationLine } from '../explanation.ts';
import { exact, percentOf, rand } from '../money/exact.ts';
import { percentText } from '../number-text.ts';
import { shippedBondCosts, type BondCostTables } from './tables.ts';

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
export function bondCosts(bond: number, tables: BondCostTables = shippedBondCosts): BondCosts {
  const row = tables.conveyancer.findLast(({ from }) => bond > from) ?? { from: 0, base: 0, step: 0, per: 1 };
  const conveyancer = exact(bond).minus(row.from).div(row.per).ceil().times(row.step).plus(row.base);
  const vat = percentOf(conveyancer, tables.vat);
  const fee = tables.deedsOffice.find(({ upTo }) => bond <= upTo)?.fee;
  const deedsOffice = fee === undefined ? null : fee + tables.lodgementFee;
  const total = conveyancer.plus(vat).plus(deedsOffice ?? 0);
  return {
    conveyancer: rand(conveyancer),
    vat: rand(vat),
    deedsOffice,
    total: rand(total),
    explanation: [
      line('Conveyancer, guideline', conveyancer, tables.conveyancerSource),
      line('VAT on the conveyancer', vat, `${percentText(tables.vat)} of the fee`),
      ...(deedsOffice === null
        ? []
        : [line('Deeds Office and lodgement', deedsOffice, tables.deedsOfficeSource)]),
      line('Bond registration', total, 'The amounts above together'),
    ],
  };
}
