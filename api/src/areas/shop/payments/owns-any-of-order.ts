import type { Database } from '../../../core/database/open.ts';
import { sellableBundles } from '../../voucher/public.ts';
import type { StoredOrder } from '../orders/history.ts';
import { linesOf } from '../orders/mark-paid.ts';
import { ownedAmong } from '../ownership/ownership.ts';

export const ownsAnyOfOrder = async (
  tx: Database,
  { id, personId, placedAt }: StoredOrder,
): Promise<boolean> => {
  const lines = await linesOf(tx, id);
  const products = await ownedAmong(
    tx,
    personId,
    lines.flatMap(({ productId }) => productId ?? []),
  );
  if (products.size > 0) return true;
  const bundles = await sellableBundles(
    tx,
    personId,
    lines.flatMap(({ bundleId }) => bundleId ?? []),
    placedAt,
  );
  return bundles.some(({ isOwned }) => isOwned);
};
