import { type Cause, type May, type ReceivedFile, type ResourceRow, voucherCause } from '@phila/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../core/calls/implement.ts';
import type { Database } from '../../../core/database/open.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import { atForm, fromForm } from '../../../core/resources/form-names.ts';
import { storeResource } from '../../../core/resources/store-resource.ts';
import { rowPictures } from '../../image/public.ts';
import { choicesOfType } from '../lookups/known.ts';
import { imageTypes, pictureAddress, picturesFor } from '../pictures/pictures.ts';
import { bundles, causes as table } from '../tables.ts';

export const causes = storeResource(table, voucherCause, {
  pictures: rowPictures,
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

export const listCauses = async (database: Database, withInactive: boolean): Promise<Cause[]> => {
  const rows = await database
    .select()
    .from(table)
    .where(and(isNull(table.deletedAt), withInactive ? undefined : eq(table.isActive, true)))
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

/** As the specification's calls give it. */
const shown = ({ id, name, causeTypeId, isActive, pictures }: ResourceRow<typeof voucherCause>): Cause => ({
  id,
  name: name ?? '',
  causeTypeId,
  isActive: isActive ?? false,
  logo: pictures['logo'] ?? null,
});

/**
 * Adds a cause, or changes one, by the specification's form.
 * @param id null for a new one
 */
export const saveCause = async (
  context: Context<May>,
  id: number | null,
  form: object,
  logo: ReceivedFile | null,
): Promise<Cause> => {
  const sent = fromForm(form);
  const saved = await atForm(
    id === null ? causes.create(context, { isActive: true, ...sent }) : causes.update(context, id, sent),
  );
  return shown(logo === null ? saved : await causes.savePicture(context, saved.id, 'logo', logo, 'Logo'));
};
