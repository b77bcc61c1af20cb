import type { CvChoices } from './saved-cv.ts';
import { cvDefaultColours, cvSections, nothingHidden } from './layouts.ts';

/* Constants and defaults of saved CVs, without schemas. */

/** Most CVs of a person. */
export const MAX_CVS = 20;

/** Name of an account's first CV; every account has it. */
export const FIRST_CV_NAME = 'My CV';

/** New CV: free layout, everything shown, no picture. */
export const newCv = (): CvChoices => ({
  templateId: 0,
  colour: cvDefaultColours[0],
  hidden: nothingHidden(),
  order: [...cvSections],
  heading: '',
  personalSummary: '',
  showPicture: false,
});
