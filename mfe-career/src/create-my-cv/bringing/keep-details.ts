import { calls } from '@phila/contract/calls';
import type { CvRecords } from '@phila/contract/cv';
import type { BodyOf } from '@phila/contract/records';
import type { biographical } from '@phila/contract/records/biographical';
import type { contact } from '@phila/contract/records/contact';
import { officialLanguages } from '@phila/contract/records/official-languages';
import { send } from '@phila/platform';
import type { Detail } from '../../json-resume/found-details.ts';

const { biographicalDetails, contactDetails, updateBiographicalDetails, updateContactDetails } =
  calls.details;

/** Version of a record that was never saved. */
const NEVER_SAVED = 0;

/** Fields to update; the service keeps the values of all others. */
type Named<T> = { [K in keyof T]?: T[K] extends object ? Partial<T[K]> : T[K] };

const valueOf = (details: readonly Detail[], wanted: Detail['kind']): string | null => {
  const found = details.find(({ kind }) => kind === wanted);
  return found !== undefined && 'value' in found ? found.value : null;
};

/** Saves the contact details among these; the service keeps the others as they are. */
export const keepContact = async (details: readonly Detail[]): Promise<void> => {
  const [mobileNo, personalEmail, city] = [
    valueOf(details, 'mobileNo'),
    valueOf(details, 'personalEmail'),
    valueOf(details, 'city'),
  ];
  if (mobileNo === null && personalEmail === null && city === null) return;
  const now = await send(contactDetails, {});
  const body: Named<BodyOf<typeof contact>> = {
    version: now?.version ?? NEVER_SAVED,
    ...(mobileNo === null ? {} : { mobileNo: { value: mobileNo } }),
    ...(personalEmail === null ? {} : { personalEmail: { value: personalEmail } }),
    ...(city === null ? {} : { residentialAddress: { city } }),
  };
  await send(updateContactDetails, { body: body as BodyOf<typeof contact> });
};

const keepLanguages = async (
  details: readonly Detail[],
  { firstName, lastName }: CvRecords['profile'],
): Promise<void> => {
  const chosen = details.flatMap((detail) => (detail.kind === 'language' ? [detail] : []));
  if (chosen.length === 0) return;
  const now = await send(biographicalDetails, {});
  const homeId = now?.homeLanguageID ?? chosen.find(({ isHome }) => isHome)?.id;
  const home = officialLanguages.find(({ id }) => id === homeId)?.id ?? null;
  const ids: readonly unknown[] = [...(now?.languages ?? []), ...chosen.map(({ id }) => id)];
  const others = officialLanguages.map(({ id }) => id).filter((id) => id !== home && ids.includes(id));
  const body: Named<BodyOf<typeof biographical>> = {
    version: now?.version ?? NEVER_SAVED,
    // The record requires a name: sends the sign-up's if My Details has none yet.
    ...(now?.firstName == null ? { firstName } : {}),
    ...(now?.lastName == null ? { lastName } : {}),
    homeLanguageID: home,
    languages: others,
  };
  await send(updateBiographicalDetails, { body: body as BodyOf<typeof biographical> });
};

/**
 * Saves chosen contact details and languages in My Details. An existing home language stays; another is added to the
 * other languages.
 */
export const keepDetails = async (
  details: readonly Detail[],
  profile: CvRecords['profile'],
): Promise<void> => {
  await keepContact(details);
  await keepLanguages(details, profile);
};
