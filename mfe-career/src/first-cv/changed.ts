import { calls } from '@phila/contract/calls';

const { career, overview } = calls;

/** Cached reads to refresh after a step. */
export const CHANGED = [career.cv.content, overview.careerStrength, overview.myCareer];
