export const CV_NAME_NEEDED = 'Please give your CV a name';
/** The longest name of a CV, in characters. */
export const CV_NAME_LENGTH = 60;
