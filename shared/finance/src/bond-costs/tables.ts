/** Tables of bond registration costs. Rand without VAT. */
export interface BondCostTables {
  /** Guideline fee of the conveyancer: `base` plus `step` for each `per` rand, or part of it, above `from`. */
  conveyancer: readonly { from: number; base: number; step: number; per: number }[];
  conveyancerSource: string;
  /** Deeds Office fee for bonds up to and including `upTo`. */
  deedsOffice: readonly { upTo: number; fee: number }[];
  /** Deeds Office fee for each deed lodged. */
  lodgementFee: number;
  deedsOfficeSource: string;
  /** Percent. */
  vat: number;
}

/**
 * Guideline of the Law Society from 1 August 2025 [C] (negotiable; its bases are consistent) and the Schedule of Fees
 * of Office under the Deeds Registries Act from 1 April 2025 [B to R 6 million, C above; the rows seen equal the
 * transfer rows]. No row was seen for bonds above R 20 million.
 */
export const shippedBondCosts: BondCostTables = {
  conveyancer: [
    { from: 0, base: 6_640, step: 0, per: 100_000 },
    { from: 100_000, base: 6_640, step: 1_060, per: 50_000 },
    { from: 500_000, base: 15_120, step: 2_050, per: 100_000 },
    { from: 1_000_000, base: 25_370, step: 2_050, per: 200_000 },
    { from: 5_000_000, base: 66_370, step: 5_160, per: 1_000_000 },
  ],
  conveyancerSource: 'Law Society of South Africa, guideline of conveyancing fees from 1 August 2025',
  deedsOffice: [
    { upTo: 150_000, fee: 561 },
    { upTo: 300_000, fee: 727 },
    { upTo: 600_000, fee: 906 },
    { upTo: 800_000, fee: 1_275 },
    { upTo: 1_000_000, fee: 1_464 },
    { upTo: 2_000_000, fee: 1_646 },
    { upTo: 4_000_000, fee: 2_281 },
    { upTo: 6_000_000, fee: 2_767 },
    { upTo: 8_000_000, fee: 3_296 },
    { upTo: 10_000_000, fee: 3_853 },
    { upTo: 15_000_000, fee: 4_587 },
    { upTo: 20_000_000, fee: 5_510 },
  ],
  lodgementFee: 50,
  deedsOfficeSource: 'Deeds Registries Regulations, regulation 84, schedule from 1 April 2025',
  vat: 15,
};
