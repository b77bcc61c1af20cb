import type { CvDocument, CvRecords } from './document.ts';
import type { CvChoices } from './saved-cv.ts';

/** Inputs of a CV that are neither records nor choices. */
export interface CvCircumstances {
  /** True for a paid layout that was not bought. The service decides it for every file it makes. */
  readonly watermark: boolean;
  /** Date of the file: `2026-11-22`. */
  readonly date: string;
}

/** Chosen text, or else the profile's. */
const own = (chosen: string, usual: string | null | undefined): string | null =>
  chosen === '' ? (usual ?? null) : chosen;

/**
 * Builds a CV from a person's records and choices, alike in the preview and on the service. Hidden entries stay in it,
 * marked as hidden; `sharedCvOf` removes them.
 */
export const cvOf = (
  { profile, ...records }: CvRecords,
  choices: CvChoices,
  { watermark, date }: CvCircumstances,
): CvDocument => ({
  template: choices.templateId,
  colour: choices.colour,
  watermark: watermark && choices.templateId !== 0,
  locale: 'en-ZA',
  date,
  profile: {
    ...profile,
    heading: own(choices.heading, profile.heading),
    personalSummary: own(choices.personalSummary, profile.personalSummary),
    picture: choices.showPicture ? profile.picture : null,
  },
  ...records,
  hidden: choices.hidden,
  order: choices.order,
});
