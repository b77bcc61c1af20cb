export const CV_NAME_NEEDED = 'Please give your CV a name';
/** Longest name of a CV, in characters. */
export const CV_NAME_LENGTH = 60;
