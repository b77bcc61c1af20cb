import type { CvChoices } from './saved-cv.ts';
import { cvDefaultColours, cvSections, nothingHidden } from './layouts.ts';

/*
 * What a page needs to know of CVs that are saved, without the schemas.
 */

/** How many CVs a person may have. */
export const MAX_CVS = 20;

/** The name of the first CV, which every account has. */
export const FIRST_CV_NAME = 'My CV';

/** A new CV: the free layout, everything shown, no picture. */
export const newCv = (): CvChoices => ({
  templateId: 0,
  colour: cvDefaultColours[0],
  hidden: nothingHidden(),
  order: [...cvSections],
  heading: '',
  personalSummary: '',
  showPicture: false,
});
