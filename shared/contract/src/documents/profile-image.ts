/** Largest picture accepted; our own page sends far less. */
export const LARGEST_PROFILE_IMAGE = 10 * 1_048_576;
/** Side in points of the stored and displayed square (specification: settings). */
export const PROFILE_IMAGE_SIZE = 320;
/** Specification: settings. */
export const PROFILE_IMAGE_TYPES = ['image/jpeg', 'image/png'] as const;
