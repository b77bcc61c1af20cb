import { calls } from '@phila/contract/calls';

const { career, overview } = calls;

/** Reads to fetch again after a step. */
export const CHANGED = [career.cv.content, overview.careerStrength, overview.myCareer];
