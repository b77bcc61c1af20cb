import type { CvDocument, CvRecords } from './document.ts';
import type { CvChoices } from './saved-cv.ts';

/** What is neither the person's records nor their choice. */
export interface CvCircumstances {
  /** Whether the layout is paid for and was not bought. The service decides it for every file that it makes. */
  readonly watermark: boolean;
  /** The day on the file, `2026-11-22`. */
  readonly date: string;
}

/** What was chosen, or, where nothing was, what the profile says. */
const own = (chosen: string, usual: string | null | undefined): string | null =>
  chosen === '' ? (usual ?? null) : chosen;

/**
 * A CV, from the person's records and what was chosen for it: the same in the page's preview and on the service. Hidden
 * entries stay in it, named as hidden; `sharedCvOf` takes them out.
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
