/** The largest picture that is taken; ours sends far less. */
export const LARGEST_PROFILE_IMAGE = 10 * 1_048_576;
/** Stored and shown as a square of so many points (specification: settings). */
export const PROFILE_IMAGE_SIZE = 320;
/** Specification: settings. */
export const PROFILE_IMAGE_TYPES = ['image/jpeg', 'image/png'] as const;
