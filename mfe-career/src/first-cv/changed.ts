import { calls } from '@phila/contract/calls';

const { career, overview } = calls;

/** What else on the site follows from a step, and is fetched again after it. */
export const CHANGED = [career.cv.content, overview.careerStrength, overview.myCareer];
