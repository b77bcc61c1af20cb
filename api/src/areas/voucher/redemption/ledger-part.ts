import { asc, eq } from 'drizzle-orm';
import { plainRow } from '../../../core/personal-data/held-rows.ts';
import type { PersonalPart } from '../../../core/personal-data/personal-area.ts';
import { offers, redemptions } from '../tables.ts';
import { aboutCode } from './about-code.ts';

/** The ledger in a person's data export, with their codes. */
export const ledgerPart: PersonalPart = {
  name: 'redemptions',
  title: 'Vouchers redeemed',
  tables: [redemptions],
  read: async ({ database, sealing }, personId) => {
    const rows = await database
      .select({ redemption: redemptions, offer: offers.name })
      .from(redemptions)
      .innerJoin(offers, eq(offers.id, redemptions.offerId))
      .where(eq(redemptions.personId, personId))
      .orderBy(asc(redemptions.id));
    return rows.map(
      ({ redemption: { offerId, sealed, deviceId, redeemedAt, usedAt, revokedAt, revokedBecause }, offer }) =>
        plainRow({
          voucher: offer,
          code: sealed === null ? null : sealing.open(sealed, aboutCode(offerId)),
          deviceId,
          redeemedAt,
          usedAt,
          revokedAt,
          revokedBecause,
        }),
    );
  },
};
