import { and, eq, isNull } from 'drizzle-orm';
import { HOUR } from '../../../core/durations.ts';
import type { Task } from '../../../core/jobs/task.ts';
import type { Services } from '../../../core/services.ts';
import { codeBatches, offers, voucherCodes } from '../tables.ts';

/** Puts the codes that an earlier version added into a batch of their offer. Afterwards it finds nothing, by an index. */
export const codesWithoutBatchTask: Task<Services> = {
  name: 'codes without a batch',
  every: HOUR,
  atStart: true,
  run: async ({ database, clock }) => {
    const waiting = await database
      .selectDistinct({ offerId: voucherCodes.offerId })
      .from(voucherCodes)
      .where(isNull(voucherCodes.batchId));
    for (const { offerId } of waiting)
      await database.transaction(async (tx) => {
        await tx.select({ id: offers.id }).from(offers).where(eq(offers.id, offerId)).for('update');
        const without = and(eq(voucherCodes.offerId, offerId), isNull(voucherCodes.batchId));
        if ((await tx.$count(voucherCodes, without)) === 0) return;
        const [batch] = await tx
          .insert(codeBatches)
          .values({ offerId, name: 'Added before there were batches', addedAt: clock.now() })
          .returning({ id: codeBatches.id });
        await tx
          .update(voucherCodes)
          .set({ batchId: batch?.id ?? null })
          .where(without);
      });
  },
};
