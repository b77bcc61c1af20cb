import { type Cause, voucherCause } from '@phila/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import { storeResource } from '../../../core/resources/store-resource.ts';
import { rowPictures } from '../../image/public.ts';
import { choicesOfType } from '../lookups/known.ts';
import { imageTypes, pictureAddress, picturesFor } from '../pictures/pictures.ts';
import { bundles, causes as table } from '../tables.ts';

export const causes = storeResource(table, voucherCause, {
  pictures: rowPictures,
  specified: (_context, { pictures, ...row }) => ({ ...row, logo: pictures['logo'] ?? null }),
  choices: { causeTypeId: choicesOfType('CauseType') },
  assertRemovable: async ({ database }, { id }) => {
    const giving = await database.$count(bundles, and(eq(bundles.causeId, id), isNull(bundles.deletedAt)));
    if (giving === 0) return;
    throw new Refusal(
      409,
      giving === 1 ? 'A bundle gives to this cause' : `${giving} bundles give to this cause`,
    );
  },
});

export const listCauses = async (database: Database): Promise<Cause[]> => {
  const rows = await database
    .select()
    .from(table)
    .where(and(isNull(table.deletedAt), eq(table.isActive, true)))
    .orderBy(asc(table.id));
  const pictures = await picturesFor(
    database,
    imageTypes.Cause,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, causeTypeId, isActive }) => ({
    id,
    name,
    causeTypeId,
    isActive,
    logo: pictureAddress(pictures, id),
  }));
};
